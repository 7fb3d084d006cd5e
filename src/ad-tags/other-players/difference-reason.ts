import { percentDecode } from '../encoding.js';
import type { Expansion } from '../fill.js';
import { playerMessage, type PlayerReason } from './player-message.js';

interface Difference {
  /** How this library expands it; undefined for a text that it does not read as a placeholder. */
  readonly expansion: Expansion | undefined;
  readonly ours: string;
  readonly theirs: string;
}

const isDecodedAlike = (left: string, right: string): boolean => {
  let a = left;
  let b = right;
  for (let level = 0; level < 3; level += 1) {
    if (a === b) return true;
    a = percentDecode(a);
    b = percentDecode(b);
  }
  return a === b;
};

/** The reasons that a text alone shows, the first that applies. */
const REASONS: readonly (readonly [
  reason: PlayerReason,
  applies: (difference: Difference) => boolean,
])[] = [
  [
    playerMessage('player-reason-missing-as-word'),
    ({ theirs }) => theirs === 'null' || theirs === 'undefined',
  ],
  [playerMessage('player-reason-empty'), ({ theirs }) => theirs === ''],
  [playerMessage('player-reason-minus-one'), ({ theirs }) => theirs === '-1'],
  [playerMessage('player-reason-filled'), ({ expansion }) => expansion?.encoded == null],
  [
    playerMessage('player-reason-not-withheld'),
    ({ expansion }) => expansion?.outcome === 'withheld',
  ],
  [
    playerMessage('player-reason-not-encoded'),
    ({ expansion, theirs }) => expansion?.raw === theirs,
  ],
  [
    playerMessage('player-reason-encoded-commas'),
    ({ ours, theirs }) => theirs.replaceAll('%2C', ',') === ours,
  ],
  [
    playerMessage('player-reason-encoded-once'),
    ({ expansion, ours, theirs }) => (expansion?.depth ?? 0) > 0 && isDecodedAlike(ours, theirs),
  ],
  [
    playerMessage('player-reason-other-encoding'),
    ({ ours, theirs }) => isDecodedAlike(ours, theirs),
  ],
  [
    playerMessage('player-reason-flag-as-word'),
    ({ theirs }) => theirs === 'true' || theirs === 'false',
  ],
];

/** Why another player writes a placeholder in another way. */
export const differenceReason = (difference: Difference): PlayerReason =>
  REASONS.find(([, applies]) => applies(difference))?.[0] ??
  playerMessage('player-reason-other-value');
