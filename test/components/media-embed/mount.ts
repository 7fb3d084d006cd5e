import { fixtureCleanup } from '@open-wc/testing';
import type { EmbedErrorEvent, EmbedState, MediaEmbed } from '../../../components/index.js';
import '../../../components/media-embed/define.js';
import { removeSpacers } from '../page.js';
import { waitUntil } from '../wait-until.js';
import { adSettings } from '../../../src/player/ads/ad-settings.js';
import { PATIENT } from '../../src/player/ads/patient-settings.js';

Object.assign(adSettings, PATIENT);

export type Settings = Partial<
  Pick<
    MediaEmbed,
    | 'embed'
    | 'src'
    | 'format'
    | 'loading'
    | 'width'
    | 'height'
    | 'label'
    | 'start'
    | 'end'
    | 'loop'
    | 'captions'
    | 'autoplay'
    | 'muted'
    | 'defaultMuted'
    | 'consent'
    | 'title'
    | 'lang'
  >
>;

/** An element that is not in the page yet. */
export const create = (settings: Settings = {}): MediaEmbed =>
  Object.assign(document.createElement('media-embed'), settings);

/** Puts an element into the page and waits for its first update. */
export const mount = async (settings: Settings = {}): Promise<MediaEmbed> => {
  const element = create(settings);
  document.body.append(element);
  await element.updateComplete;
  return element;
};

/** Puts an element into the page and waits for its player. */
export const mountReady = async (settings: Settings = {}): Promise<MediaEmbed> => {
  const element = await mount(settings);
  await reaches(element, 'ready');
  return element;
};

/** Removes all elements and spacers from the page. */
export const unmountAll = (): void => {
  fixtureCleanup();
  removeSpacers();
  document.querySelectorAll('media-embed').forEach((element) => element.remove());
};

export const reaches = (element: MediaEmbed, state: EmbedState): Promise<void> =>
  waitUntil(() => element.state === state, `the element becomes ${state}`);

export const frameOf = (element: MediaEmbed): HTMLIFrameElement | null =>
  element.renderRoot.querySelector('iframe');

export const playButtonOf = (element: MediaEmbed): HTMLElement | null =>
  element.renderRoot.querySelector<HTMLElement>('[part=play]');

export const retryButtonOf = (element: MediaEmbed): HTMLElement | null =>
  element.renderRoot.querySelector<HTMLElement>('[part=retry]');

export const posterOf = (element: MediaEmbed): HTMLImageElement | null =>
  element.renderRoot.querySelector('img');

/** The text of the message in the box, or the empty string. */
export const messageOf = (element: MediaEmbed): string =>
  element.renderRoot.querySelector('[part=message]')?.textContent.trim() ?? '';

/** Waits until the box shows this message. */
export const says = (element: MediaEmbed, text: string): Promise<void> =>
  waitUntil(() => messageOf(element) === text, `the element shows ${text}`);

/** The events of a name on an element, from now on. */
export const eventsOf = (element: MediaEmbed, name: string): readonly Event[] => {
  const events: Event[] = [];
  element.addEventListener(name, (event) => events.push(event));
  return events;
};

/** The `error` events of an element, from now on. */
export const errorsOf = (element: MediaEmbed): readonly EmbedErrorEvent[] => {
  const errors: EmbedErrorEvent[] = [];
  element.addEventListener('error', (event) => errors.push(event));
  return errors;
};
