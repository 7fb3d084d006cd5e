import type { AuditedObject, AuditProblem } from '../../audit/index.js';
import { isJsonObject } from '../../text/json.js';
import { InputError } from '../cli-error.js';
import type { Input } from '../input.js';
import { parseJsonInput } from '../json/parse-json.js';

/** A finding that somebody has accepted. */
export interface AcceptedFinding {
  /** Id of a verdict or of a rule. */
  readonly id: string;
  readonly reason: string;
  readonly owner: string;
  /** Only of this host. Default: of all. */
  readonly host?: string;
  /** Only of the object with this id. Default: of all. */
  readonly object?: string;
  /** The last day on which it is accepted, `YYYY-MM-DD`. Default: for ever. */
  readonly until?: string;
}

const REQUIRED = ['id', 'reason', 'owner'];
const FIELDS = [...REQUIRED, 'host', 'object', 'until'];

/** What is wrong with an entry, or undefined. */
const faultOf = (entry: unknown): string | undefined => {
  if (!isJsonObject(entry)) return 'must be an object';
  const missing = REQUIRED.find((name) => entry[name] === undefined);
  if (missing !== undefined) return `needs the field "${missing}"`;
  const wrong = Object.keys(entry).find((name) => {
    const isDay = name !== 'until' || /^\d{4}-\d\d-\d\d$/.test(String(entry[name]));
    return !FIELDS.includes(name) || typeof entry[name] !== 'string' || !isDay;
  });
  const forms = `use ${FIELDS.join(', ')} with texts, and YYYY-MM-DD for until`;
  return wrong === undefined ? undefined : `has another "${wrong}" than is known: ${forms}`;
};

/** Reads a file of accepted findings: a JSON list. Throws an `InputError` about the first entry that is wrong. */
export const readAccepted = (input: Input): readonly AcceptedFinding[] => {
  const json = parseJsonInput(input);
  if (!Array.isArray(json))
    throw new InputError(`${input.name} must be a JSON list of accepted findings.`);
  for (const [index, entry] of json.entries()) {
    const fault = faultOf(entry);
    if (fault !== undefined) throw new InputError(`${input.name}: entry ${index + 1} ${fault}.`);
  }
  return json as readonly AcceptedFinding[];
};

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
