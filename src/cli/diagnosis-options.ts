import { DEFAULT_REQUEST_TIMEOUT_MS } from '../ad-tags/request-timeout.js';
import type { DiagnoseOptions, Inspectors } from '../diagnosis/diagnose-options.js';
import { LANGUAGES } from '../messages/languages.js';
import type { CommandInvocation } from './command.js';
import { CONTEXT_OPTIONS, optionName, POSITIVE, type OptionTable } from './options.js';
import { contextOf } from './viewer-options.js';

/** `en, de or it`. */
const listed = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** Options of commands that request ad tags. */
export const DIAGNOSIS_OPTIONS = {
  ...CONTEXT_OPTIONS,
  page: {
    ...CONTEXT_OPTIONS.page,
    description: 'address of the page: responses are refused as a browser on it would refuse them',
  },
  timeout: {
    ...POSITIVE,
    value: '<milliseconds>',
    expected: 'a number of milliseconds above 0',
    default: String(DEFAULT_REQUEST_TIMEOUT_MS),
    description: 'how long all requests of an ad tag may take together',
  },
  'user-agent': { value: '<text>', description: 'browser of the viewer, as ad servers see it' },
  offline: { description: 'request nothing, and decide from the input alone' },
  'allow-private': {
    description: 'also request what leads into private networks; an ad tag as an input always may',
  },
  language: {
    value: '<tag>',
    default: 'en',
    description: `language of the verdict: ${listed(LANGUAGES)}`,
  },
} as const satisfies OptionTable;

/** Option of commands whose JSON is handed on. */
export const REDACTION_OPTION = {
  'no-redact': { description: 'keep consent strings and identifiers in JSON and SARIF' },
} as const satisfies OptionTable;

type DiagnosisInvocation = CommandInvocation<typeof DIAGNOSIS_OPTIONS>;

/** The inspector is loaded only for a command line that requests something. */
const inspectorsOf = async ({
  values,
  given,
  inputs,
}: Pick<DiagnosisInvocation, 'values' | 'given' | 'inputs'>): Promise<Inspectors> => {
  const { page, 'user-agent': userAgent } = values;
  const options = {
    requestTimeoutMs: values.timeout,
    allowPrivate:
      values['allow-private'] ||
      inputs.filter((input) => URL.canParse(input)).map((input) => new URL(input).origin),
    ...(page !== undefined && { origin: page }),
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
    // A given time also stands still while requests are sent, so that the same command has the same output.
    ...(given.has('now') && { now: () => 0 }),
  };
  const { inspectAdTag, inspectDocument } = await import('../vast/node/index.js');
  return {
    inspectAdTag: (tag, context) => inspectAdTag(tag, { ...options, ...context }),
    inspectDocument: (text, context) => inspectDocument(text, { ...options, ...context }),
  };
};

/** What the texts of a diagnosis call its options on a command line. */
export const diagnosisOptionName = optionName(DIAGNOSIS_OPTIONS);

export const diagnoseOptionsOf = async (
  invocation: DiagnosisInvocation,
): Promise<DiagnoseOptions> => {
  const { values, given, terminal } = invocation;
  const { values: placeholders, device: _, ...viewer } = contextOf(values, terminal);
  const { device: type, language, 'user-agent': userAgent } = values;
  const isGiven = userAgent !== undefined || given.has('device');
  return {
    viewer: {
      ...viewer,
      ...(isGiven && { device: userAgent === undefined ? type : { type, userAgent } }),
    },
    values: placeholders ?? null,
    language,
    inspect: values.offline ? null : await inspectorsOf(invocation),
  };
};
