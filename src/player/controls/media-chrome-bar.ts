import 'media-chrome/media-control-bar';
import 'media-chrome/media-controller';
import 'media-chrome/media-fullscreen-button';
import 'media-chrome/media-live-button';
import 'media-chrome/media-loading-indicator';
import 'media-chrome/media-mute-button';
import 'media-chrome/media-pip-button';
import 'media-chrome/media-play-button';
import 'media-chrome/media-time-display';
import 'media-chrome/media-time-range';
import 'media-chrome/media-volume-range';
import 'media-chrome/menu/media-captions-menu';
import 'media-chrome/menu/media-captions-menu-button';
import 'media-chrome/menu/media-chrome-menu-item';
import { addTranslation } from 'media-chrome/utils/i18n';
import { controlsMessages } from '../../locales/area-messages.js';
import { loadMessages } from '../../locales/registry.js';
import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Stage } from '../playback/stage.js';
import { hasSubtitles } from '../playback/subtitles.js';
import { barColors } from './bar-colors.js';
import { styleBar } from './bar-styles.js';

interface Controller extends HTMLElement {
  fullscreenElement: HTMLElement;
}

const element = (name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

/** Playback this close to the newest frame counts as live, because players stay three segments behind it. */
const LIVE_EDGE_SECONDS = '30';

export const loadBarLanguage = async (tag: string): Promise<string> => {
  await loadMessages(tag)?.catch(reportError);
  const { language, words } = controlsMessages(tag);
  // English is built in.
  if (Object.keys(words).length > 0) addTranslation(language, words);
  return language;
};

export interface BarOptions {
  readonly config: PlayerConfig;
  readonly canSeek: boolean;
  /** BCP 47 tag of the bar's texts. */
  readonly language: string;
  readonly fullscreenElement: HTMLElement;
}

/** The controls that the embed allows, in order. */
const controlsOf = ({ config, canSeek }: BarOptions): readonly HTMLElement[] => [
  element('media-play-button'),
  element('media-mute-button'),
  element('media-volume-range'),
  ...(config.source?.kind === 'live'
    ? [element('media-live-button')]
    : [element('media-time-display', { showduration: '', notoggle: '' })]),
  canSeek ? element('media-time-range') : element('div', { part: 'spacer' }),
  ...(hasSubtitles(config.subtitles) ? [element('media-captions-menu-button')] : []),
  ...(config.playback.pictureInPicture ? [element('media-pip-button')] : []),
  element('media-fullscreen-button'),
];

const setColors = (controller: HTMLElement, playerColor: string | null): void => {
  const { foreground, background, hover, menu } = barColors(playerColor);
  const { style } = controller;
  style.setProperty('--media-primary-color', foreground);
  style.setProperty('--media-control-background', background);
  style.setProperty('--media-control-hover-background', hover);
  style.setProperty('--media-menu-background', menu);
  style.setProperty('--media-secondary-color', background);
};

/** Whether the page's policy allowed the controller's styles. */
const isStyled = (controller: HTMLElement): boolean =>
  controller.shadowRoot?.querySelector('style')?.sheet !== null;

/** Creates the controller with its settings. Throws where Trusted Types refuse its markup. */
const createController = ({ config, language, fullscreenElement }: BarOptions): HTMLElement => {
  const { source, controls, look } = config;
  // By its class, because document.createElement reports an exception of the constructor instead of throwing it.
  const Controller = customElements.get('media-controller') as new () => Controller;
  const controller = new Controller();
  // Set before the controls are created, whose texts are in this language. All bars of a page share one.
  controller.setAttribute('lang', language);
  controller.setAttribute('defaultstreamtype', source?.kind === 'live' ? 'live' : 'on-demand');
  // The player has its own keys, and must not write to the page's storage.
  for (const name of ['nohotkeys', 'novolumepref', 'nomutedpref', 'nosubtitleslangpref'])
    controller.setAttribute(name, '');
  controller.setAttribute('liveedgeoffset', LIVE_EDGE_SECONDS);
  if (source != null && source.duration !== null)
    controller.setAttribute('defaultduration', String(source.duration));
  controller.setAttribute('autohide', controls.autoHide ? '2' : '-1');
  controller.fullscreenElement = fullscreenElement;
  setColors(controller, look.playerColor);
  return controller;
};

/**
 * Replaces the video by a media-chrome controller with a control bar, and moves video and title into it. Throws
 * where the page refuses its markup (Trusted Types) or its styles (`style-src`).
 */
export const surroundWithBar = (
  { video, title }: Pick<Stage, 'video' | 'title'>,
  options: BarOptions,
): void => {
  const { config } = options;
  const controller = createController(options);
  const root = video.getRootNode();
  if (root instanceof ShadowRoot) styleBar(root);
  video.replaceWith(controller);
  if (!isStyled(controller)) throw new Error('The page allows no inline styles.');
  const bar = element('media-control-bar');
  bar.append(...controlsOf(options));
  // Otherwise they would be hidden until the viewer is active, even without auto-hide.
  if (!config.controls.autoHide)
    for (const kept of [bar, title]) kept.setAttribute('noautohide', '');
  // The region and its name belong to the player.
  controller.removeAttribute('role');
  controller.removeAttribute('aria-label');
  video.slot = 'media';
  title.slot = 'top-chrome';
  controller.append(
    video,
    title,
    element('media-loading-indicator', { slot: 'centered-chrome', noautohide: '' }),
    ...(hasSubtitles(config.subtitles)
      ? [element('media-captions-menu', { hidden: '', anchor: 'auto' })]
      : []),
    bar,
  );
};
