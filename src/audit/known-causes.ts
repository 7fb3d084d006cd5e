/** What an audit keeps of a cause for the next ones. */
export interface KnownCause {
  /** When an audit first found it, as ISO 8601. */
  readonly since: string;
  /** In which of the last audits each object had it: `1101` in the last one, and not in the one before. */
  readonly objects: Readonly<Record<string, string>>;
}

export type KnownCauses = Readonly<Record<string, KnownCause>>;

/** `new`: not found by earlier audits; `known`: still there; `flapping`: it was there, gone, and is there again. */
export type CauseStatus = 'new' | 'known' | 'flapping';

/** Audits that are kept. What was gone for longer is new. */
const MAX_RUNS = 10;

/** In which of the last audits any object had a cause. */
export const runsOf = ({ objects }: KnownCause): string => {
  const runs = Object.values(objects);
  const isFoundAt = (at: number) => runs.some((ofObject) => ofObject.at(at) === '1');
  return Array.from({ length: MAX_RUNS }, (_, at) => (isFoundAt(at - MAX_RUNS) ? '1' : '0')).join(
    '',
  );
};

/** How something that is found now compares with the last audits. */
export const statusOf = (runs: string | undefined): CauseStatus => {
  if (runs === undefined) return 'new';
  return /10+1/.test(`${runs}1`) ? 'flapping' : 'known';
};

interface FoundCause {
  readonly name: string;
  readonly since: string;
  readonly reach: readonly { readonly object: string }[];
}

/** What the next audit compares with. A cause may have several severities by custom rules. */
export const nextKnown = (
  before: KnownCauses,
  causes: readonly FoundCause[],
  /** What is accepted, as [cause, object]. It is not kept, and is new when it counts again. */
  isAccepted: (cause: string, object: string) => boolean,
): KnownCauses => {
  const found = new Map(
    Object.entries(before).map(([name, { since }]) => [
      name,
      { since, objects: new Set<string>() },
    ]),
  );
  for (const { name, since, reach } of causes) {
    const cause = found.get(name) ?? { since, objects: new Set() };
    found.set(name, cause);
    for (const { object } of reach) cause.objects.add(object);
  }
  const next: Record<string, KnownCause> = {};
  for (const [name, { since, objects }] of found) {
    const earlier = before[name]?.objects ?? {};
    const names = new Set([...Object.keys(earlier), ...objects]);
    const runs = [...names]
      .filter((object) => !isAccepted(name, object))
      .map((object) => {
        const all = `${earlier[object] ?? ''}${objects.has(object) ? 1 : 0}`;
        return [object, all.slice(-MAX_RUNS)] as const;
      })
      .filter(([, ofObject]) => ofObject.includes('1'));
    if (runs.length > 0) next[name] = { since, objects: Object.fromEntries(runs) };
  }
  return next;
};
