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
import { controlsMessages } from '../../locales/lookup.js';
import { loadMessages } from '../../locales/registry.js';
import type { BarSettings } from './bar-settings.js';
import { styleBar } from './bar-styles.js';
import { barColours } from './legible-colours.js';

interface Controller extends HTMLElement {
  fullscreenElement: HTMLElement;
}

const element = (name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

/** Seconds behind the newest picture that still are now: a stream of segments is played three of them behind it. */
const LIVE_EDGE = '30';

/** Teaches the bar a language that we have words in, and says which one it is. */
export const loadLanguage = async (tag: string): Promise<string> => {
  await loadMessages(tag)?.catch(() => undefined);
  const { language, words } = controlsMessages(tag);
  // English is its own.
  if (Object.keys(words).length > 0) addTranslation(language, words);
  return language;
};

/** The parts of the bar in their order; what the embed does not allow is not there. */
const partsOf = (settings: BarSettings): readonly HTMLElement[] => [
  element('media-play-button'),
  element('media-mute-button'),
  element('media-volume-range'),
  ...(settings.isLive
    ? [element('media-live-button')]
    : [element('media-time-display', { showduration: '', notoggle: '' })]),
  settings.hasTimeRange ? element('media-time-range') : element('div', { part: 'spacer' }),
  ...(settings.hasSubtitles ? [element('media-captions-menu-button')] : []),
  ...(settings.pictureInPicture ? [element('media-pip-button')] : []),
  element('media-fullscreen-button'),
];

const colour = (controller: HTMLElement, playerColour: string | null): void => {
  const { foreground, background, hover, menu } = barColours(playerColour);
  const { style } = controller;
  style.setProperty('--media-primary-color', foreground);
  style.setProperty('--media-control-background', background);
  style.setProperty('--media-control-hover-background', hover);
  style.setProperty('--media-menu-background', menu);
  style.setProperty('--media-secondary-color', background);
};

/** Whether the page's policy let the controller's styles in; without them it has no shape. */
const isStyled = (controller: HTMLElement): boolean => {
  return controller.shadowRoot?.querySelector('style')?.sheet !== null;
};

/**
 * Puts a media-chrome controller with its bar in the place of the video, and the video and title into it. Throws
 * where its markup (Trusted Types) or its styles (`style-src`) are refused.
 */
export const surroundWithBar = (
  video: HTMLVideoElement,
  title: HTMLElement,
  settings: BarSettings,
): HTMLElement => {
  // By its class: what a constructor throws, createElement only reports to the page.
  const Controller = customElements.get('media-controller') as new () => Controller;
  const controller = new Controller();
  // Before there are controls, which are written in it. Their words have one language a page.
  controller.setAttribute('lang', settings.language);
  controller.setAttribute('defaultstreamtype', settings.isLive ? 'live' : 'on-demand');
  // The player has keys of its own, and keeps nothing in the page's storage.
  for (const name of ['nohotkeys', 'novolumepref', 'nomutedpref', 'nosubtitleslangpref'])
    controller.setAttribute(name, '');
  controller.setAttribute('liveedgeoffset', LIVE_EDGE);
  if (settings.duration !== null)
    controller.setAttribute('defaultduration', String(settings.duration));
  controller.setAttribute('autohide', settings.autoHide ? '2' : '-1');
  controller.fullscreenElement = settings.fullscreenElement;
  colour(controller, settings.playerColour);
  const menu = settings.hasSubtitles
    ? [element('media-captions-menu', { hidden: '', anchor: 'auto' })]
    : [];
  const place = video.getRootNode();
  if (place instanceof ShadowRoot) styleBar(place);
  video.replaceWith(controller);
  if (!isStyled(controller)) throw new Error('The page allows no inline styles.');
  const bar = element('media-control-bar');
  bar.append(...partsOf(settings));
  // Without it they would be away until the viewer comes near, even when they are to stay.
  if (!settings.autoHide) for (const kept of [bar, title]) kept.setAttribute('noautohide', '');
  // The player is the region and has the name.
  controller.removeAttribute('role');
  controller.removeAttribute('aria-label');
  video.slot = 'media';
  title.slot = 'top-chrome';
  controller.append(
    video,
    title,
    element('media-loading-indicator', { slot: 'centered-chrome', noautohide: '' }),
    ...menu,
    bar,
  );
  return controller;
};
