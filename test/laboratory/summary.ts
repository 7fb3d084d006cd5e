import type { Fault } from './fault.js';
import type { Grade } from './judgement.js';
import type { Result } from './matrix.js';
import type { RuntimeName } from './runtime.js';

export const GRADES: readonly Grade[] = ['right', 'partly', 'wrong', 'misleading'];

type Grades = Readonly<Record<Grade, number>>;

/** How the verdicts about one part of a chain are graded in one runtime. */
export type SummaryRow = Grades & {
  readonly part: Fault['part'];
  readonly runtime: RuntimeName;
  readonly kinds: number;
  readonly cells: number;
};

export const gradesOf = (results: readonly Result[]): Grades => {
  const counts = { right: 0, partly: 0, wrong: 0, misleading: 0 };
  for (const { judgement } of results) counts[judgement.grade] += 1;
  return counts;
};

/** The confusion matrix: a row for each part of a chain in each runtime. */
export const summaryOf = (results: readonly Result[]): readonly SummaryRow[] => {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const { fault, runtime } = result.cell;
    const key = `${fault.part} ${runtime}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { fault, runtime } = first.cell;
    const kinds = new Set(group.map(({ cell }) => cell.fault.name)).size;
    return [{ part: fault.part, runtime, kinds, cells: group.length, ...gradesOf(group) }];
  });
};

/** How the repairs that were tried in each part of a chain ended. */
export const repairsOf = (results: readonly Result[]) => {
  const rows = new Map<string, Record<'tried' | 'plays' | 'next' | 'worse', number>>();
  for (const { cell, repairs } of results) {
    if (repairs === undefined) continue;
    const row = rows.get(cell.fault.part) ?? { tried: 0, plays: 0, next: 0, worse: 0 };
    for (const name of ['tried', 'plays', 'next', 'worse'] as const) row[name] += repairs[name];
    rows.set(cell.fault.part, row);
  }
  return [...rows].map(([part, row]) => ({ part, ...row }));
};

/** The kinds of faults of which a page has another verdict than Node, with both. */
export const differencesOf = (results: readonly Result[]) => {
  const differences = new Map<string, { readonly node: string; readonly browser: string }>();
  for (const { cell, expected } of results) {
    const { fault, place, runtime } = cell;
    if (runtime !== 'browser' || fault.inBrowser === undefined) continue;
    const describe = ({ id, facts }: typeof expected): string =>
      [id, ...Object.entries(facts ?? {}).map((fact) => fact.join(' '))].join(', ');
    const pair = { node: describe(fault.expected(place)), browser: describe(expected) };
    if (place.hop === 0 && pair.node !== pair.browser) differences.set(fault.name, pair);
  }
  return [...differences].map(([name, pair]) => ({ name, ...pair }));
};
