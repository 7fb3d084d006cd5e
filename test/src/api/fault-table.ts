import type { CallKind } from './calls.js';
import { bodyFaults } from './faults-of-bodies.js';
import { connectionFaults } from './faults-of-connections.js';
import { exchangeFaults } from './faults-of-exchanges.js';
import { statusFaults } from './faults-of-statuses.js';
import { timeFaults } from './faults-of-times.js';
import { walkFaults } from './faults-of-walks.js';

/** One fault, and what each kind of call must make of it. */
export interface Fault {
  /** As the shared matrix numbers them. */
  readonly id: string;
  readonly sentence: string;
  /** The kinds of call that can meet it; all when absent. */
  readonly meets?: (kind: CallKind) => boolean;
  readonly check: (kind: CallKind) => Promise<void>;
}

export const faults: readonly Fault[] = [
  ...connectionFaults,
  ...timeFaults,
  ...bodyFaults,
  ...statusFaults,
  ...exchangeFaults,
  ...walkFaults,
];
