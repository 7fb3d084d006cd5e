import { UsageError } from './cli-error.js';

export interface OptionDefinition {
  /** What stands for the value in help texts, for example `<url>`; missing for a flag. */
  readonly value?: string;
  readonly values?: readonly string[];
  readonly short?: string;
  readonly multiple?: boolean;
  readonly default?: string;
  readonly description: string;
}

export type OptionTable = Readonly<Record<string, OptionDefinition>>;

/** Values of a command line by option: the texts of a repeated option in order. Options that were not used are missing. */
export interface OptionValues {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly flags: ReadonlySet<string>;
}

export const textOption = (
  values: OptionValues,
  name: string,
  options: OptionTable = {},
): string | undefined => values.texts.get(name)?.at(-1) ?? options[name]?.default;

/** An option of one value as `read` makes it; undefined without it. Throws a `UsageError` if `read` does not know it. */
export const readOption = <Value>(
  values: OptionValues,
  name: string,
  read: (text: string) => Value | undefined,
  expected: string,
  options: OptionTable = {},
): Value | undefined => {
  const text = textOption(values, name, options);
  const value = text === undefined ? undefined : read(text);
  if (text === undefined || value !== undefined) return value;
  throw new UsageError(`--${name} is "${text}": give ${expected}.`);
};

export const positiveNumber = (text: string): number | undefined =>
  Number(text) > 0 && Number.isFinite(Number(text)) ? Number(text) : undefined;

export const webUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:/i.test(text) ? text : undefined;

const FORMATS = ['text', 'json', 'sarif'] as const;

const FAIL_ON = ['error', 'warning', 'info', 'never'] as const;

const FORMAT_OPTION: OptionDefinition = {
  value: '<format>',
  values: FORMATS,
  default: 'text',
  description: 'how to write the result: text, json or sarif (SARIF 2.1.0)',
};

export const FINDING_OPTIONS = {
  format: FORMAT_OPTION,
  'fail-on': {
    value: '<severity>',
    values: FAIL_ON,
    default: 'error',
    description: 'exit with 1 from this severity on: error, warning, info or never',
  },
} as const satisfies OptionTable;

export const DATA_OPTIONS = {
  format: {
    ...FORMAT_OPTION,
    values: ['text', 'json'],
    description: 'how to write the result: text or json',
  },
} as const satisfies OptionTable;

export const DEVICE_OPTION = {
  device: {
    value: '<device>',
    values: ['desktop', 'mobile'],
    default: 'desktop',
    description: 'whose ads are read: desktop or mobile',
  },
} as const satisfies OptionTable;

/** What is known about the viewer and the page when ad tags are expanded. */
export const CONTEXT_OPTIONS = {
  ...DEVICE_OPTION,
  page: { value: '<url>', description: 'address of the page that holds the embed' },
  consent: { value: '<tc-string>', description: 'consent of the viewer, as a TCF 2 string' },
  gdpr: {
    value: '<0|1>',
    values: ['0', '1'],
    description: 'whether the GDPR applies to the viewer',
  },
  values: {
    value: '<name=value>',
    multiple: true,
    description: 'value of a placeholder or rule, before every other source; may be repeated',
  },
  now: {
    value: '<time>',
    description: 'time of the request, as ISO 8601 or milliseconds since 1970; default: now',
  },
  random: {
    value: '<number>',
    description: 'random number, at least 0 and below 1; default: a new one',
  },
} as const satisfies OptionTable;

/** The context options of commands that assume a typical viewer, and both devices, unless one is described. */
export const VIEWER_OPTIONS = {
  ...CONTEXT_OPTIONS,
  device: {
    value: '<device>',
    values: ['desktop', 'mobile'],
    description: 'check the ads of only one device: desktop or mobile',
  },
} as const satisfies OptionTable;

export const COMMON_OPTIONS = {
  help: { short: 'h', description: 'show this text' },
  version: { description: 'show the version of this package' },
} as const satisfies OptionTable;

export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Options for fields of the viewer; every other field has `--values`. */
const VIEWER_FIELDS: Readonly<Record<string, string>> = {
  'viewer.page.url': 'page',
  'viewer.consent.gdprApplies': 'gdpr',
  'viewer.consent.tcString': 'consent',
  'viewer.device.userAgent': 'user-agent',
};

/** The option of a command for an option of a function or a field of the viewer. */
const optionFor = (name: string): string =>
  name.startsWith('viewer.') ? (VIEWER_FIELDS[name] ?? 'values') : kebabCase(name);

/** What a command with these options calls an option of a function or a field of the viewer. */
export const optionName =
  (options: OptionTable) =>
  (name: string): string =>
    `--${Object.hasOwn(options, optionFor(name)) ? optionFor(name) : 'values'}`;

/** The text with the options of a function in it, such as `options.midrollAt`, as options of a command. */
export const withOptionNames = (text: string, options: OptionTable): string =>
  text.replace(/`(?:options\.)?(\w+(?:\.\w+)*)`/g, (code, name: string) =>
    Object.hasOwn(options, optionFor(name)) ? `--${optionFor(name)}` : code,
  );
