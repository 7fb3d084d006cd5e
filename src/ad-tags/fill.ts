import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { encodeValue } from './encoding.js';
import { draw } from './injected.js';
import type { Draw } from './macro.js';
import type { Meaning } from './meaning.js';
import type { Placeholder, Template } from './template.js';

/**
 * What became of a placeholder:
 * - `replaced`: its value went in;
 * - `unknown-value`: a standard macro without a value, written as -1;
 * - `withheld`: known, but not to be shared, written as -2;
 * - `no-rule`: no replace rule and no macro gives it a meaning; kept;
 * - `unknown-rule`: its replace rule names a rule that nobody knows; kept;
 * - `no-value`: it has a meaning, but the context has no value for it; kept;
 * - `not-allowed-here`: a value there could change whom the URL asks, or which path; kept.
 */
export type ExpansionStatus =
  | 'replaced'
  | 'unknown-value'
  | 'withheld'
  | 'no-rule'
  | 'unknown-rule'
  | 'no-value'
  | 'not-allowed-here';

/** One placeholder's fate, for whoever asks why. */
export interface Expansion {
  /** The text that stood in the template. */
  readonly placeholder: string;
  readonly syntax: Placeholder['syntax'];
  /** Offsets into the template. */
  readonly start: number;
  readonly end: number;
  readonly by: Meaning['by'];
  /** Name of the rule or macro, else the name as written. */
  readonly name: string | null;
  /** Which part of the context the value comes from. */
  readonly source: Meaning['source'];
  /** How many times the text around it is percent-encoded; its value is encoded once more than that. */
  readonly depth: number;
  /** The value before encoding, a list's items joined by commas; null when there is none. */
  readonly raw: string | null;
  /** What stands in the URL in its place; null when the placeholder was kept. */
  readonly encoded: string | null;
  readonly outcome: ExpansionStatus;
}

type Written = string | readonly string[];

const UNKNOWN = '-1';
const WITHHELD = '-2';

/** `.` and `..` climb through a path in every encoding (WHATWG URL, dot segments). */
const DOTS = /^\.+$/;

const scalar = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return undefined;
};

const written = (value: AdTagValue): Written | undefined =>
  Array.isArray(value) ? value.map(scalar).filter((item) => item !== undefined) : scalar(value);

const isRestricted = (value: AdTagValue): boolean =>
  typeof value === 'object' && value !== null && 'restricted' in value;

/** By any of its names and in any case: consent withholds a value, not a spelling. */
const isWithheld = ({ consent }: AdTagContext, { sameAs, name, keys }: Meaning): boolean => {
  const withheld: unknown = consent?.withheld;
  if (!Array.isArray(withheld)) return false;
  const names = new Set([sameAs, name, ...keys].map((one) => one.toLowerCase()));
  return withheld.some((one) => typeof one === 'string' && names.has(one.toLowerCase()));
};

const givenValue = (values: AdTagContext['values'], keys: readonly string[]): AdTagValue => {
  if (values === undefined || values === null) return undefined;
  for (const key of keys) {
    // Own properties only: `[constructor]` is a name like any other.
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
};

/** 8 digits whatever the random was, as VAST asks of CACHEBUSTING. */
const eightDigits = (random: number | undefined): number | undefined =>
  random === undefined ? undefined : 10_000_000 + (Math.floor(Math.abs(random % 1) * 9e7) % 9e7);

/** The random number that all placeholders of one URL share, drawn when the first one asks. */
const sharedDraw = (random: AdTagContext['random']): Draw => {
  let cachebuster: number | undefined;
  return { cachebuster: () => (cachebuster ??= eightDigits(draw(random))) };
};

const withoutValue = ({ meaning }: Placeholder): ExpansionStatus => {
  if (meaning.standard) return 'unknown-value';
  if (meaning.by === null) return 'no-rule';
  return meaning.source === null ? 'unknown-rule' : 'no-value';
};

const isUnsafe = ({ place, whole }: Placeholder, value: Written): boolean =>
  !whole && place === 'path' && typeof value === 'string' && DOTS.test(value);

/** Tells the trace what became of a placeholder, and gives what stands in the URL for it. */
const settle = (
  placeholder: Placeholder,
  outcome: ExpansionStatus,
  encoded: string | null,
  value: Written | undefined,
  trace: Expansion[] | undefined,
): string => {
  const { text, syntax, start, end, depth, meaning } = placeholder;
  trace?.push({
    placeholder: text,
    syntax,
    start,
    end,
    by: meaning.by,
    name: meaning.name,
    source: meaning.source ?? (outcome === 'replaced' ? 'values' : null),
    depth,
    raw: value === undefined ? null : typeof value === 'string' ? value : value.join(),
    encoded,
    outcome,
  });
  return encoded ?? placeholder.kept;
};

const fillPlaceholder = (
  placeholder: Placeholder,
  context: AdTagContext,
  shared: Draw,
  trace: Expansion[] | undefined,
): string => {
  const { meaning, place, whole } = placeholder;
  if (place === 'authority' && !whole) {
    return settle(placeholder, 'not-allowed-here', null, undefined, trace);
  }
  const given = givenValue(context.values, meaning.keys);
  if (isRestricted(given) || (context.consent?.withheld && isWithheld(context, meaning))) {
    return settle(placeholder, 'withheld', WITHHELD, undefined, trace);
  }
  const known = given ?? meaning.value?.(context, shared);
  const value = typeof known === 'string' ? known : written(known);
  if (value === undefined) {
    const outcome = withoutValue(placeholder);
    const encoded = outcome === 'unknown-value' ? UNKNOWN : null;
    return settle(placeholder, outcome, encoded, undefined, trace);
  }
  if (isUnsafe(placeholder, value)) {
    return settle(placeholder, 'not-allowed-here', null, value, trace);
  }
  const encoded =
    whole && typeof value === 'string' ? value : encodeValue(value, placeholder.depth);
  return settle(placeholder, 'replaced', encoded, value, trace);
};

/**
 * Writes the text of a template under a context, in one pass: what came from a value is
 * never looked at again. Every placeholder's fate is added to `trace`, if there is one.
 */
export const fill = (template: Template, context: AdTagContext, trace?: Expansion[]): string => {
  const { literals, placeholders } = template;
  const shared = sharedDraw(context.random);
  let text = literals[0] ?? '';
  let next = 1;
  for (const placeholder of placeholders) {
    text += fillPlaceholder(placeholder, context, shared, trace) + (literals[next] ?? '');
    next += 1;
  }
  return text;
};
