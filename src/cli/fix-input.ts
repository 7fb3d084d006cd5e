import { readFile, writeFile } from 'node:fs/promises';
import { InputError, UsageError } from './cli-error.js';
import type { Line } from './colors.js';
import type { Input } from './input.js';
import { applyEdits } from '../text/text-edits.js';
import { type RepairEdit, repairText, singleEdits } from './repair-edits.js';
import type { InputReport } from './report.js';

/** Where repaired texts are written: nowhere, to standard output, or into the files. */
export type FixMode = 'none' | 'print' | 'write';

export const fixModeOf = (
  flags: { readonly fix: boolean; readonly write: boolean },
  inputs: readonly string[],
): FixMode => {
  if (flags.write && !flags.fix)
    throw new UsageError('--write needs --fix: add it to repair the files.');
  if (flags.write) return 'write';
  if (!flags.fix) return 'none';
  if (inputs.length > 1)
    throw new UsageError(
      '--fix writes one repaired text: give one input, or add --write to repair the files.',
    );
  return 'print';
};

/** Repairs that depend on one another are made in as many passes. An ad tag has a few at most. */
const MAX_PASSES = 50;

export type InputLinter = (
  input: Input,
) => Promise<readonly InputReport[]> | readonly InputReport[];

interface Fixed {
  readonly input: Input;
  readonly reports: readonly InputReport[];
  readonly labels: readonly string[];
}

/** Edits that neither overlap nor touch one another, in the order of the text. */
const separate = (edits: readonly RepairEdit[]): readonly RepairEdit[] => {
  let end = -1;
  return [...edits]
    .sort((a, b) => a.edit.start - b.edit.start)
    .filter(({ edit }) => {
      const isFree = edit.start > end;
      if (isFree) end = edit.end;
      return isFree;
    });
};

type Pass = readonly [text: string, labels: readonly string[]];

/** The text after the first repair of several operations that can be carried out. */
const severalOperations = ({ text }: Input, reports: readonly InputReport[]): Pass | null => {
  for (const report of reports)
    for (const { repair } of report.findings) {
      if (repair == null || repair.operations.length < 2) continue;
      const repaired = repairText(text, report, repair);
      if (repaired !== null) return [repaired, [repair.label]];
    }
  return null;
};

/** The text after all repairs that do not depend on one another; null if there are none. */
const nextPass = (input: Input, reports: readonly InputReport[]): Pass | null => {
  const edits = separate(reports.flatMap((report) => singleEdits(input.text, report)));
  if (edits.length === 0) return severalOperations(input, reports);
  const text = applyEdits(
    input.text,
    edits.map(({ edit }) => edit),
  );
  return [text, edits.map(({ label }) => label)];
};

/** Repairs and lints in turns, since a repair can move or remove other findings. */
const fix = async (
  start: Input,
  startReports: readonly InputReport[],
  lint: InputLinter,
): Promise<Fixed> => {
  const seen = new Set<string>();
  const labels: string[] = [];
  let input = start;
  let reports = startReports;
  while (seen.size < MAX_PASSES) {
    seen.add(input.text);
    const pass = nextPass(input, reports);
    if (pass === null || seen.has(pass[0])) break;
    labels.push(...pass[1]);
    input = { ...input, text: pass[0] };
    reports = await lint(input);
  }
  return { input, reports, labels };
};

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Whether a file holds exactly this text in UTF-8. Of other bytes, the text that was read has lost some. */
const isTextOf = async (path: string, text: string): Promise<boolean> => {
  const bytes = await readFile(path);
  const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return bytes.subarray(hasMark ? BYTE_ORDER_MARK.length : 0).equals(Buffer.from(text));
};

const writeInput = async ({ name, from, text }: Input, read: string): Promise<void> => {
  if (from !== 'file')
    throw new InputError(
      `--write repairs only files: leave it out to write ${name} to standard output.`,
    );
  try {
    if (await isTextOf(name, read)) {
      await writeFile(name, text);
      return;
    }
  } catch {
    throw new InputError(`${name} cannot be written: change its permissions.`);
  }
  throw new InputError(
    `${name} is not UTF-8, or has changed since it was read, and was not written: save it as UTF-8, or leave out --write.`,
  );
};

/** Repairs an input, and returns what is left. The first report has the repairs; of several embeds, it is a separate one. */
export const fixReports = async (
  input: Input,
  reports: readonly InputReport[],
  mode: 'print' | 'write',
  lint: InputLinter,
): Promise<readonly InputReport[]> => {
  const { input: fixed, reports: left, labels } = await fix(input, reports, lint);
  if (mode === 'write' && labels.length > 0) await writeInput(fixed, input.text);
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
