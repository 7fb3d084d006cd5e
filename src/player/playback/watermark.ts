import type { Length, Watermark } from '../../resolve/player-config.js';
import { afterPlaying } from './playing-time.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const cssLength = (length: Length | null): string =>
  length === null ? 'auto' : `${length.value}${length.unit}`;

const imageOf = ({ url, width, height }: Watermark): HTMLImageElement => {
  const image = document.createElement('img');
  image.src = url;
  image.alt = '';
  image.draggable = false;
  if (width !== null) image.style.width = `${width}px`;
  if (height !== null) image.style.height = `${height}px`;
  return image;
};

const frameOf = ({ link }: Watermark): HTMLElement => {
  if (link === null) return document.createElement('div');
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer nofollow';
  return anchor;
};

/** The watermark over the video (spec 2.5, `watermark_*`). The caller sets the accessible name of a link. */
export const showWatermark = (
  settings: Watermark,
  video: HTMLVideoElement,
  signal: AbortSignal,
): HTMLElement => {
  const mark = frameOf(settings);
  mark.setAttribute(
    'part',
    settings.hidesWithControls ? 'watermark hides-with-controls' : 'watermark',
  );
  mark.append(imageOf(settings));
  mark.style.opacity = String(settings.opacity);
  for (const side of SIDES) mark.style.setProperty(side, cssLength(settings.offset[side]));
  if (settings.displayTime !== null)
    afterPlaying(settings.displayTime, video, () => (mark.hidden = true), signal);
  return mark;
};
