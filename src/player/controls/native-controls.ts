import { icon, part } from '../playback/stage.js';
import { toggleFullscreen } from '../playback/fullscreen.js';

/** `controlsList` (HTML draft), which TypeScript's DOM types lack. */
interface ListedVideo extends HTMLVideoElement {
  readonly controlsList?: DOMTokenList;
}

const CORNERS = 'M4 10V4h6v2H6v4zm10-6h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z';

/**
 * The browser's own controls, without what the embed does not offer. Their full screen would be the video's
 * alone, without ads and watermark: a button of the player takes its place where there is one.
 */
export const showNativeControls = (
  video: ListedVideo,
  host: HTMLElement,
  signal: AbortSignal,
): HTMLButtonElement | null => {
  video.controls = true;
  video.controlsList?.add('nodownload', 'noremoteplayback');
  if (!document.fullscreenEnabled || video.controlsList === undefined) return null;
  video.controlsList.add('nofullscreen');
  const button = part('button', 'fullscreen');
  button.type = 'button';
  button.append(icon(CORNERS));
  button.addEventListener('click', () => toggleFullscreen(host, video), { signal });
  return button;
};
