import type { Verdict } from '../../src/diagnosis/index.js';
import type { LintFinding } from '../../src/lint/lint-finding.js';
import type { Chain } from './chain.js';
import type { Expectation } from './fault.js';
import { FORMS } from './forms.js';
import type { Cell } from './matrix.js';
import type { Said } from './runtime.js';

/**
 * How good a verdict is. `right`: situation, owner, host and facts; `partly`: situation and owner, and not all of the
 * rest; `wrong`: another situation with the same owner; `misleading`: it sends a person to somebody else, or says that
 * there is nothing to do where there is.
 */
export type Grade = 'right' | 'partly' | 'wrong' | 'misleading';

export interface Judgement {
  readonly grade: Grade;
  /** What the verdict says. */
  readonly said: string;
  /** What is missing or wrong; empty for a right one. */
  readonly fault: string;
}

const hostOf = (address: string): string => new URL(address).host;

/** The host that the verdict must name; null if the input does not say it. */
const expectedHost = (
  { addresses }: Chain,
  { fault, place }: Cell,
  expected: Expectation,
): string | null => {
  if (expected.isAboutHost === false || FORMS[place.form].isWithoutAddress === true) return null;
  if (fault.part === 'media') return hostOf(addresses.media);
  if ((place.form === 'document' || place.form === 'bid') && place.hop === 0) return null;
  return hostOf(addresses.hops[place.hop] ?? '');
};

const isSame = (found: unknown, expected: unknown): boolean =>
  JSON.stringify(found) === JSON.stringify(expected);

/** Whether a finding says that there is something to do: an error, or a warning about what an ad server receives. */
const contradicts = ({ id, severity, stage }: LintFinding): boolean =>
  severity === 'error' ||
  (severity === 'warning' &&
    (stage === 'template' || stage === 'expanded') &&
    !id.startsWith('cachebuster-'));

/** What two texts run together, or leave out, if a parameter is empty, and a sentence that ends twice. */
const GAP = / [,.;](?: |$)|  |“\s*”|«\s*»|„\s*“|`\s*`|[^.]\.[”“»\u00a0\u202f]{1,2}\./;

const textFault = ({ sentence, nextStep, note, params }: Verdict): string | undefined => {
  // Code has its own blanks.
  const code = 'repaired' in params ? params.repaired : '';
  return [sentence, nextStep.replace(code, 'code'), note].find((text) => GAP.test(text));
};

/** Judges a diagnosis by what the fault of its cell makes of a chain. */
export const judge = (
  { verdict, findings, input }: Said,
  expected: Expectation,
  chain: Chain,
  cell: Cell,
): Judgement => {
  const said = `${verdict.id} (${verdict.owner})`;
  if (verdict.owner !== expected.owner)
    return { grade: 'misleading', said, fault: `owner ${expected.owner}` };
  if (verdict.id !== expected.id) return { grade: 'wrong', said, fault: expected.id };
  const changes = input?.changes ?? [];
  const expectedChanges = expected.changes ?? [];
  if (cell.fault.part === 'paste' && !isSame(changes, expectedChanges))
    return {
      grade: 'partly',
      said,
      fault: `changes ${expectedChanges.join(' ')}, and not ${changes.join(' ')}`,
    };
  if (verdict.owner === 'nobody') {
    const finding = findings.find(contradicts);
    return finding === undefined
      ? { grade: 'right', said, fault: '' }
      : { grade: 'misleading', said, fault: `the finding ${finding.id}` };
  }
  const onlyError = expected.others === undefined ? expected.onlyError : undefined;
  const other = findings.find(
    ({ id, severity }) => severity === 'error' && id !== (onlyError ?? id),
  );
  if (other !== undefined) return { grade: 'misleading', said, fault: `the finding ${other.id}` };
  const gap = textFault(verdict);
  if (gap !== undefined) return { grade: 'partly', said, fault: `the text: ${gap}` };
  const others = [...new Set(verdict.otherCauses.map(({ id }) => id))].sort();
  if (!isSame(others, [...(expected.others ?? [])].sort()))
    return { grade: 'partly', said, fault: `others: ${others.join(', ') || 'none'}` };
  const params: Readonly<Record<string, unknown>> = { ...verdict.params };
  const host = expectedHost(chain, cell, expected);
  if (host !== null && !Object.values(params).includes(host))
    return { grade: 'partly', said, fault: `host ${host}` };
  const { redirected } = chain.addresses;
  if (expected.namesRedirect === true && !Object.values(params).includes(hostOf(redirected)))
    return { grade: 'partly', said, fault: 'the host of the redirect' };
  for (const [name, value] of Object.entries(expected.facts ?? {}))
    if (!isSame(params[name], value))
      return {
        grade: 'partly',
        said,
        fault: `${name}: ${JSON.stringify(value)}, and not ${JSON.stringify(params[name])}`,
      };
  return { grade: 'right', said, fault: '' };
};
