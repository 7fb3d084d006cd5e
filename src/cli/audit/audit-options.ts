import { createHash } from 'node:crypto';
import {
  type AcceptedFinding,
  AuditFileError,
  type AuditOptions,
  type AuditRules,
  readAcceptedFindings,
  readAuditRules,
  type RequestLimits,
} from '../../audit/index.js';
import { InputError, UsageError } from '../cli-error.js';
import type { CommandInvocation } from '../command.js';
import { DIAGNOSIS_OPTIONS } from '../diagnosis-options.js';
import { readInput } from '../input.js';
import { parseJsonInput } from '../json/parse-json.js';
import { type OptionTable, POSITIVE, webUrl } from '../options.js';
import { OUTPUT_OPTION } from '../output-file.js';
import type { Terminal } from '../terminal.js';
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

const shardIn = (text: string): AuditOptions['shard'] => {
  const [index = 0, count = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).slice(1).map(Number);
  return index >= 1 && index <= count ? { index, count } : undefined;
};

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds. */
const durationIn = (text: string): number | undefined => {
  const [, count = '0', unit = ''] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  return Number(count) * (UNITS_MS[unit] ?? 0) || undefined;
};

const dateIn = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(text) ? text : undefined;

export const AUDIT_OPTIONS = {
  url: {
    value: '<url>',
    read: webUrl,
    expected: 'the address of the service',
    description: 'address of the service whose account is checked',
  },
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
  rate: { ...POSITIVE, default: '4', description: 'requests a second to each host' },
  parallel: { ...POSITIVE, default: '8', description: 'ad tags that are requested at once' },
  'time-limit': {
    ...POSITIVE,
    value: '<minutes>',
    description: 'how long ad tags are requested; default: no limit',
  },
  since: {
    value: '<date>',
    read: dateIn,
    expected: 'a day, as YYYY-MM-DD',
    description: 'only objects that were created since, as YYYY-MM-DD',
  },
  sample: {
    ...POSITIVE,
    value: '<percentage>',
    default: '100',
    description: 'so much of the objects, the same ones each time',
  },
  shard: {
    value: '<n/m>',
    read: shardIn,
    expected: 'a part, as 3/8',
    description: 'only one of so many parts of the objects, such as 3/8',
  },
  every: {
    value: '<time>',
    read: durationIn,
    expected: 'a time, such as 10m or 6h',
    description: 'audit again so often, such as 10m or 6h; needs --state',
  },
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

export type AuditInvocation = CommandInvocation<typeof AUDIT_OPTIONS>;

export type AuditValues = AuditInvocation['values'];

/** Reads a JSON file; undefined without a name. Throws an `InputError` with all mistakes. */
const settingsFile = async <Settings>(
  name: string | undefined,
  terminal: Terminal,
  read: (json: unknown) => Settings,
): Promise<Settings | undefined> => {
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

/** The findings of `--accept`. */
export const acceptedEntries = async (
  { values, terminal }: AuditInvocation,
  rules: AuditRules | undefined,
): Promise<readonly AcceptedFinding[]> => {
  const read = (json: unknown) => readAcceptedFindings(json, rules);
  return (await settingsFile(values.accept, terminal, read)) ?? [];
};

export const limitsOf = (values: AuditValues): RequestLimits => {
  const { page: origin, 'user-agent': agent, 'time-limit': minutes } = values;
  return {
    requestsPerSecond: values.rate,
    maxParallel: values.parallel,
    requestTimeoutMs: values.timeout,
    allowPrivate: values['allow-private'],
    ...(origin !== undefined && { origin }),
    ...(agent !== undefined && { headers: { 'user-agent': agent } }),
    ...(minutes !== undefined && { totalTimeMs: minutes * 60_000 }),
  };
};

/** Throws a `UsageError` for options that compare if there is nothing to compare with. */
export const checkState = ({ every, state, 'fail-on': failOn }: AuditValues): void => {
  if (state !== undefined) return;
  if (every !== undefined)
    throw new UsageError('--every compares each audit with the last one: add --state.');
  if (failOn.startsWith('new-'))
    throw new UsageError('--fail-on new-… compares with the last audit: add --state.');
};

export const optionsOf = async (
  { values, terminal }: AuditInvocation,
  limits: RequestLimits,
): Promise<AuditOptions> => {
  const { values: placeholders, page, consent } = contextOf(values, terminal);
  const rules = await settingsFile(values.rules, terminal, readAuditRules);
  const { inspect, sample, since, shard } = values;
  return {
    viewer: { ...(page && { page }), ...(consent && { consent }) },
    ...(placeholders !== undefined && { values: placeholders }),
    inspect: inspect ? limits : null,
    sample,
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
const STATE_FORMAT = 3;

export const settingsOf = ({ values, inputs }: AuditInvocation): string => {
  const settings = Object.entries(values).filter(([name]) => SETTINGS.includes(name));
  return createHash('sha256')
    .update(JSON.stringify([STATE_FORMAT, settings, inputs]))
    .digest('base64url');
};
