import type { DeviceType } from '../viewer.js';
import type { AuditedKind } from './audit-source.js';
import type { AuditedObject } from './object-problems.js';
import type { AuditFault, AuditProblem, TagState } from './tag-result.js';

/** What one cause does to an object. */
export interface CauseReach {
  /** `embed 7`, or `embed 7 of pages/news.json`. */
  readonly object: string;
  /** The file or the page that it comes from; empty for an account. */
  readonly from: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly paths: readonly string[];
  readonly devices: readonly DeviceType[];
}

/** The same fault of all objects that have it. */
export interface AuditCause extends AuditFault {
  /** The same in every audit: its id, its owner, its host and what else tells it from others. */
  readonly name: string;
  readonly objects: Readonly<Record<AuditedKind, number>>;
  readonly slots: number;
  /** Distinct ad tags. */
  readonly tags: number;
  readonly devices: readonly DeviceType[];
  readonly hasRepair: boolean;
  readonly reach: readonly CauseReach[];
}

export interface AuditResult {
  readonly objects: Readonly<Record<AuditedKind, number>>;
  /** Embeds by what is known of their ads; `both` is about the best of the two. */
  readonly states: Readonly<Record<DeviceType | 'both', Readonly<Record<TagState, number>>>>;
  /** Worst first. */
  readonly causes: readonly AuditCause[];
}

/** Parameters that differ between two slots, two requests or two responses of the same cause. */
const INCIDENTAL = new Set(
  (
    'slot device quote seconds fixes equivalents line column wrappers position length count number ' +
    'durationMs ms share bytes path at duration'
  ).split(' '),
);

const causeName = ({ by, id, owner, host, params }: AuditFault): string => {
  const facts = Object.entries(params).filter(
    ([name, value]) => !INCIDENTAL.has(name) && value !== '' && value !== null && value !== host,
  );
  const texts = facts.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [by, id, owner, host, ...texts.sort()].filter((text) => text !== '').join(' ');
};

export const objectName = ({ kind, id, from }: AuditedObject): string =>
  `${kind} ${id}${from === '' ? '' : ` of ${from}`}`;

const noObjects = (): Record<AuditedKind, number> => ({ embed: 0, template: 0, bulk: 0 });
const noStates = (): Record<TagState, number> => ({ plays: 0, none: 0, unknown: 0 });

const DEVICES: readonly DeviceType[] = ['desktop', 'mobile'];

/** A cause while objects are added. */
interface OpenCause {
  readonly first: AuditProblem;
  readonly objects: Record<AuditedKind, number>;
  readonly tags: Set<string>;
  readonly devices: Set<DeviceType>;
  readonly reach: CauseReach[];
  slots: number;
}

const openCause = (first: AuditProblem): OpenCause => ({
  first,
  objects: noObjects(),
  tags: new Set(),
  devices: new Set(),
  reach: [],
  slots: 0,
});

const addObject = (
  cause: OpenCause,
  object: AuditedObject,
  problems: readonly AuditProblem[],
): void => {
  const slots = problems.flatMap((problem) => problem.slots);
  const devices = DEVICES.filter((device) => slots.some((slot) => slot.device === device));
  const { kind, from, title, categories } = object;
  const paths = [...new Set(problems.map(({ path }) => path))];
  cause.objects[kind] += 1;
  cause.slots += new Set(slots.map(({ slot, device }) => `${slot} ${device}`)).size;
  for (const { tag } of problems) if (tag !== null) cause.tags.add(tag);
  for (const device of devices) cause.devices.add(device);
  cause.reach.push({ object: objectName(object), from, title, categories, paths, devices });
};

const causeOf = (
  name: string,
  { first, objects, slots, tags, devices, reach }: OpenCause,
): AuditCause => ({
  name,
  by: first.by,
  id: first.id,
  params: first.params,
  owner: first.owner,
  severity: first.severity,
  host: first.host,
  hasRepair: first.hasRepair,
  objects,
  slots,
  tags: tags.size,
  devices: DEVICES.filter((device) => devices.has(device)),
  reach,
});

const RANKS = { error: 0, warning: 1, info: 2 };

const total = ({ embed, template, bulk }: AuditCause['objects']): number => embed + template + bulk;

const worstFirst = (one: AuditCause, other: AuditCause): number =>
  RANKS[one.severity] - RANKS[other.severity] ||
  other.objects.embed - one.objects.embed ||
  total(other.objects) - total(one.objects) ||
  other.slots - one.slots ||
  one.name.localeCompare(other.name, 'en');

/** Groups what is wrong with the objects of an audit by its cause. */
export class AuditCauses {
  readonly #causes = new Map<string, OpenCause>();
  readonly #objects = noObjects();
  readonly #states = { desktop: noStates(), mobile: noStates(), both: noStates() };

  add(object: AuditedObject): void {
    this.#objects[object.kind] += 1;
    if (object.kind === 'embed') this.#count(object);
    const groups = new Map<string, AuditProblem[]>();
    for (const problem of object.problems) {
      const name = causeName(problem);
      groups.set(name, [...(groups.get(name) ?? []), problem]);
    }
    for (const [name, problems] of groups) {
      const [first] = problems;
      if (first === undefined) continue;
      const cause = this.#causes.get(name) ?? openCause(first);
      this.#causes.set(name, cause);
      addObject(cause, object, problems);
    }
  }

  result(): AuditResult {
    const causes = [...this.#causes].map(([name, cause]) => causeOf(name, cause));
    return {
      objects: this.#objects,
      states: this.#states,
      causes: causes.sort(worstFirst),
    };
  }

  #count({ devices: { desktop, mobile } }: AuditedObject): void {
    this.#states.desktop[desktop] += 1;
    this.#states.mobile[mobile] += 1;
    const both = [desktop, mobile];
    const best = both.includes('plays') ? 'plays' : both.includes('unknown') ? 'unknown' : 'none';
    this.#states.both[best] += 1;
  }
}
