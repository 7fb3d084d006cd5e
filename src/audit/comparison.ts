import type { AuditCause } from './causes.js';

/** What an audit keeps of a cause for the next one. */
export interface KnownCause {
  /** When an audit first found it, as ISO 8601. */
  readonly since: string;
  readonly objects: readonly string[];
}

export type KnownCauses = Readonly<Record<string, KnownCause>>;

export interface ComparedCause extends AuditCause {
  /** `new`: no object had it before; null if there is nothing to compare with. */
  readonly status: 'new' | 'known' | null;
  readonly since: string;
  /** Objects that did not have it before. */
  readonly newObjects: readonly string[];
}

export interface AuditComparison {
  readonly causes: readonly ComparedCause[];
  /** Causes that no object has any more. */
  readonly gone: readonly string[];
}

/**
 * Compares the causes of an audit with those of the one before; null if there was none. `accepted` are the names of
 * causes that are left out, and not gone.
 */
export const compareCauses = (
  causes: readonly AuditCause[],
  before: KnownCauses | null,
  time: string,
  accepted: Iterable<string> = [],
): AuditComparison => {
  const known = new Map(Object.entries(before ?? {}));
  const names = new Set([...causes.map(({ name }) => name), ...accepted]);
  return {
    causes: causes.map((cause) => {
      const earlier = known.get(cause.name);
      const had = new Set(earlier?.objects);
      const objects = cause.reach.map(({ object }) => object);
      return {
        ...cause,
        status: before === null ? null : earlier === undefined ? 'new' : 'known',
        since: earlier?.since ?? time,
        newObjects: before === null ? [] : objects.filter((object) => !had.has(object)),
      };
    }),
    gone: [...known.keys()].filter((name) => !names.has(name)),
  };
};

/** What the next audit compares with. A cause may have several severities by custom rules. */
export const knownCauses = (causes: readonly ComparedCause[]): KnownCauses => {
  const known: Record<string, KnownCause> = {};
  for (const { name, since, reach } of causes) {
    const objects = reach.map(({ object }) => object);
    known[name] = { since, objects: [...(known[name]?.objects ?? []), ...objects] };
  }
  return known;
};
