import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { encodeValue, percentEncodeKept } from './encoding.js';
import { isCaseSensitive } from './macro-registry.js';
import type { ContextSource, SharedValues } from './macro.js';
import type { PlaceholderBinding } from './placeholder-binding.js';
import type { Placeholder, Template } from './template.js';
import { readProvider } from './value-formats.js';

const inLowerCase = (values: object): ReadonlyMap<string, AdTagValue> => {
  const entries = Object.entries(values as Readonly<Record<string, AdTagValue>>);
  return new Map(
    entries
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !isCaseSensitive(name))
      .reverse(),
  );
};

/** The values that a context gives by name: the exact case first, then any case. */
class GivenValues {
  readonly #values: AdTagContext['values'];
  /** Made when a name is not there as it is written. */
  #lowerCase: ReadonlyMap<string, AdTagValue> | undefined;

  constructor(values: AdTagContext['values']) {
    this.#values = values;
  }

  find(names: readonly string[]): AdTagValue {
    const values = this.#values;
    if (values === undefined || values === null) return undefined;
    this.#lowerCase ??= inLowerCase(values);
    for (const name of names) {
      // Own properties only, because `[constructor]` is a name like any other.
      const exact = Object.hasOwn(values, name) ? values[name] : undefined;
      const value = exact ?? this.#lowerCase.get(name.toLowerCase());
      if (value !== undefined && value !== null) return value;
    }
    return undefined;
  }
}

/**
 * What happened to a placeholder:
 * - `replaced`: with its value;
 * - `unknown-value`: a standard macro without a value, replaced with -1;
 * - `withheld`: its value may not be shared, replaced with -2;
 * - `no-rule`: no replace rule and no macro defines it; kept;
 * - `unknown-rule`: its replace rule names an unknown rule; kept;
 * - `no-value`: it is defined, but the context has no value for it; kept;
 * - `ad-server`: only an ad server can fill it; kept;
 * - `not-allowed-here`: a value could change the host or the path of the URL; kept.
 */
export const EXPANSION_STATUSES = [
  'replaced',
  'unknown-value',
  'withheld',
  'no-rule',
  'unknown-rule',
  'no-value',
  'ad-server',
  'not-allowed-here',
] as const;

export type ExpansionStatus = (typeof EXPANSION_STATUSES)[number];

/** What happened to one placeholder, and why. */
export interface Expansion {
  /** The text in the template. */
  readonly placeholder: string;
  readonly syntax: Placeholder['syntax'];
  /** Offsets into the template. */
  readonly start: number;
  readonly end: number;
  readonly by: PlaceholderBinding['by'];
  /** Name of the rule or macro, else the name in the template. */
  readonly name: string | null;
  /** The dialect that the placeholder belongs to, such as `jw`; null for macros in brackets and for replace rules. */
  readonly dialect: string | null;
  /** Part of the context that the value comes from. */
  readonly source: ContextSource | null;
  /** How many times the text around it is percent-encoded; its value is encoded once more than that. */
  readonly depth: number;
  /** The value before encoding, a list's items joined by commas; null when there is none. */
  readonly raw: string | null;
  /** The text in the URL; null when the placeholder was kept. */
  readonly encoded: string | null;
  readonly outcome: ExpansionStatus;
}

type NormalizedValue = string | readonly string[];

const UNKNOWN = '-1';
const WITHHELD = '-2';

/** `.` and `..` change a path in every encoding (WHATWG URL, dot segments). */
const DOTS = /^\.+$/;

const scalar = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return undefined;
};

const normalize = (value: AdTagValue): NormalizedValue | undefined =>
  Array.isArray(value) ? value.map(scalar).filter((item) => item !== undefined) : scalar(value);

const isRestricted = (value: AdTagValue): boolean =>
  typeof value === 'object' && value !== null && 'restricted' in value;

/** By any of its names, in any case, because consent applies to a value and not to a spelling. */
const isWithheld = (
  { consent }: AdTagContext,
  { macro, name, keys }: PlaceholderBinding,
): boolean => {
  const withheld: unknown = consent?.withheld;
  if (!Array.isArray(withheld)) return false;
  const names = new Set([macro?.sameAs ?? name, name, ...keys].map((key) => key.toLowerCase()));
  return withheld.some((entry) => typeof entry === 'string' && names.has(entry.toLowerCase()));
};

/** Always 8 digits, as VAST requires of CACHEBUSTING. */
const eightDigits = (random: number | undefined): number | undefined =>
  random === undefined ? undefined : 10_000_000 + (Math.floor(Math.abs(random % 1) * 9e7) % 9e7);

/** The random number of one URL, computed when the first placeholder needs it. */
const sharedValues = (random: AdTagContext['random']): SharedValues => {
  let cachebuster: number | undefined;
  return { cachebuster: () => (cachebuster ??= eightDigits(readProvider(random))) };
};

const statusWithoutValue = ({ by, macro, isAdServers }: PlaceholderBinding): ExpansionStatus => {
  if (isAdServers) return 'ad-server';
  if (macro === null) return by === null ? 'no-rule' : 'unknown-rule';
  return macro.standard ? 'unknown-value' : 'no-value';
};

interface Filling {
  readonly isLegal: boolean;
  readonly context: AdTagContext;
  readonly given: GivenValues;
  readonly shared: SharedValues;
  readonly trace: Expansion[] | undefined;
}

const record = (
  { isLegal, trace }: Filling,
  placeholder: Placeholder,
  outcome: ExpansionStatus,
  encoded: string | null,
  value?: NormalizedValue,
  source: ContextSource | null = placeholder.binding.macro?.source ?? null,
): string => {
  const { text, syntax, start, end, depth, binding } = placeholder;
  trace?.push({
    placeholder: text,
    syntax,
    start,
    end,
    by: binding.by,
    name: binding.name,
    dialect: binding.dialect?.name ?? null,
    source,
    depth,
    raw: value === undefined ? null : typeof value === 'string' ? value : value.join(),
    encoded,
    outcome,
  });
  return encoded ?? (isLegal ? text : percentEncodeKept(text));
};

const recordWithoutValue = (filling: Filling, placeholder: Placeholder): string => {
  const { binding } = placeholder;
  if (binding.defaultValue !== null)
    return recordValue(filling, placeholder, binding.defaultValue, 'template');
  const outcome = statusWithoutValue(binding);
  return record(filling, placeholder, outcome, outcome === 'unknown-value' ? UNKNOWN : null);
};

const recordValue = (
  filling: Filling,
  placeholder: Placeholder,
  value: NormalizedValue,
  source: ContextSource | null,
): string => {
  if (placeholder.component === 'path' && typeof value === 'string' && DOTS.test(value))
    return record(filling, placeholder, 'not-allowed-here', null, value, source);
  const encoded =
    placeholder.component === 'url' && typeof value === 'string'
      ? value
      : encodeValue(value, placeholder.depth);
  return record(filling, placeholder, 'replaced', encoded, value, source);
};

const fillPlaceholder = (filling: Filling, placeholder: Placeholder): string => {
  const { binding, component, syntax } = placeholder;
  const { context } = filling;
  if (component === 'authority') return record(filling, placeholder, 'not-allowed-here', null);
  const given = filling.given.find(binding.keys);
  if (isRestricted(given) || (context.consent?.withheld && isWithheld(context, binding))) {
    // -2 is a value of macros; a parameter of Google Ad Manager stays empty.
    return record(filling, placeholder, 'withheld', syntax === 'empty-parameter' ? null : WITHHELD);
  }
  const { macro } = binding;
  const known = given ?? macro?.value?.(context, filling.shared);
  const value = typeof known === 'string' ? known : normalize(known);
  return value === undefined
    ? recordWithoutValue(filling, placeholder)
    : recordValue(filling, placeholder, value, macro?.source ?? 'values');
};

/**
 * Fills a template with the values of a context, in one pass: a value is never scanned for
 * placeholders. Every expansion is added to `trace`, if there is one.
 */
export const fill = (template: Template, context: AdTagContext, trace?: Expansion[]): string => {
  const { isLegal, literals, placeholders } = template;
  const given = new GivenValues(context.values);
  const filling = { isLegal, context, given, shared: sharedValues(context.random), trace };
  let text = literals[0] ?? '';
  let next = 1;
  for (const placeholder of placeholders) {
    text += fillPlaceholder(filling, placeholder) + (literals[next] ?? '');
    next += 1;
  }
  return text;
};
