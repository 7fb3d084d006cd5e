import { visibleText } from '../text/control-characters.js';
import type { Severity } from '../finding.js';
import { InputError, NetworkError } from './cli-error.js';
import { hasColors, lineText } from './colors.js';
import type { AnyCommand, CommandInvocation } from './command.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { inputArguments, readInput, type Input } from './input.js';
import { withOptionNames, type OptionTable } from './options.js';
import type { InputFailure, InputReport, RunReport } from './report.js';
import type { Terminal } from './terminal.js';

/**
 * Works on one input, which may have several embeds. Throws an `InputError` or a `NetworkError` if it cannot.
 */
export type InputProcessor = (
  input: Input,
) => Promise<readonly InputReport[]> | readonly InputReport[];

/** Shown in place of an ad tag that is given as an argument: it may hold an id of the viewer. */
const MAX_NAME_LENGTH = 100;

const failureOf = (argument: string, error: unknown): InputFailure => {
  const input = argument.slice(0, MAX_NAME_LENGTH);
  if (error instanceof NetworkError) return { input, cause: 'network', message: error.message };
  if (error instanceof InputError) return { input, cause: 'input', message: error.message };
  throw error;
};

const RANKS: Readonly<Record<string, number>> = { info: 0, warning: 1, error: 2, never: 3 };

const rank = (severity: string): number => RANKS[severity] ?? 0;

const hasFailed = (
  { findings, failure }: InputReport,
  failOn: Severity | 'never' | (string & {}),
): boolean =>
  failOn !== 'never' &&
  (failure === 'no-ad' || findings.some(({ severity }) => rank(severity) >= rank(failOn)));

const exitCodeOf = ({ inputs, failures }: RunReport, failOn: string): ExitCode => {
  if (failures.some(({ cause }) => cause === 'input')) return EXIT_CODES.input;
  if (failures.length > 0 || inputs.some(({ failure }) => failure === 'network'))
    return EXIT_CODES.network;
  return inputs.some((report) => hasFailed(report, failOn)) ? EXIT_CODES.findings : EXIT_CODES.ok;
};

const formatted = async (
  report: RunReport,
  format: unknown,
  redacts: boolean,
  terminal: Terminal,
): Promise<{ readonly stdout: string; readonly stderr: string }> => {
  if (format === 'json') {
    const { jsonReport } = await import('./output/json-report.js');
    return { stdout: jsonReport(report, redacts), stderr: '' };
  }
  if (format === 'sarif') {
    const { redactedLog, sarifReport } = await import('./output/sarif-report.js');
    const log = sarifReport(report);
    const shown = redacts ? redactedLog(log) : log;
    return { stdout: visibleText(JSON.stringify(shown, null, 2)), stderr: '' };
  }
  return (await import('./output/text-report.js')).textReport(report, terminal);
};

/** Writes the result of a run to standard output, what went wrong to standard error, and returns the exit code. */
const writeReport = async (
  report: RunReport,
  options: OptionTable,
  { given, values, terminal }: CommandInvocation,
): Promise<ExitCode> => {
  const { stdout, stderr, env } = terminal;
  const { format, 'fail-on': failOn = 'error' } = values as Readonly<Record<string, string>>;
  // SARIF is handed on, and the JSON of commands that say how to keep secrets.
  const isHandedOn = format === 'sarif' || Object.hasOwn(options, 'no-redact');
  const redacts = isHandedOn && !given.has('no-redact');
  const texts = await formatted(report, format, redacts, terminal);
  if (texts.stdout !== '') stdout.write(`${texts.stdout}\n`);
  if (texts.stderr !== '') stderr.write(`${texts.stderr}\n`);
  for (const { message } of report.failures)
    stderr.write(`${lineText([['red', 'error: '], message], hasColors(stderr, env))}\n`);
  return exitCodeOf(report, failOn);
};

/** The remedies of functions name their options; on the command line they have other names. */
const withRemedies = (report: InputReport, options: OptionTable): InputReport => ({
  ...report,
  findings: report.findings.map((finding) => ({
    ...finding,
    remedy: withOptionNames(finding.remedy, options),
  })),
});

/** Reads and processes every input, also after one that cannot be processed. */
export const processInputs = async (
  {
    name,
    options,
    takesErrorCodes = false,
  }: Pick<AnyCommand, 'name' | 'options' | 'takesErrorCodes'>,
  invocation: CommandInvocation,
  process: InputProcessor,
): Promise<ExitCode> => {
  const { terminal, version } = invocation;
  const inputs: InputReport[] = [];
  const failures: InputFailure[] = [];
  for (const argument of inputArguments(invocation.inputs, terminal)) {
    try {
      const reports = await process(await readInput(argument, terminal, { takesErrorCodes }));
      inputs.push(...reports.map((report) => withRemedies(report, options)));
    } catch (error) {
      failures.push(failureOf(argument, error));
    }
  }
  return writeReport({ command: name, version, inputs, failures }, options, invocation);
};
