import type { AcceptedFinding, AuditedObject, AuditProblem } from '../../audit/index.js';

export interface AcceptedCount {
  readonly entry: AcceptedFinding;
  readonly isExpired: boolean;
  /** Objects that have it. */
  objects: number;
}

const accepts = (
  { id, host, object }: AcceptedFinding,
  { id: objectId }: AuditedObject,
  problem: AuditProblem,
): boolean =>
  id === problem.id &&
  [undefined, problem.host].includes(host) &&
  [undefined, objectId].includes(object);

/** Takes what is accepted out of the problems of objects, and counts it. */
export class AcceptedFindings {
  readonly counts: readonly AcceptedCount[];

  /** `today`: `YYYY-MM-DD`. */
  constructor(entries: readonly AcceptedFinding[], today: string) {
    this.counts = entries.map((entry) => {
      return { entry, isExpired: (entry.until ?? today) < today, objects: 0 };
    });
  }

  without(object: AuditedObject): AuditedObject {
    const used = new Set<AcceptedCount>();
    const problems = object.problems.filter((problem) => {
      const count = this.counts.find(({ entry }) => accepts(entry, object, problem));
      if (count !== undefined) used.add(count);
      return count?.isExpired ?? true;
    });
    for (const count of used) count.objects += 1;
    return { ...object, problems };
  }
}
