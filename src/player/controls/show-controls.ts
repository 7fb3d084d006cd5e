import type { PlayerConfig } from '../../resolve/player-config.js';
import { iconButton } from '../element-parts.js';
import { CORNERS } from '../icons.js';
import { loadPart } from '../load-part.js';
import type { BarOptions } from './control-bar.js';

/** The kinds of controls to choose from. The first is the default. */
export const CONTROLS = ['auto', 'native', 'none'] as const;
export type ControlsKind = (typeof CONTROLS)[number];

export interface ShownControls {
  /** The player's bar, the browser's controls, none, or those of the page around the player. */
  readonly kind: 'bar' | 'native' | 'none' | 'external';
  /** Shows a change of the player or of the language. */
  readonly update?: () => void;
}

export interface ShowControlsOptions extends BarOptions {
  readonly controls: ControlsKind;
  /** Whether the content is being loaded. */
  readonly isLoading: boolean;
}

/** Whether the viewer may seek; never in a live. */
export const canSeek = ({ controls, source }: PlayerConfig): boolean =>
  controls.seekable && source?.kind !== 'live';

/** The bar delays no first frame, unless the viewer does something before. A press on the facade moves the focus, too. */
const firstFrameOrInput = ({ stage: { root, video }, signal }: BarOptions): Promise<unknown> =>
  new Promise((resolve) => {
    const options = { once: true, signal };
    video.addEventListener('loadeddata', resolve, options);
    for (const name of ['pointermove', 'pointerdown', 'keydown'])
      root.addEventListener(name, resolve, options);
  });

/** `controlsList` (HTML draft), which TypeScript's DOM types lack. */
interface ListedVideo extends HTMLVideoElement {
  readonly controlsList?: DOMTokenList;
}

/**
 * Shows the browser's own controls, without those that the embed does not offer. Their full screen would
 * show the video without ads and watermark; where it can be removed, a button of the player replaces it.
 */
const showNativeControls = ({ stage, commands, messages, signal }: ShowControlsOptions): void => {
  const video: ListedVideo = stage.video;
  video.controls = true;
  video.controlsList?.add('nodownload', 'noremoteplayback');
  if (!document.fullscreenEnabled || video.controlsList === undefined) return;
  video.controlsList.add('nofullscreen');
  const button = iconButton('fullscreen', CORNERS);
  button.setAttribute('aria-label', messages().fullscreen);
  button.addEventListener('click', () => commands.toggleFullscreen(), { signal });
  (stage.watermark ?? stage.waiting).before(button);
};

/** Without the code of the bar, which is reported, shows the browser's controls. */
export const showControls = async (options: ShowControlsOptions): Promise<ShownControls> => {
  if (options.controls === 'none') return { kind: 'external' };
  if (!options.config.controls.visible) return { kind: 'none' };
  if (options.controls === 'auto') {
    if (options.isLoading) await firstFrameOrInput(options);
    const bar = await loadPart(() => import('./control-bar.js')).catch(reportError);
    if (options.signal.aborted) return { kind: 'none' };
    if (bar) return { kind: 'bar', update: bar.showBar(options) };
  }
  showNativeControls(options);
  return { kind: 'native' };
};
