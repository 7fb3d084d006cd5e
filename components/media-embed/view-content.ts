import { facadeMessages } from '../../src/locales/facade-messages.js';
import { facade, facadeTexts, shadowContent } from './facade.js';
import type { ElementDescription } from './update-children.js';
import type { EmbedElementView } from './view.js';

export interface ViewContentOptions {
  /** Accessible name of the video, or the empty string. */
  readonly title: string;
  /** URL of the poster that the page gives, or the empty string. */
  readonly poster: string;
  /** BCP 47 language tag, or the empty string. */
  readonly language: string;
  /** Whether the element is above the fold. */
  readonly isUrgent: boolean;
  /** Whether the player covers the poster. */
  readonly isLoaded: boolean;
}

/** What covers the stage, except messages. */
const cover = (
  view: EmbedElementView,
  { title, language }: ViewContentOptions,
): readonly ElementDescription[] => {
  if (view.state === 'loading') return [{ name: 'slot', attributes: { name: 'loading' } }];
  if (!('embed' in view) || view.state === 'ready') return [];
  return facade(facadeTexts(view.config, title, facadeMessages(language)));
};

/** A poster is a picture: its URL is no script. */
const OTHER_SCHEME = /^(?!https?:|data:image\/|blob:)[a-z][\w+.-]*:/i;

export const viewContent = (
  view: EmbedElementView,
  options: ViewContentOptions,
): readonly ElementDescription[] => {
  const { poster, isUrgent, isLoaded } = options;
  const isShown = !isLoaded && ('embed' in view || view.state === 'loading');
  const source = 'embed' in view ? view.config.source : null;
  const given = OTHER_SCHEME.test(poster) ? '' : poster;
  const address = (isShown && (given || source?.poster)) || null;
  return shadowContent({ address, isUrgent }, cover(view, options));
};

/** Listens to the button, also one that a server has rendered. Adding a listener again does nothing. */
export const listenToButton = (root: ParentNode, press: () => void, intend: () => void): void => {
  const button = root.querySelector('[part=play]');
  button?.addEventListener('click', press);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    button?.addEventListener(type, intend, { passive: true });
};
