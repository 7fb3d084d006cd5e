import { createHash } from 'node:crypto';
import {
  AuditFileError,
  type AuditOptions,
  readAuditRules,
  type RequestLimits,
} from '../../audit/index.js';
import { InputError, UsageError } from '../cli-error.js';
import type { CommandInvocation } from '../command.js';
import { DIAGNOSIS_OPTIONS, timeoutOf } from '../diagnosis-options.js';
import { readInput } from '../input.js';
import { parseJsonInput } from '../json/parse-json.js';
import { type OptionTable, positiveNumber, readOption, textOption } from '../options.js';
import { OUTPUT_OPTION } from '../output-file.js';
import { contextOf } from '../viewer-options.js';

export const SEVERITIES = ['error', 'warning', 'info'] as const;

/** For whom the ads are. */
const VIEWER = {
  page: DIAGNOSIS_OPTIONS.page,
  consent: DIAGNOSIS_OPTIONS.consent,
  gdpr: DIAGNOSIS_OPTIONS.gdpr,
  values: DIAGNOSIS_OPTIONS.values,
  'user-agent': DIAGNOSIS_OPTIONS['user-agent'],
} as const satisfies OptionTable;

export const AUDIT_OPTIONS = {
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
  shard: { value: '<n/m>', description: 'only one of so many parts of the objects, such as 3/8' },
  every: { value: '<time>', description: 'audit again so often, such as 10m or 6h; needs --state' },
  webhook: {
    value: '<shape>',
    values: ['json', 'slack', 'teams'],
    description: 'send what is new since the last audit to the address in MEDIA_EMBED_WEBHOOK',
  },
  'webhook-file': { value: '<file>', description: 'file with the address of the webhook' },
  state: {
    value: '<file>',
    description: 'file from which an audit goes on, and with which the next one compares',
  },
  rules: { value: '<file>', description: 'JSON file with custom rules' },
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

/** Reads the JSON file of an option; undefined without the option. Throws an `InputError` with all mistakes. */
export const settingsFile = async <Settings>(
  { values, terminal }: CommandInvocation,
  option: string,
  read: (json: unknown) => Settings,
): Promise<Settings | undefined> => {
  const name = textOption(values, option);
  if (name === undefined) return undefined;
  const json = parseJsonInput(await readInput(name, terminal, { takesErrorCodes: false }));
  try {
    return read(json);
  } catch (error) {
    if (!(error instanceof AuditFileError)) throw error;
    const mistakes = error.findings.map(({ path, message }) => `${path || '/'} ${message}`);
    throw new InputError(`${name} has mistakes. ${mistakes.join('; ')}.`);
  }
};

const numberOption = ({ values }: CommandInvocation, name: string): number | undefined =>
  readOption(values, name, positiveNumber, 'a number above 0', AUDIT_OPTIONS);

export const limitsOf = (invocation: CommandInvocation): RequestLimits => {
  const { values } = invocation;
  const [origin, agent] = [textOption(values, 'page'), textOption(values, 'user-agent')];
  const minutes = numberOption(invocation, 'time-limit');
  return {
    requestsPerSecond: numberOption(invocation, 'rate') ?? 1,
    maxParallel: numberOption(invocation, 'parallel') ?? 1,
    requestTimeoutMs: timeoutOf(values, AUDIT_OPTIONS),
    allowPrivate: values.flags.has('allow-private'),
    ...(origin !== undefined && { origin }),
    ...(agent !== undefined && { headers: { 'user-agent': agent } }),
    ...(minutes !== undefined && { totalTimeMs: minutes * 60_000 }),
  };
};

const shardIn = (text: string): AuditOptions['shard'] => {
  const [index = 0, count = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).slice(1).map(Number);
  return index >= 1 && index <= count ? { index, count } : undefined;
};

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

const durationIn = (text: string): number | undefined => {
  const [, count = '0', unit = ''] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  return Number(count) * (UNITS_MS[unit] ?? 0) || undefined;
};

/** Milliseconds between the starts of two audits; undefined for one audit. */
export const intervalOf = ({ values }: CommandInvocation): number | undefined => {
  const interval = readOption(values, 'every', durationIn, 'a time, such as 10m or 6h');
  if (interval !== undefined && !values.texts.has('state'))
    throw new UsageError('--every compares each audit with the last one: add --state.');
  return interval;
};

/** Throws a `UsageError` if `--fail-on` is about what is new, and there is nothing to compare with. */
export const checkFailOn = ({ values: { texts } }: CommandInvocation): void => {
  if (texts.get('fail-on')?.[0]?.startsWith('new-') === true && !texts.has('state'))
    throw new UsageError('--fail-on new-… compares with the last audit: add --state.');
};

const dateIn = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(text) ? text : undefined;

export const optionsOf = async (
  invocation: CommandInvocation,
  limits: RequestLimits,
): Promise<AuditOptions> => {
  const { values, terminal } = invocation;
  const { values: given, page: pageOfViewer, consent: choice } = contextOf(values, terminal);
  const rules = await settingsFile(invocation, 'rules', readAuditRules);
  const shard = readOption(values, 'shard', shardIn, 'a part, as 3/8');
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
    ...(rules !== undefined && { rules }),
    ...(shard !== undefined && { shard }),
  };
};

/** Options on which results depend: only audits with the same are compared. */
const SETTINGS = [
  'url',
  'generation',
  'inspect',
  'since',
  'sample',
  'shard',
  ...Object.keys(VIEWER),
];

/** The file of another format is not compared with. */
const STATE_FORMAT = 2;

export const settingsOf = ({ values: { texts, flags }, inputs }: CommandInvocation): string => {
  const settings = SETTINGS.map((name) => texts.get(name) ?? flags.has(name));
  return createHash('sha256')
    .update(JSON.stringify([STATE_FORMAT, settings, inputs]))
    .digest('base64url');
};
