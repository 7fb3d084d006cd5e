import { createHash } from 'node:crypto';
import {
  audit,
  AuditCauses,
  type AuditOptions,
  compareCauses,
  knownCauses,
  type RequestLimits,
  surveyAudit,
} from '../../audit/index.js';
import { visibleText } from '../../text/control-characters.js';
import { AcceptedFindings, readAccepted } from '../audit/accepted-findings.js';
import { auditInputs, type AuditInputs } from '../audit/audit-inputs.js';
import { isConfirmed, ProgressLine, surveyLines } from '../audit/audit-progress.js';
import { type AuditReport, auditReport, type FoundCauses } from '../audit/audit-report.js';
import {
  csvReport,
  githubReport,
  junitReport,
  ndjsonReport,
  runReport,
} from '../audit/data-reports.js';
import { pageReport } from '../audit/page-report.js';
import { type AuditState, openState } from '../audit/state-file.js';
import { auditLines, summarySentences } from '../audit/text-report.js';
import { hasColors, lineText } from '../colors.js';
import type { Command, CommandInvocation } from '../command.js';
import { DIAGNOSIS_OPTIONS, timeoutOf } from '../diagnosis-options.js';
import { EXIT_CODES, type ExitCode } from '../exit-code.js';
import { readInput } from '../input.js';
import { type OptionTable, positiveNumber, readOption, textOption } from '../options.js';
import { OUTPUT_OPTION, writeOutput } from '../output-file.js';
import { redactedLog, sarifReport } from '../output/sarif-report.js';
import { contextOf } from '../viewer-options.js';

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** For whom the ads are. */
const VIEWER = {
  page: DIAGNOSIS_OPTIONS.page,
  consent: DIAGNOSIS_OPTIONS.consent,
  gdpr: DIAGNOSIS_OPTIONS.gdpr,
  values: DIAGNOSIS_OPTIONS.values,
  'user-agent': DIAGNOSIS_OPTIONS['user-agent'],
} as const satisfies OptionTable;

const OPTIONS = {
  url: { value: '<url>', description: 'address of the service whose account is checked' },
  'key-file': {
    value: '<file>',
    description: 'file with the key of the account; default: the variable MEDIA_EMBED_KEY',
  },
  generation: {
    value: '<1|2>',
    values: ['1', '2'],
    default: '2',
    description: 'generation of the interface that is read',
  },
  inspect: { description: 'request each distinct ad tag once, and its wrappers' },
  yes: { description: 'request them without asking first' },
  rate: { value: '<number>', default: '4', description: 'requests a second to each host' },
  parallel: { value: '<number>', default: '8', description: 'ad tags that are requested at once' },
  'time-limit': {
    value: '<minutes>',
    description: 'how long ad tags are requested; default: no limit',
  },
  since: { value: '<date>', description: 'only objects that were created since, as YYYY-MM-DD' },
  sample: {
    value: '<percentage>',
    default: '100',
    description: 'so much of the objects, the same ones each time',
  },
  state: {
    value: '<file>',
    description: 'file from which an audit goes on, and with which the next one compares',
  },
  accept: { value: '<file>', description: 'JSON list of findings that somebody has accepted' },
  ...VIEWER,
  timeout: DIAGNOSIS_OPTIONS.timeout,
  'allow-private': { description: 'also request what leads into private networks' },
  language: DIAGNOSIS_OPTIONS.language,
  ...OUTPUT_OPTION,
  format: {
    value: '<format>',
    values: ['text', 'html', 'csv', 'ndjson', 'sarif', 'junit', 'github'],
    default: 'text',
    description: 'how to write the report: text, html, csv, ndjson, sarif, junit or github',
  },
  'fail-on': {
    value: '<severity>',
    values: [...SEVERITIES, ...SEVERITIES.map((severity) => `new-${severity}`), 'never'],
    default: 'error',
    description:
      'exit with 1 from this severity on: error, warning, info, never, or only for what is new: new-error, …',
  },
} as const satisfies OptionTable;

const numberOption = ({ values }: CommandInvocation, name: string): number | undefined =>
  readOption(values, name, positiveNumber, 'a number above 0', OPTIONS);

const limitsOf = (invocation: CommandInvocation): RequestLimits => {
  const { values } = invocation;
  const [origin, agent] = [textOption(values, 'page'), textOption(values, 'user-agent')];
  const minutes = numberOption(invocation, 'time-limit');
  return {
    requestsPerSecond: numberOption(invocation, 'rate') ?? 1,
    maxParallel: numberOption(invocation, 'parallel') ?? 1,
    requestTimeoutMs: timeoutOf(values, OPTIONS),
    allowPrivate: values.flags.has('allow-private'),
    ...(origin !== undefined && { origin }),
    ...(agent !== undefined && { headers: { 'user-agent': agent } }),
    ...(minutes !== undefined && { totalTimeMs: minutes * 60_000 }),
  };
};

const dateIn = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(text) ? text : undefined;

const optionsOf = (invocation: CommandInvocation, limits: RequestLimits): AuditOptions => {
  const { values, terminal } = invocation;
  const { values: given, page: pageOfViewer, consent: choice } = contextOf(values, terminal);
  const since = readOption(values, 'since', dateIn, 'a day, as YYYY-MM-DD');
  return {
    viewer: {
      ...(pageOfViewer && { page: pageOfViewer }),
      ...(choice && { consent: choice }),
    },
    ...(given !== undefined && { values: given }),
    inspect: values.flags.has('inspect') ? limits : null,
    sample: numberOption(invocation, 'sample') ?? 100,
    ...(since !== undefined && { since }),
  };
};

/** Options on which results depend: only audits with the same are compared. */
const SETTINGS = ['url', 'generation', 'inspect', 'since', 'sample', ...Object.keys(VIEWER)];

const settingsOf = ({ values: { texts, flags }, inputs }: CommandInvocation): string => {
  const settings = SETTINGS.map((name) => texts.get(name) ?? flags.has(name));
  return createHash('sha256')
    .update(JSON.stringify([settings, inputs]))
    .digest('base64url');
};

/** Says what would be requested, and asks if a person is there; null if the person does not agree. */
const progressOf = async (
  { source }: AuditInputs,
  options: AuditOptions,
  { values, terminal }: CommandInvocation,
): Promise<ProgressLine | null> => {
  const { stderr, stdin } = terminal;
  if (options.inspect == null) return new ProgressLine(terminal, null);
  const survey = await surveyAudit(source, options);
  for (const line of surveyLines(survey, options.inspect.requestsPerSecond ?? 1))
    stderr.write(`${lineText([line], false)}\n`);
  const asks = stdin.isTTY === true && stderr.isTTY === true && !values.flags.has('yes');
  const goesOn = survey.tags.size === 0 || !asks || (await isConfirmed(terminal));
  return goesOn ? new ProgressLine(terminal, survey) : null;
};

const sarifText = (report: AuditReport): string =>
  `${visibleText(JSON.stringify(redactedLog(sarifReport(runReport(report))), null, 2))}\n`;

/** What writes the report, by its format; all others are for a terminal. */
const WRITERS: Readonly<Record<string, (report: AuditReport) => string>> = {
  html: pageReport,
  csv: csvReport,
  ndjson: ndjsonReport,
  sarif: sarifText,
  junit: junitReport,
  github: githubReport,
};

const writeReport = async (
  report: AuditReport,
  { values, terminal }: CommandInvocation,
): Promise<void> => {
  const { stdout, env } = terminal;
  const output = textOption(values, 'output');
  const isColored = output === undefined && hasColors(stdout, env);
  const write = WRITERS[textOption(values, 'format', OPTIONS) ?? ''];
  const lines = write === undefined ? auditLines(report) : [];
  const text = write?.(report) ?? lines.map((line) => `${lineText(line, isColored)}\n`).join('');
  if (output === undefined) stdout.write(text);
  else await writeOutput(output, text, summarySentences(report)[0] ?? '', terminal);
};

const hasFailed = ({ causes }: AuditReport, failOn: string): boolean => {
  const isNew = failOn.startsWith('new-');
  const rank = SEVERITIES.indexOf(failOn.replace('new-', '') as (typeof SEVERITIES)[number]);
  return causes.some(
    ({ severity, status, newObjects }) =>
      SEVERITIES.indexOf(severity) <= rank &&
      // Without an earlier audit, everything is new.
      (!isNew || status !== 'known' || newObjects.length > 0),
  );
};

/** Audits, and keeps what was found for the next audit, unless something is left to request. */
const findCauses = async (
  { source }: AuditInputs,
  state: AuditState,
  options: AuditOptions,
  accepted: AcceptedFindings,
  progress: ProgressLine,
): Promise<FoundCauses> => {
  const causes = new AuditCauses();
  const results = audit(source, { ...options, onProgress: progress.update });
  for await (const object of results) causes.add(accepted.without(object));
  progress.end();
  const result = causes.result();
  const comparison = compareCauses(result.causes, state.before, state.startedAt);
  if (progress.skippedTags === 0) state.finish(knownCauses(comparison.causes));
  return { result, comparison };
};

const acceptedOf = async (
  { values, terminal }: CommandInvocation,
  today: string,
): Promise<AcceptedFindings> => {
  const file = textOption(values, 'accept');
  const entries =
    file === undefined
      ? []
      : readAccepted(await readInput(file, terminal, { takesErrorCodes: false }));
  return new AcceptedFindings(entries, today);
};

const run = async (invocation: CommandInvocation): Promise<ExitCode> => {
  const { values, terminal, version } = invocation;
  const limits = limitsOf(invocation);
  const given = optionsOf(invocation, limits);
  const now = new Date(terminal.now()).toISOString();
  const inputs = await auditInputs(invocation, limits);
  const accepted = await acceptedOf(invocation, now.slice(0, 'YYYY-MM-DD'.length));
  const state = await openState(textOption(values, 'state'), settingsOf(invocation), now);
  const options = { ...given, results: state.results };
  const progress = await progressOf(inputs, options, invocation);
  if (progress === null) return EXIT_CODES.ok;
  const found = await findCauses(inputs, state, options, accepted, progress);
  const report = await auditReport(found, OPTIONS, {
    version,
    language: textOption(values, 'language', OPTIONS) ?? 'en',
    startedAt: state.startedAt,
    isInspected: given.inspect !== null,
    accepted: accepted.counts,
  });
  await writeReport(report, invocation);
  if (inputs.unreadable.size > 0) return EXIT_CODES.input;
  const failOn = textOption(values, 'fail-on', OPTIONS) ?? 'error';
  return hasFailed(report, failOn) ? EXIT_CODES.findings : EXIT_CODES.ok;
};

/** `media-embed audit`: what is wrong with the ads of a whole account, by who has to act. */
export const AUDIT: Command = {
  name: 'audit',
  usage: '[options] [<input>…]',
  description:
    'Checks the ads of all embeds, templates and bulks of an account, and says what is wrong by its cause: who has to\n' +
    'act, what to do, and how many objects, slots and devices it reaches. With --inspect it requests each distinct ad\n' +
    'tag once, after it has said which hosts get how many requests, and never a tracker.\n' +
    'An input is a folder of JSON files, a file with embeds, the address of a page, of a published embed or of a\n' +
    'sitemap, or a file that lists addresses.',
  options: OPTIONS,
  examples: [
    [
      'audit --url https://media.example --inspect',
      'an account, with the answers of its ad servers',
    ],
    [
      'audit embeds/ --format html -o report.html',
      'a folder of embeds, as a page to be sent by mail',
    ],
    ['audit https://news.example/sitemap.xml --inspect --yes', 'the embeds of the pages of a site'],
    [
      'audit --url https://media.example --inspect --state audit.ndjson --fail-on new-error',
      'fail only for what is new since the last audit; goes on where it was interrupted',
    ],
  ],
  run,
};
