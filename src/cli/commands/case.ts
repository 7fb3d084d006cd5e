import { isDeepStrictEqual } from 'node:util';
import { visibleText } from '../../text/control-characters.js';
import type { AdCase } from '../../diagnosis/case/ad-case.js';
import { caseReport } from '../../diagnosis/case/case-report.js';
import { createCase } from '../../diagnosis/case/create-case.js';
import { caseFaultText } from '../../diagnosis/case/case-fault.js';
import { readCase } from '../../diagnosis/case/read-case.js';
import { replayCase } from '../../diagnosis/case/replay-case.js';
import { diagnose } from '../../diagnosis/diagnose.js';
import type { Verdict } from '../../diagnosis/diagnosis.js';
import { recognizeInput } from '../../diagnosis/input/recognize-input.js';
import { InputError, UsageError } from '../cli-error.js';
import type { Line } from '../colors.js';
import type { Command, CommandInvocation } from '../command.js';
import { DIAGNOSIS_OPTIONS, diagnoseOptionsOf, diagnosisOptionName } from '../diagnosis-options.js';
import { diagnosisReport } from '../diagnosis-report.js';
import type { ExitCode } from '../exit-code.js';
import type { Input } from '../input.js';
import { FINDING_OPTIONS, type OptionTable } from '../options.js';
import { OUTPUT_OPTION, writeOutput } from '../output-file.js';
import { processInputs } from '../process-inputs.js';
import type { InputReport } from '../report.js';

const OPTIONS = { ...OUTPUT_OPTION, ...DIAGNOSIS_OPTIONS, ...FINDING_OPTIONS };

type CaseInvocation = CommandInvocation<typeof OPTIONS>;

interface CaseAction {
  readonly options: OptionTable;
  readonly run: (invocation: CaseInvocation) => Promise<ExitCode>;
}

const readCaseInput = ({ name, text }: Input): AdCase => {
  const { case: adCase, fault } = readCase(text.replace(/^\ufeff/, ''));
  if (adCase !== null) return adCase;
  if (recognizeInput(text).kind === 'error-code')
    throw new InputError(
      `${name} is an error code and not a case file: use "media-embed inspect ${name}".`,
    );
  throw new InputError(
    `${name}: ${caseFaultText(fault)} Record it again with "media-embed case record".`,
  );
};

interface Output {
  readonly kind: InputReport['kind'];
  readonly text: string;
  readonly content: string;
}

/** Writes a text into the file of `--output`, and says so on standard error; else it goes to standard output. */
const outputReport = async (
  input: Input,
  { kind, text, content }: Output,
  { values: { output }, terminal }: CaseInvocation,
): Promise<readonly InputReport[]> => {
  const report = { input, kind, findings: [], data: {}, lines: [] };
  if (output === undefined) return [{ ...report, verbatim: text.trimEnd() }];
  await writeOutput(output, text, content, terminal);
  return [report];
};

const checkOneInput = ({ inputs, given }: CaseInvocation, action: string): void => {
  if (inputs.length > 1 && (action === 'record' || given.has('output')))
    throw new UsageError(`${action} writes one file: give one input.`);
};

const record: CaseAction = {
  options: { ...OUTPUT_OPTION, ...DIAGNOSIS_OPTIONS },
  run: async (invocation) => {
    checkOneInput(invocation, 'record');
    const options = await diagnoseOptionsOf(invocation);
    return processInputs(CASE, invocation, async (input) => {
      const recognized = recognizeInput(input.text);
      if (recognized.kind === 'case')
        throw new InputError(`${input.name} is a case file: replay it, or record its input.`);
      const diagnosis = await diagnose(recognized, options);
      const { kind } = await diagnosisReport(input, diagnosis);
      const adCase = await createCase(diagnosis, options);
      const text = `${visibleText(JSON.stringify(adCase, null, 2))}\n`;
      return outputReport(input, { kind, text, content: adCase.verdict.sentence }, invocation);
    });
  },
};

const factsOf = ({ id, owner, params }: AdCase['verdict']): unknown =>
  JSON.parse(JSON.stringify([id, owner, params]));

/** A newer version of this package may know more about the same evidence. */
const changeLines = ({ verdict }: AdCase, concluded: Verdict): readonly Line[] =>
  isDeepStrictEqual(factsOf(verdict), factsOf(concluded))
    ? []
    : [
        [],
        [['yellow', 'The verdict was another one when the case was recorded: '], verdict.sentence],
      ];

const replay: CaseAction = {
  options: FINDING_OPTIONS,
  run: (invocation) =>
    processInputs(CASE, invocation, async (input) => {
      const adCase = readCaseInput(input);
      const diagnosis = await replayCase(adCase, { fieldName: diagnosisOptionName });
      const { language } = adCase.context;
      const report = await diagnosisReport(input, { ...diagnosis, kind: 'case' }, { language });
      const lines = [...report.lines, ...changeLines(adCase, diagnosis.verdict)];
      return [{ ...report, lines }];
    }),
};

const report: CaseAction = {
  options: OUTPUT_OPTION,
  run: (invocation) => {
    checkOneInput(invocation, 'report');
    return processInputs(CASE, invocation, async (input) => {
      const adCase = readCaseInput(input);
      const text = visibleText(await caseReport(adCase));
      return outputReport(
        input,
        { kind: 'case', text, content: adCase.verdict.sentence },
        invocation,
      );
    });
  },
};

const ACTIONS: Readonly<Record<string, CaseAction>> = { record, replay, report };

const NAMES = Object.keys(ACTIONS).join(', ');

const actionOf = (name: string | undefined): CaseAction => {
  const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action !== undefined) return action;
  throw new UsageError(
    name === undefined
      ? `case needs what to do first: ${NAMES}.`
      : `There is no "case ${name}": use one of ${NAMES}.`,
  );
};

/** An option that an action ignores would be a mistake that nobody notices. */
const checkOptions = ({ given }: CaseInvocation, name: string, { options }: CaseAction): void => {
  const unsupportedOption = [...given].find((option) => !Object.hasOwn(options, option));
  if (unsupportedOption !== undefined)
    throw new UsageError(
      `case ${name} does not have --${unsupportedOption}: use ${Object.keys(options)
        .map((option) => `--${option}`)
        .join(', ')}.`,
    );
};

/** `media-embed case`: a diagnosis as a file that others can replay. */
export const CASE: Command<typeof OPTIONS> = {
  name: 'case',
  usage: '<record|replay|report> [options] <input…>',
  description:
    'record requests what inspect requests, and writes everything into a case file without the identity of the viewer.\n' +
    'replay concludes the diagnosis of a case file again, without a network. report writes it as Markdown.',
  options: OPTIONS,
  takesErrorCodes: true,
  examples: [
    [
      "case record 'https://ads.example/vast?cb=[CACHEBUSTING]' -o spring.adcase.json",
      'record an ad tag for a colleague or an ad server',
    ],
    ['case replay spring.adcase.json', 'see what was recorded'],
    ['case report spring.adcase.json -o spring.md', 'write a report for a ticket'],
  ],
  run: (invocation) => {
    const [name, ...inputs] = invocation.inputs;
    const action = actionOf(name);
    checkOptions(invocation, name ?? '', action);
    return action.run({ ...invocation, inputs });
  },
};
