import type { AcceptedFinding, AuditedObject, AuditProblem } from '../../audit/index.js';

export interface AcceptedCount {
  readonly entry: AcceptedFinding;
  readonly isExpired: boolean;
  /** Objects that have it. */
  objects: number;
}

/** Tells what is accepted, and counts it. */
export class AcceptedFindings {
  readonly counts: readonly AcceptedCount[];

  /** `today`: `YYYY-MM-DD`. */
  constructor(entries: readonly AcceptedFinding[], today: string) {
    this.counts = entries.map((entry) => {
      return { entry, isExpired: (entry.until ?? today) < today, objects: 0 };
    });
  }

  /** Whether a problem of this object is accepted. */
  of({ id: objectId }: AuditedObject): (problem: AuditProblem) => boolean {
    const used = new Set<AcceptedCount>();
    return (problem) => {
      const count = this.counts.find(
        ({ entry: { id, host, object } }) =>
          id === problem.id &&
          [undefined, problem.host].includes(host) &&
          [undefined, objectId].includes(object),
      );
      if (count === undefined) return false;
      if (!used.has(count)) count.objects += 1;
      used.add(count);
      return !count.isExpired;
    };
  }
}
