import { percentDecode } from '../encoding.js';
import type { Expansion } from '../fill.js';

/** A placeholder as two players write it. */
interface Difference {
  /** How this library expands it; undefined for a text that it does not read as a placeholder. */
  readonly expansion: Expansion | undefined;
  readonly ours: string;
  readonly theirs: string;
}

const isDecodedAlike = (one: string, other: string): boolean => {
  let a = one;
  let b = other;
  for (let level = 0; level < 3; level += 1) {
    if (a === b) return true;
    a = percentDecode(a);
    b = percentDecode(b);
  }
  return a === b;
};

/** The reasons that a text alone shows, the first that applies. */
const REASONS: readonly (readonly [
  sentence: string,
  applies: (difference: Difference) => boolean,
])[] = [
  [
    'This player writes a missing value as the text "null" or "undefined".',
    ({ theirs }) => theirs === 'null' || theirs === 'undefined',
  ],
  [
    'This player has no value and writes nothing, where others write -1 or keep the placeholder.',
    ({ theirs }) => theirs === '',
  ],
  [
    'This player sends -1 for a macro of the VAST standard that has no value.',
    ({ theirs }) => theirs === '-1',
  ],
  [
    'This player fills a placeholder that is kept here.',
    ({ expansion }) => expansion === undefined || expansion.encoded === null,
  ],
  [
    'This player sends a value that consent withholds here.',
    ({ expansion }) => expansion?.outcome === 'withheld',
  ],
  [
    'This player inserts the value without encoding it.',
    ({ expansion, theirs }) => expansion?.raw === theirs,
  ],
  [
    'This player encodes the commas of a list, too.',
    ({ ours, theirs }) => theirs.replaceAll('%2C', ',') === ours,
  ],
  [
    'This player encodes the value once, although the text around it is encoded already.',
    ({ expansion, ours, theirs }) => (expansion?.depth ?? 0) > 0 && isDecodedAlike(ours, theirs),
  ],
  [
    'This player encodes other characters of the value.',
    ({ ours, theirs }) => isDecodedAlike(ours, theirs),
  ],
  ['This player writes a flag as a word.', ({ theirs }) => theirs === 'true' || theirs === 'false'],
];

/** Why another player writes a placeholder in another way, in one sentence. */
export const differenceReason = (difference: Difference): string =>
  REASONS.find(([, applies]) => applies(difference))?.[0] ??
  'This player has another value for this placeholder.';
