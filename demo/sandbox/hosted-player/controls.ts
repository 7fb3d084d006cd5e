import 'media-chrome';
import type { PlayerSettings } from '../player-settings.js';

const element = (name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

/** The parts of the bar, in their order; what the embed does not allow is not there. */
const parts = ({
  isLive,
  seekable,
  pictureInPicture,
  subtitles,
}: PlayerSettings): readonly string[] => [
  'media-play-button',
  'media-mute-button',
  'media-volume-range',
  isLive ? 'media-live-button' : 'media-time-display',
  seekable && !isLive ? 'media-time-range' : 'div',
  ...(subtitles.length > 0 ? ['media-captions-button'] : []),
  ...(pictureInPicture ? ['media-pip-button'] : []),
  'media-fullscreen-button',
];

const controlBar = (settings: PlayerSettings): HTMLElement => {
  const bar = element('media-control-bar');
  bar.append(...parts(settings).map((name) => element(name)));
  return bar;
};

/** The title over the video, while the controls are shown. */
const titleBar = ({ title }: PlayerSettings): readonly HTMLElement[] => {
  if (title === '') return [];
  const made = element('div', { slot: 'top-chrome' });
  made.className = 'title';
  made.dir = 'auto';
  made.textContent = title;
  return [made];
};

const backdrop = ({ backgroundImage }: PlayerSettings): readonly HTMLElement[] => {
  if (backgroundImage === null) return [];
  const image = element('img', { src: backgroundImage, alt: '' });
  image.className = 'background';
  return [image];
};

/** The video within its controls, over the background image. */
export const controls = (
  video: HTMLVideoElement,
  settings: PlayerSettings,
): readonly HTMLElement[] => {
  const controller = element('media-controller', {
    defaultstreamtype: settings.isLive ? 'live' : 'on-demand',
    // A sandboxed frame has no storage to keep the viewer's volume in.
    novolumepref: '',
    nomutedpref: '',
  });
  if (!settings.controlsHide) controller.setAttribute('autohide', '-1');
  if (!settings.seekable) controller.setAttribute('nohotkeys', '');
  video.slot = 'media';
  controller.append(video, ...titleBar(settings));
  controller.append(
    element('media-loading-indicator', { slot: 'centered-chrome', noautohide: '' }),
  );
  if (settings.hasControls) controller.append(controlBar(settings));
  return [...backdrop(settings), controller];
};
