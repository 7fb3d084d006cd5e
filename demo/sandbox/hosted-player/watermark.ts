import type { WatermarkSettings } from '../player-settings.js';

const image = ({ image: address, width, height }: WatermarkSettings): HTMLImageElement => {
  const made = document.createElement('img');
  made.src = address;
  made.alt = '';
  if (width !== null) made.width = width;
  if (height !== null) made.height = height;
  return made;
};

const frame = ({ link }: WatermarkSettings): HTMLElement => {
  if (link === null) return document.createElement('div');
  const made = document.createElement('a');
  made.href = link;
  made.target = '_blank';
  made.rel = 'noopener noreferrer nofollow';
  made.setAttribute('aria-label', 'Visit the publisher');
  return made;
};

/** Takes the mark away once it was shown for its seconds of playing. */
const limit = (mark: HTMLElement, video: HTMLVideoElement, seconds: number): void => {
  const check = (): void => {
    if (video.currentTime < seconds) return;
    mark.hidden = true;
    video.removeEventListener('timeupdate', check);
  };
  video.addEventListener('timeupdate', check);
};

/** The mark over the video (spec 2.5, `watermark_*`). */
export const watermark = (settings: WatermarkSettings, video: HTMLVideoElement): HTMLElement => {
  const mark = frame(settings);
  mark.className = 'watermark';
  mark.classList.toggle('hides-with-controls', settings.hidesWithControls);
  mark.append(image(settings));
  const { style } = mark;
  style.opacity = String(settings.opacity);
  style.top = settings.top ?? 'auto';
  style.right = settings.right ?? 'auto';
  style.bottom = settings.bottom ?? 'auto';
  style.left = settings.left ?? 'auto';
  if (settings.seconds !== null) limit(mark, video, settings.seconds);
  return mark;
};
