import type { DeviceType } from '../viewer.js';
import type { AuditedKind } from './audit-source.js';
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

const reachOf = (object: AuditedObject, problems: readonly AuditProblem[]): CauseReach => {
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

const causeOf = (name: string, fault: CauseFault, reach: readonly CauseReach[]): AuditCause => {
  const objects = noObjects();
  for (const { kind } of reach) objects[kind] += 1;
  return {
    ...fault,
    name,
    objects,
    slots: reach.reduce((sum, { slots }) => sum + slots, 0),
    tags: new Set(reach.flatMap(({ tags }) => tags)).size,
    devices: DEVICES.filter((device) => reach.some(({ devices }) => devices.includes(device))),
    addresses: counted(reach.map(({ addresses }) => addresses)),
    faultAddresses: counted(reach.map(({ faultAddresses }) => faultAddresses)),
    reach,
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

/** Groups what is wrong with the objects of an audit by its cause. */
export class AuditCauses {
  readonly #causes = new Map<
    string,
    readonly [name: string, fault: CauseFault, reach: CauseReach[]]
  >();
  readonly #objects = noObjects();
  readonly #states = { desktop: noStates(), mobile: noStates(), both: noStates() };

  add(object: AuditedObject): void {
    this.#objects[object.kind] += 1;
    if (object.kind === 'embed') this.#count(object);
    const groups = new Map<string, AuditProblem[]>();
    for (const problem of object.problems) {
      const group = `${problem.severity} ${causeName(problem)}`;
      groups.set(group, [...(groups.get(group) ?? []), problem]);
    }
    for (const problems of groups.values())
      if (problems[0] !== undefined)
        this.#addReach(causeName(problems[0]), problems[0], [reachOf(object, problems)]);
  }

  /** Adds what another audit found of other objects. */
  merge({ objects, states, causes }: AuditResult): void {
    for (const [kind, count] of Object.entries(objects))
      this.#objects[kind as AuditedKind] += count;
    for (const place of ['desktop', 'mobile', 'both'] as const)
      for (const state of ['plays', 'none', 'unknown'] as const)
        this.#states[place][state] += states[place][state];
    for (const cause of causes) this.#addReach(cause.name, cause, cause.reach);
  }

  result(): AuditResult {
    const causes = [...this.#causes.values()].map(([name, fault, reach]) =>
      causeOf(name, fault, reach),
    );
    return { objects: this.#objects, states: this.#states, causes: causes.sort(worstFirst) };
  }

  #addReach(name: string, fault: CauseFault, reach: readonly CauseReach[]): void {
    const { by, id, params, owner, severity, host, hasRepair } = fault;
    const kept = { by, id, params, owner, severity, host, hasRepair };
    const key = `${severity} ${name}`;
    const cause = this.#causes.get(key) ?? ([name, kept, [] as CauseReach[]] as const);
    this.#causes.set(key, cause);
    cause[2].push(...reach);
  }

  #count({ devices: { desktop, mobile } }: AuditedObject): void {
    this.#states.desktop[desktop] += 1;
    this.#states.mobile[mobile] += 1;
    const both = [desktop, mobile];
    const best = both.includes('plays') ? 'plays' : both.includes('unknown') ? 'unknown' : 'none';
    this.#states.both[best] += 1;
  }
}
