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
export type Outcome =
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
  /** The value before encoding, a list's items joined by commas; null when there is none. */
  readonly raw: string | null;
  /** What stands in the URL in its place; null when the placeholder was kept. */
  readonly encoded: string | null;
  readonly outcome: Outcome;
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
  Array.isArray(value)
    ? value.map(scalar).filter((item) => item !== undefined)
    : scalar(value);

const isWithheld = ({ consent }: AdTagContext, name: string): boolean =>
  Array.isArray(consent?.withheld) && consent.withheld.includes(name);

const isRestricted = (value: AdTagValue): boolean =>
  typeof value === 'object' && value !== null && 'restricted' in value;

const givenValue = (values: AdTagContext['values'], keys: readonly string[]): AdTagValue => {
  if (values === undefined || values === null) return undefined;
  for (const key of keys) {
    // Own properties only: `[constructor]` is a name like any other.
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
};

/** The random number that all placeholders of one URL share. */
class SharedDraw implements Draw {
  readonly #random: AdTagContext['random'];
  #cachebuster: number | undefined;

  constructor(random: AdTagContext['random']) {
    this.#random = random;
  }

  cachebuster(): number | undefined {
    if (this.#cachebuster === undefined) {
      const random = draw(this.#random);
      // 8 digits whatever the random was, as VAST asks of CACHEBUSTING.
      if (random !== undefined) {
        this.#cachebuster = 10_000_000 + (Math.floor(Math.abs(random % 1) * 90_000_000) % 90_000_000);
      }
    }
    return this.#cachebuster;
  }
}

const withoutValue = ({ meaning }: Placeholder): Outcome => {
  if (meaning.standard) return 'unknown-value';
  if (meaning.by === null) return 'no-rule';
  return meaning.source === null ? 'unknown-rule' : 'no-value';
};

const isUnsafe = ({ place, whole }: Placeholder, value: Written): boolean =>
  !whole && place === 'path' && typeof value === 'string' && DOTS.test(value);

interface Filling {
  readonly outcome: Outcome;
  readonly value: Written | undefined;
  readonly encoded: string | null;
}

const fillPlaceholder = (placeholder: Placeholder, context: AdTagContext, shared: Draw): Filling => {
  const { meaning, place, whole } = placeholder;
  if (place === 'authority' && !whole) {
    return { outcome: 'not-allowed-here', value: undefined, encoded: null };
  }
  const given = givenValue(context.values, meaning.keys);
  if (isRestricted(given) || isWithheld(context, meaning.sameAs)) {
    return { outcome: 'withheld', value: undefined, encoded: WITHHELD };
  }
  const value = written(given ?? meaning.value?.(context, shared));
  if (value === undefined) {
    const outcome = withoutValue(placeholder);
    return { outcome, value, encoded: outcome === 'unknown-value' ? UNKNOWN : null };
  }
  if (isUnsafe(placeholder, value)) return { outcome: 'not-allowed-here', value, encoded: null };
  const encoded = whole && typeof value === 'string' ? value : encodeValue(value, placeholder.depth);
  return { outcome: 'replaced', value, encoded };
};

const explain = (placeholder: Placeholder, { outcome, value, encoded }: Filling): Expansion => ({
  placeholder: placeholder.text,
  syntax: placeholder.syntax,
  start: placeholder.start,
  end: placeholder.end,
  by: placeholder.meaning.by,
  name: placeholder.meaning.name,
  source: placeholder.meaning.source ?? (outcome === 'replaced' ? 'values' : null),
  raw: value === undefined ? null : typeof value === 'string' ? value : value.join(),
  encoded,
  outcome,
});

/**
 * Writes the text of a template under a context, in one pass: what came from a value is
 * never looked at again. Every placeholder's fate is added to `trace`, if there is one.
 */
export const fill = (template: Template, context: AdTagContext, trace?: Expansion[]): string => {
  const { literals, placeholders } = template;
  const shared = new SharedDraw(context.random);
  let text = literals[0] ?? '';
  let next = 1;
  for (const placeholder of placeholders) {
    const filling = fillPlaceholder(placeholder, context, shared);
    text += (filling.encoded ?? placeholder.text) + (literals[next] ?? '');
    trace?.push(explain(placeholder, filling));
    next += 1;
  }
  return text;
};
