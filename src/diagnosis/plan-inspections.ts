import type { Inspection } from '../vast/inspection.js';

/** What the requests of a plan found. */
export interface PlanInspections {
  /** One for each tag of the plan, in its order; null if it was not requested. */
  readonly tags: readonly (Inspection | null)[];
  /** Of the pasted document. */
  readonly document: Inspection | null;
}
