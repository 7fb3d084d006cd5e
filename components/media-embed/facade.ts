import { clockTime, spokenTime } from '../../src/time/clock-time.js';
import type { Translated } from '../../src/locales/registry.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { ElementDescription } from './update-children.js';

export interface FacadeTexts {
  /** Accessible name of the button: the title, and the duration or that it is live. */
  readonly label: string;
  /** May be empty. */
  readonly title: string;
  /** The duration as a clock shows it, or that it is live; may be empty. */
  readonly badge: string;
}

export const facadeTexts = (
  { source }: EmbedPreview,
  title: string,
  messages: Translated<'facade'>,
): FacadeTexts => {
  const play = messages.play(title);
  const { live, language } = messages;
  const duration = Math.round(source?.duration ?? 0);
  const isLive = source?.kind === 'live';
  if (!isLive && duration < 1) return { label: play, title, badge: '' };
  const spoken = isLive ? live : spokenTime(duration, language);
  return { label: `${play}, ${spoken}`, title, badge: isLive ? live : clockTime(duration) };
};

export interface Poster {
  /** Null: there is no poster. */
  readonly address: string | null;
  readonly isUrgent: boolean;
}

/** Above the fold a poster is often the largest contentful paint and must not be lazy. */
const posterImage = ({ address, isUrgent }: Poster): readonly ElementDescription[] => {
  if (address === null) return [];
  const attributes = {
    part: 'poster',
    alt: '',
    decoding: 'async',
    loading: isUrgent ? 'eager' : 'lazy',
    fetchpriority: isUrgent ? 'high' : 'auto',
    src: address,
  };
  return [{ name: 'img', attributes }];
};

const ICON: ElementDescription = {
  name: 'svg',
  attributes: { part: 'icon', viewBox: '0 0 48 48', 'aria-hidden': 'true' },
  content: [
    { name: 'circle', attributes: { cx: '24', cy: '24', r: '24' } },
    { name: 'path', attributes: { d: 'M18 14v20l17-10z' } },
  ],
};

/** A text, or nothing without one. */
const span = (
  attributes: ElementDescription['attributes'],
  content: string,
): readonly ElementDescription[] => (content === '' ? [] : [{ name: 'span', attributes, content }]);

/** The button over the whole box, with the title and the duration. */
export const facade = ({ label, title, badge }: FacadeTexts): readonly ElementDescription[] => [
  {
    name: 'button',
    attributes: { part: 'play', type: 'button', 'aria-label': label },
    content: [...span({ part: 'title', dir: 'auto' }, title), ICON],
  },
  ...span({ part: 'badge', 'aria-hidden': 'true' }, badge),
];

const STAGE: ElementDescription = { name: 'div', attributes: { part: 'stage' } };

/** The area of messages. A live region has to exist before its text, or the text is not announced. */
const NOTICE: ElementDescription = {
  name: 'div',
  attributes: { part: 'notice', role: 'status', tabindex: '-1' },
};

/** The content of the shadow root: the poster, the stage of the player, what covers the stage, and messages. */
export const shadowContent = (
  poster: Poster,
  cover: readonly ElementDescription[],
): readonly ElementDescription[] => [...posterImage(poster), STAGE, ...cover, NOTICE];
