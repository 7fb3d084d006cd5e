import { repairedText } from '../../components/ad-tag-debugger/applied-repair.js';
import type { Repair } from '../../src/index.js';
import type { Brought, Runtime, Said } from './runtime.js';

/** What became of the repairs that a diagnosis offers, each applied alone. */
export interface TriedRepairs {
  readonly tried: number;
  /** After which the chain plays. */
  readonly plays: number;
  /** After which another fault, which was there before, is the verdict. */
  readonly next: number;
  /** After which the same fault is found again, or one that was not there. */
  readonly worse: number;
  /** What is wrong with those of `worse`. */
  readonly faults: readonly string[];
}

/** Verdicts about inputs that cannot be read. */
const UNREADABLE: readonly string[] = [
  'input-empty',
  'input-unknown',
  'json-malformed',
  'tag-empty',
  'tag-not-url',
  'xml-malformed',
];

interface OfferedRepair {
  readonly repair: Repair;
  /** What it is for; null if it is the verdict. */
  readonly finding: Said['findings'][number] | null;
}

/** Repairs of the input. Those of responses are for the server. */
const repairsOf = ({ verdict, findings, input }: Said): readonly OfferedRepair[] => {
  const isDocument = input?.kind === 'vast' || input?.kind === 'vmap';
  const ofInput = findings.filter(({ path, stage }) =>
    isDocument ? !/\/hops\/[1-9]/.test(path) : stage !== 'response' && !path.startsWith('/tags/'),
  );
  return [
    ...(verdict.repair === null ? [] : [{ repair: verdict.repair, finding: null }]),
    ...ofInput.flatMap((finding) =>
      finding.repair === null ? [] : [{ repair: finding.repair, finding }],
    ),
  ];
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Why the diagnosis after a repair is no better; empty if it is. */
const regressionOf = (before: Said, after: Said, { finding }: OfferedRepair): string => {
  const { verdict } = before;
  const isVerdict = finding === null;
  if (isVerdict && after.verdict.id === verdict.id)
    if (isSame(after.verdict.params, verdict.params)) return `still ${verdict.id}`;
  // Each tag of a waterfall may have the same fault.
  const countOf = ({ findings }: Said): number =>
    findings.filter(({ id, path }) => id === finding?.id && path === finding.path).length;
  if (finding !== null && countOf(after) >= countOf(before)) return `still ${finding.id}`;
  if (verdict.owner === 'nobody' && after.verdict.owner !== 'nobody')
    return `${after.verdict.id} after ${verdict.id}`;
  return UNREADABLE.includes(after.verdict.id) && after.verdict.id !== verdict.id
    ? `unreadable: ${after.verdict.id}`
    : '';
};

/** Applies every repair that a diagnosis of the input offers, and diagnoses again with the same chain. */
export const tryRepairs = async (
  run: Runtime,
  brought: Brought,
  before: Said,
): Promise<TriedRepairs> => {
  const counts = { tried: 0, plays: 0, next: 0, worse: 0 };
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const offered of repairsOf(before)) {
    const text = repairedText(brought.text, offered.repair);
    const key = `${text} ${offered.finding?.id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    counts.tried += 1;
    const after = text === null ? null : await run({ ...brought, text });
    const regression = after === null ? 'does not fit' : regressionOf(before, after, offered);
    if (regression !== '') faults.push(`${offered.repair.id}: ${regression}`);
    if (regression !== '') counts.worse += 1;
    else counts[after?.verdict.owner === 'nobody' ? 'plays' : 'next'] += 1;
  }
  return { ...counts, faults };
};
