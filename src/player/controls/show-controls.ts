import type { PlayerMessages } from '../../locales/messages.js';
import type { PlayerConfig } from '../../resolve/player-config.js';
import { toggleFullscreen } from '../playback/fullscreen.js';
import { CORNERS, icon } from '../icons.js';
import { loadPart } from '../load-part.js';
import { part, type Stage } from '../playback/stage.js';

/** The kinds of controls to choose from. The first is the default. */
export const CONTROLS = ['auto', 'native', 'none'] as const;
export type ControlsKind = (typeof CONTROLS)[number];

/** The controls that are shown: media-chrome's bar, the browser's, none, or those of the page around the player. */
export type ShownControls = 'bar' | 'native' | 'none' | 'external';

export interface ShowControlsOptions {
  readonly stage: Stage;
  readonly config: PlayerConfig;
  readonly kind: ControlsKind;
  readonly host: HTMLElement;
  /** BCP 47 language tag of the element, or the empty string. */
  readonly language: string;
  readonly messages: Pick<PlayerMessages, 'fullscreen'>;
  readonly signal: AbortSignal;
}

/** Whether the viewer may seek; never in a live. */
export const canSeek = ({ controls, source }: PlayerConfig): boolean =>
  controls.seekable && source?.kind !== 'live';

/** Returns false if the bar cannot be loaded, which is reported, or if the page refuses its markup or its styles. */
const showBar = async ({
  stage,
  config,
  host,
  language: tag,
  signal,
}: ShowControlsOptions): Promise<boolean> => {
  const { video, title, screen } = stage;
  const bar = await loadPart(() => import('./media-chrome-bar.js')).catch(reportError);
  if (!bar) return false;
  try {
    const language = await bar.loadBarLanguage(tag);
    if (signal.aborted) return true;
    bar.surroundWithBar(stage, {
      config,
      canSeek: canSeek(config),
      fullscreenElement: host,
      language,
    });
    return true;
  } catch {
    // A policy of the page: the browser's controls are used instead.
  }
  for (const element of [video, title]) element.removeAttribute('slot');
  screen.replaceChildren(video, title);
  return false;
};

/** `controlsList` (HTML draft), which TypeScript's DOM types lack. */
interface ListedVideo extends HTMLVideoElement {
  readonly controlsList?: DOMTokenList;
}

/**
 * Shows the browser's own controls, without those that the embed does not offer. Their full screen would
 * show the video without ads and watermark; where it can be removed, a button of the player replaces it.
 */
const showNativeControls = ({ stage, host, messages, signal }: ShowControlsOptions): void => {
  const video: ListedVideo = stage.video;
  video.controls = true;
  video.controlsList?.add('nodownload', 'noremoteplayback');
  if (!document.fullscreenEnabled || video.controlsList === undefined) return;
  video.controlsList.add('nofullscreen');
  const button = part('button', 'fullscreen');
  button.type = 'button';
  button.setAttribute('aria-label', messages.fullscreen);
  button.append(icon(CORNERS));
  button.addEventListener('click', () => toggleFullscreen(host, video), { signal });
  (stage.watermark ?? stage.waiting).before(button);
};

export const showControls = async (options: ShowControlsOptions): Promise<ShownControls> => {
  if (options.kind === 'none') return 'external';
  if (!options.config.controls.visible) return 'none';
  if (options.kind === 'auto' && (await showBar(options))) return 'bar';
  if (options.signal.aborted) return 'none';
  showNativeControls(options);
  return 'native';
};
