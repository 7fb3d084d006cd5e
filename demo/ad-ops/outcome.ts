import type { Expansion, ExpansionStatus } from '../../src/index.js';

interface OutcomeWords {
  /** Colour of the badge. */
  readonly tone: 'good' | 'doubt' | 'private' | 'bad';
  readonly name: string;
  readonly sentence: string;
}

const WORDS: Readonly<Record<ExpansionStatus, OutcomeWords>> = {
  replaced: { tone: 'good', name: 'filled in', sentence: '' },
  'unknown-value': {
    tone: 'doubt',
    name: 'unknown',
    sentence: 'Nobody told the value, so it is -1, as VAST asks.',
  },
  withheld: {
    tone: 'private',
    name: 'withheld',
    sentence: 'It may not be shared: consent says no, so it is -2.',
  },
  'no-rule': {
    tone: 'bad',
    name: 'kept',
    sentence: 'No replace rule and no macro gives it a meaning.',
  },
  'unknown-rule': {
    tone: 'bad',
    name: 'kept',
    sentence: 'Its replace rule names a rule that nobody knows.',
  },
  'no-value': {
    tone: 'doubt',
    name: 'kept',
    sentence: 'It has a meaning, but here there is no value for it.',
  },
  'not-allowed-here': {
    tone: 'bad',
    name: 'refused',
    sentence: 'A value in this place could change whom the tag asks.',
  },
};

const FOREIGN: OutcomeWords = {
  ...WORDS['no-rule'],
  sentence:
    'It is written as another player or an ad server writes it: whoever made the tag has to fill it.',
};

const isForeign = ({ outcome, syntax }: Expansion): boolean =>
  outcome === 'no-rule' && syntax !== 'bracket' && syntax !== 'encoded-bracket';

/** What became of a placeholder, in words that a person understands. */
export const outcomeWords = (expansion: Expansion): OutcomeWords =>
  isForeign(expansion) ? FOREIGN : WORDS[expansion.outcome];

/** The parts of the context, as they are called on the page. */
const SOURCES: Readonly<Record<NonNullable<Expansion['source']>, string>> = {
  time: 'the clock',
  random: 'chance',
  page: 'the page',
  embed: 'the embed',
  content: 'the video or live',
  player: 'the player',
  slot: 'the ad break',
  device: 'the device',
  app: 'the app',
  consent: 'the consent',
  event: 'an event of the ad',
  response: 'an answer',
  values: 'given values',
};

/** What decided: `Replace rule url-page, from the page.` */
export const originWords = ({ by, name, source }: Expansion): string => {
  const decided =
    by === null ? '' : `${by === 'replace-rule' ? 'Replace rule' : 'Macro'} ${name ?? ''}`.trim();
  const from = source === null ? '' : `from ${SOURCES[source]}`;
  const words = [decided, from].filter((part) => part !== '').join(', ');
  return words === '' ? '' : `${words}.`;
};
