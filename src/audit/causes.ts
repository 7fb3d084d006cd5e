import type { DeviceType } from '../viewer.js';
import type { AuditedKind } from './audit-source.js';
import { type CauseStatus, type KnownCauses, nextKnown, runsOf, statusOf } from './known-causes.js';
import type { AuditedObject } from './object-problems.js';
import type { AuditFault, AuditProblem, TagState } from './tag-result.js';

/** What one cause does to an object. */
export interface CauseReach {
  readonly kind: AuditedKind;
  readonly id: string;
  /** `embed 7`, or `embed 7 of pages/news.json`. */
  readonly object: string;
  /** The file or the page that it comes from; empty for an account. */
  readonly from: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly paths: readonly string[];
  readonly devices: readonly DeviceType[];
  readonly slots: number;
  /** Names of ad tags. */
  readonly tags: readonly string[];
  /** The ad tags, and the addresses at fault behind them, without secrets. */
  readonly addresses: readonly string[];
  readonly faultAddresses: readonly string[];
  /** Whether the object had it before; null if there is nothing to compare with. */
  readonly status: CauseStatus | null;
}

/** An address, and how many objects have it. */
export interface CountedAddress {
  readonly address: string;
  readonly objects: number;
}

/** The same fault of all objects that have it. */
export interface AuditCause extends AuditFault {
  /** The same in every audit: its id, its owner, its host and what else tells it from others, but for its severity. */
  readonly name: string;
  readonly objects: Readonly<Record<AuditedKind, number>>;
  readonly slots: number;
  /** Distinct ad tags. */
  readonly tags: number;
  readonly devices: readonly DeviceType[];
  readonly hasRepair: boolean;
  /** Null if there is nothing to compare with. */
  readonly status: CauseStatus | null;
  readonly since: string;
  /** Objects that did not have it before. */
  readonly newObjects: readonly string[];
  /** Objects that had it, did not have it, and have it again. */
  readonly flappingObjects: readonly string[];
  /** The ad tags, and the addresses at fault behind them, without secrets, those of the most objects first. */
  readonly addresses: readonly CountedAddress[];
  readonly faultAddresses: readonly CountedAddress[];
  readonly reach: readonly CauseReach[];
}

export interface AuditResult {
  readonly objects: Readonly<Record<AuditedKind, number>>;
  /** Embeds by what is known of their ads; `both` is about the best of the two. */
  readonly states: Readonly<Record<DeviceType | 'both', Readonly<Record<TagState, number>>>>;
  /** Worst first. */
  readonly causes: readonly AuditCause[];
  /** Names of causes that no object has any more. */
  readonly gone: readonly string[];
}

/** With what an audit is compared. */
export interface ComparedWith {
  /** What earlier audits found (`AuditCauses.known()`); null if there was none. Default: null. */
  readonly before?: KnownCauses | null;
  /** When this audit was started, as ISO 8601. Default: not known. */
  readonly startedAt?: string;
}

/** Parameters that differ between two slots, two requests or two responses of the same cause. */
const INCIDENTAL = new Set(
  (
    'slot device quote seconds fixes equivalents line column wrappers position length count number ' +
    'durationMs ms share bytes path at duration sentence remedy'
  ).split(' '),
);

export const causeName = ({ by, id, owner, host, params }: AuditFault): string => {
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

const reachOf = (
  object: AuditedObject,
  problems: readonly AuditProblem[],
): Omit<CauseReach, 'status'> => {
  const slots = problems.flatMap((problem) => problem.slots);
  const { kind, id, from, title, categories } = object;
  return {
    kind,
    id,
    object: objectName(object),
    from,
    title,
    categories,
    paths: [...new Set(problems.map(({ path }) => path))],
    devices: DEVICES.filter((device) => slots.some((slot) => slot.device === device)),
    slots: new Set(slots.map(({ slot, device }) => `${slot} ${device}`)).size,
    tags: [...new Set(problems.flatMap(({ tag }) => tag ?? []))],
    addresses: [...new Set(problems.flatMap(({ address }) => address ?? []))],
    faultAddresses: [...new Set(problems.flatMap(({ at }) => at ?? []))],
  };
};

const counted = (lists: readonly (readonly string[])[]): readonly CountedAddress[] => {
  const counts = new Map<string, number>();
  for (const address of lists.flat()) counts.set(address, (counts.get(address) ?? 0) + 1);
  return [...counts]
    .map(([address, objects]) => ({ address, objects }))
    .sort((a, b) => b.objects - a.objects);
};

type CauseFault = AuditFault & Pick<AuditCause, 'hasRepair'>;

/** What is found so far of a cause. */
interface FoundCause extends CauseFault {
  readonly name: string;
  status: CauseStatus | null;
  since: string;
  readonly reach: CauseReach[];
}

const causeOf = (found: FoundCause): AuditCause => {
  const { reach } = found;
  const objects = noObjects();
  for (const { kind } of reach) objects[kind] += 1;
  const objectsThatAre = (status: CauseStatus): readonly string[] =>
    reach.filter((entry) => entry.status === status).map(({ object }) => object);
  return {
    ...found,
    objects,
    slots: reach.reduce((sum, { slots }) => sum + slots, 0),
    tags: new Set(reach.flatMap(({ tags }) => tags)).size,
    devices: DEVICES.filter((device) => reach.some(({ devices }) => devices.includes(device))),
    newObjects: objectsThatAre('new'),
    flappingObjects: objectsThatAre('flapping'),
    addresses: counted(reach.map(({ addresses }) => addresses)),
    faultAddresses: counted(reach.map(({ faultAddresses }) => faultAddresses)),
  };
};

const RANKS = { error: 0, warning: 1, info: 2 };

const total = ({ embed, template, bulk }: AuditCause['objects']): number => embed + template + bulk;

const worstFirst = (a: AuditCause, b: AuditCause): number =>
  RANKS[a.severity] - RANKS[b.severity] ||
  b.objects.embed - a.objects.embed ||
  total(b.objects) - total(a.objects) ||
  b.slots - a.slots ||
  a.name.localeCompare(b.name, 'en');

/** What one cause is after several parts of an account: still there if it was there all the time in one of them. */
const STATUSES = ['known', 'flapping', 'new'] as const;

/** Groups what is wrong with the objects of an audit by its cause, and compares with the audit before. */
export class AuditCauses {
  readonly #before: KnownCauses | null;
  readonly #startedAt: string;
  /** How each cause of earlier audits compares if it is found now. */
  readonly #statuses = new Map<string, CauseStatus>();
  readonly #causes = new Map<string, FoundCause>();
  readonly #objects = noObjects();
  readonly #states = { desktop: noStates(), mobile: noStates(), both: noStates() };
  /** Names of the causes that the audit before found, and that no object has so far. */
  readonly #gone = new Set<string>();
  /** Causes that are accepted, with their objects. */
  readonly #accepted = new Set<string>();

  constructor({ before = null, startedAt = '' }: ComparedWith = {}) {
    this.#before = before;
    this.#startedAt = startedAt;
    for (const [name, known] of Object.entries(before ?? {})) {
      const runs = runsOf(known);
      this.#statuses.set(name, statusOf(runs));
      if (runs.endsWith('1')) this.#gone.add(name);
    }
  }

  /** `isAccepted` are problems that are left out, but not gone. Default: none. */
  add(object: AuditedObject, isAccepted: (problem: AuditProblem) => boolean = () => false): void {
    this.#objects[object.kind] += 1;
    if (object.kind === 'embed') this.#count(object);
    const groups = new Map<string, AuditProblem[]>();
    for (const problem of object.problems) {
      const name = causeName(problem);
      this.#gone.delete(name);
      if (isAccepted(problem)) {
        this.#accepted.add(`${name} ${objectName(object)}`);
        continue;
      }
      const key = `${problem.severity} ${name}`;
      groups.set(key, [...(groups.get(key) ?? []), problem]);
    }
    // Causes with the same reach share it: an account has many.
    const shared = new Map<string, CauseReach>();
    for (const problems of groups.values()) this.#addProblems(object, problems, shared);
  }

  /** Adds what another audit found of other objects. */
  merge({ objects, states, causes, gone }: AuditResult): void {
    for (const [kind, count] of Object.entries(objects))
      this.#objects[kind as AuditedKind] += count;
    for (const place of ['desktop', 'mobile', 'both'] as const)
      for (const state of ['plays', 'none', 'unknown'] as const)
        this.#states[place][state] += states[place][state];
    for (const name of gone) this.#gone.add(name);
    for (const cause of causes) this.#causeOf(cause, cause).reach.push(...cause.reach);
  }

  result(): AuditResult {
    const causes = [...this.#causes.values()].map(causeOf).sort(worstFirst);
    for (const { name } of causes) this.#gone.delete(name);
    return { objects: this.#objects, states: this.#states, causes, gone: [...this.#gone] };
  }

  /** What the next audit compares with. */
  known(): KnownCauses {
    const isAccepted = (cause: string, object: string) => this.#accepted.has(`${cause} ${object}`);
    return nextKnown(this.#before ?? {}, [...this.#causes.values()], isAccepted);
  }

  #addProblems(
    object: AuditedObject,
    problems: readonly AuditProblem[],
    shared: Map<string, CauseReach>,
  ): void {
    const [first] = problems;
    if (first === undefined) return;
    const name = causeName(first);
    const known = this.#before?.[name];
    const status = this.#before === null ? null : (this.#statuses.get(name) ?? 'new');
    const found = this.#causeOf(first, { name, status, since: known?.since ?? this.#startedAt });
    const problemReach = reachOf(object, problems);
    const objectStatus = status && statusOf(known?.objects[problemReach.object]);
    const reach = { ...problemReach, status: objectStatus };
    const key = JSON.stringify(reach);
    shared.set(key, shared.get(key) ?? reach);
    found.reach.push(shared.get(key) ?? reach);
  }

  /** The cause of a fault. Parts of an account may have found it at different times. */
  #causeOf(
    { by, id, params, owner, severity, host, hasRepair }: CauseFault,
    { name, status, since }: Pick<AuditCause, 'name' | 'status' | 'since'>,
  ): FoundCause {
    const fault = { by, id, params, owner, severity, host, hasRepair };
    const key = `${severity} ${name}`;
    const cause = this.#causes.get(key) ?? { ...fault, name, status, since, reach: [] };
    cause.status = STATUSES.find((known) => known === cause.status || known === status) ?? null;
    if (since < cause.since) cause.since = since;
    this.#causes.set(key, cause);
    return cause;
  }

  #count({ devices: { desktop, mobile } }: AuditedObject): void {
    this.#states.desktop[desktop] += 1;
    this.#states.mobile[mobile] += 1;
    const both = [desktop, mobile];
    const best = both.includes('plays') ? 'plays' : both.includes('unknown') ? 'unknown' : 'none';
    this.#states.both[best] += 1;
  }
}
