import { writeFile } from 'node:fs/promises';
import { InputError, UsageError } from './cli-error.js';
import type { Line } from './colors.js';
import type { CommandInvocation } from './command.js';
import type { Input } from './input.js';
import { repairText } from './repair-edits.js';
import type { InputReport } from './report.js';

/** Where repaired texts are written: nowhere, to standard output, or into the files. */
export type FixMode = 'none' | 'print' | 'write';

/** The value of `--fix` and `--write`. */
export const fixModeOf = ({ values: { flags }, inputs }: CommandInvocation): FixMode => {
  if (flags.has('write') && !flags.has('fix'))
    throw new UsageError('--write needs --fix: add it to repair the files.');
  if (flags.has('write')) return 'write';
  if (!flags.has('fix')) return 'none';
  if (inputs.length > 1)
    throw new UsageError(
      '--fix writes one repaired text: give one input, or add --write to repair the files.',
    );
  return 'print';
};

/** More repairs than an input that a person has written needs. */
const MAX_REPAIRS = 500;

export type InputLinter = (
  input: Input,
) => Promise<readonly InputReport[]> | readonly InputReport[];

/** An input and what is found in it, and the repairs that led to it. */
interface Fixed {
  readonly input: Input;
  readonly reports: readonly InputReport[];
  readonly labels: readonly string[];
}

/** The text after the first repair that changes it into one that was not there before; null if there is none. */
const nextText = (
  { text }: Input,
  reports: readonly InputReport[],
  seen: ReadonlySet<string>,
): readonly [text: string, label: string] | null => {
  for (const report of reports)
    for (const { repair } of report.findings) {
      const repaired = repair == null ? null : repairText(text, report, repair);
      if (repair != null && repaired !== null && !seen.has(repaired))
        return [repaired, repair.label];
    }
  return null;
};

/** Repairs one finding after the other and lints again in between, since a repair can move or remove other findings. */
const fix = async (
  start: Input,
  startReports: readonly InputReport[],
  lint: InputLinter,
): Promise<Fixed> => {
  const seen = new Set([start.text]);
  const labels: string[] = [];
  let input = start;
  let reports = startReports;
  while (labels.length < MAX_REPAIRS) {
    const next = nextText(input, reports, seen);
    if (next === null) break;
    const [text, label] = next;
    seen.add(text);
    labels.push(label);
    input = { ...input, text };
    reports = await lint(input);
  }
  return { input, reports, labels };
};

const writeInput = async ({ name, from, text }: Input): Promise<void> => {
  if (from !== 'file')
    throw new InputError(
      `--write repairs only files: leave it out to write ${name} to standard output.`,
    );
  try {
    await writeFile(name, text);
  } catch {
    throw new InputError(`${name} cannot be written: change its permissions.`);
  }
};

/** Repairs an input, and returns what is left. The first report has the repairs; of several embeds, it is one of its own. */
export const fixReports = async (
  input: Input,
  reports: readonly InputReport[],
  mode: 'print' | 'write',
  lint: InputLinter,
): Promise<readonly InputReport[]> => {
  const { input: fixed, reports: left, labels } = await fix(input, reports, lint);
  if (mode === 'write' && labels.length > 0) await writeInput(fixed);
  const data = { repairs: labels, text: fixed.text };
  const fixResult =
    mode === 'print'
      ? { data, lines: [], verbatim: fixed.text.replace(/\n$/, '') }
      : { data, lines: labels.map((label): Line => [['bold', 'repaired'], `  ${label}`]) };
  const [first, ...others] = left;
  if (first === undefined) return left;
  if (others.length === 0) return [{ ...first, ...fixResult }];
  return [{ input: fixed, kind: first.kind, findings: [], ...fixResult }, ...left];
};
