export interface OptionDefinition {
  /** What stands for the value in help texts, for example `<url>`; missing for a flag. */
  readonly value?: string;
  readonly values?: readonly string[];
  /** Reads a text; undefined if it is not `expected`. Default: the text itself. */
  readonly read?: (text: string) => unknown;
  /** For the sentence about a text that cannot be read: `a number above 0`. */
  readonly expected?: string;
  readonly short?: string;
  readonly multiple?: boolean;
  readonly default?: string;
  readonly description: string;
}

export type OptionTable = Readonly<Record<string, OptionDefinition>>;

type ReadValue<Definition> = Definition extends { readonly read: (text: string) => infer Value }
  ? Exclude<Value, undefined>
  : Definition extends { readonly values: readonly (infer Value)[] }
    ? Value
    : string;

type OptionValue<Definition> = Definition extends { readonly value: string }
  ? Definition extends { readonly multiple: true }
    ? readonly ReadValue<Definition>[]
    : ReadValue<Definition> | (Definition extends { readonly default: string } ? never : undefined)
  : boolean;

/** The values of a command line by option: true for a flag, a list for an option that may be repeated. */
export type OptionValues<Options> = {
  readonly [Name in keyof Options]: OptionValue<Options[Name]>;
};

const positiveNumber = (text: string): number | undefined =>
  Number(text) > 0 && Number.isFinite(Number(text)) ? Number(text) : undefined;

export const POSITIVE = {
  value: '<number>',
  read: positiveNumber,
  expected: 'a number above 0',
} as const;

export const webUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:/i.test(text) ? text : undefined;

const FORMATS = ['text', 'json', 'sarif'] as const;

const FAIL_ON = ['error', 'warning', 'info', 'never'] as const;

const FORMAT_OPTION = {
  value: '<format>',
  values: FORMATS,
  default: 'text',
  description: 'how to write the result: text, json or sarif (SARIF 2.1.0)',
} as const satisfies OptionDefinition;

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

/** Milliseconds since 1970. */
const timeIn = (text: string): number | undefined => {
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(time) ? time : undefined;
};

const randomIn = (text: string): number | undefined => {
  const random = text.trim() === '' ? Number.NaN : Number(text);
  return random >= 0 && random < 1 ? random : undefined;
};

const namedValue = (text: string): readonly [name: string, value: string] | undefined => {
  const end = text.indexOf('=');
  return end < 1 ? undefined : [text.slice(0, end), text.slice(end + 1)];
};

/** What is known about the viewer and the page when ad tags are expanded. */
export const CONTEXT_OPTIONS = {
  ...DEVICE_OPTION,
  page: {
    value: '<url>',
    read: webUrl,
    expected: 'an absolute URL, such as https://news.example/story',
    description: 'address of the page that holds the embed',
  },
  consent: { value: '<tc-string>', description: 'consent of the viewer, as a TCF 2 string' },
  gdpr: {
    value: '<0|1>',
    values: ['0', '1'],
    description: 'whether the GDPR applies to the viewer',
  },
  values: {
    value: '<name=value>',
    multiple: true,
    read: namedValue,
    expected: 'a name, = and the value, such as IFA=1',
    description: 'value of a placeholder or rule, before every other source; may be repeated',
  },
  now: {
    value: '<time>',
    read: timeIn,
    expected: 'a time such as 2026-05-04T10:30:00Z, or milliseconds since 1970',
    description: 'time of the request, as ISO 8601 or milliseconds since 1970; default: now',
  },
  random: {
    value: '<number>',
    read: randomIn,
    expected: 'a number that is at least 0 and below 1',
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
