import type { Expansion } from '../../ad-tags/fill.js';
import { findMacro } from '../../ad-tags/macro-registry.js';
import { authorityLength } from './ad-tag-parameters.js';
import type { BrokenPlaceholder } from './broken-placeholders.js';

/** Names in these delimiters are also ordinary text, unless they are in capitals. */
const AMBIGUOUS = /[(#"'`*\u2018-\u201f\u00ab\u00bb\u2039\u203a]|%2[278]/;

const QUOTE = '["\'`*\\u2018-\\u201f\\u00ab\\u00bb\\u2039\\u203a]|%22|%27|&quot;';
const BLANK = '[ \\u00a0]|%20';
const BRACKET = `[[\\]{}()<>]|%(?:25){0,3}(?:[57][BD]|2[89]|3[CE])|##?|%%?`;
const OPENING = `${BRACKET}(?=[^\\d])|\\$`;

/** One value, or the whole of one inside a value that is percent-encoded. */
const VALUE = new RegExp(
  `(?<=[=?&;/]|%(?:25){0,3}(?:3D|26|2F|3B))` +
    `((?:${OPENING}|${QUOTE}|${BLANK}){0,6})([A-Z_][\\w .:-]{0,63})((?:${BRACKET}|${QUOTE}|${BLANK}){0,6})` +
    `(?=[&;#?/]|%(?:25){0,3}(?:26|2F|3B|23)|$)`,
  'gi',
);

const ALL_QUOTES = new RegExp(`${QUOTE}|${BLANK}`, 'gi');
const ALL_BLANKS = new RegExp(BLANK, 'gi');
const ANY_QUOTE = new RegExp(QUOTE, 'i');

/** Brackets that word processors and East Asian keyboards write. */
const OPENING_LOOKALIKES = '\u3010\u3014\u300c\u300e\u3016\u301a\u27e6\u2045';
const CLOSING_LOOKALIKES = '\u3011\u3015\u300d\u300f\u3017\u301b\u27e7\u2046';
const LOOKALIKES = new RegExp(`[${OPENING_LOOKALIKES}${CLOSING_LOOKALIKES}\uff01-\uff5e]`, 'g');

const FULL_WIDTH = 0xfee0;

/** The text with ASCII for look-alikes of brackets and for full-width characters. Offsets stay. */
const withAsciiBrackets = (text: string): string =>
  text.replace(LOOKALIKES, (character) => {
    if (OPENING_LOOKALIKES.includes(character)) return '[';
    if (CLOSING_LOOKALIKES.includes(character)) return ']';
    return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH);
  });

const MIRRORED: ReadonlyMap<string, string> = new Map(
  ['[]', '{}', '()', '<>', '«»', '‹›', '“”', '‘’'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const ESCAPED_BRACKETS: ReadonlyMap<string, string> = new Map(
  ['5B[', '5D]', '7B{', '7D}', '28(', '29)', '3C<', '3E>', '22"', "27'"].map((pair) => [
    pair.slice(0, 2),
    pair.slice(2),
  ]),
);

const unescaped = (delimiters: string): string =>
  delimiters
    .replace(ALL_BLANKS, '')
    .replace(/%(?:25){0,3}([257][\dA-F]|3[CE])/gi, (escape, code: string) => {
      return ESCAPED_BRACKETS.get(code.toUpperCase()) ?? escape;
    });

/** Whether the closing delimiters are those of the opening ones, in reverse order. */
const areMirrored = (opening: string, closing: string): boolean =>
  Array.from(
    unescaped(opening).replace('$', ''),
    (character) => MIRRORED.get(character) ?? character,
  )
    .reverse()
    .join('') === unescaped(closing);

/** The placeholder with the name as the registry spells it; a rule's subject as it is. */
const sound = ({ by, name, placeholder }: Expansion): string =>
  by === 'macro' && name !== null ? `[${name}]` : placeholder;

/** What is around a placeholder that would be filled without it, or null. */
const aroundPlaceholder = (
  { text, start, end }: BrokenPlaceholder,
  inner: Expansion,
): Pick<BrokenPlaceholder, 'kind' | 'name' | 'correction'> | null => {
  const around = text.slice(0, inner.start - start) + text.slice(inner.end - start, end - start);
  if (around.replace(ALL_BLANKS, '') === '') return null;
  const withoutQuotes = around.replace(ALL_QUOTES, '');
  // A list of JSON has quotes in brackets.
  if (withoutQuotes !== '' && ANY_QUOTE.test(around)) return null;
  return {
    kind: withoutQuotes === '' ? 'quoted' : 'mismatched',
    name: inner.name ?? '',
    ...((inner.syntax === 'bracket' || inner.syntax === 'subject') && { correction: sound(inner) }),
  };
};

/** Finds the placeholder inside a value. Values must be given in ascending order. */
class InnerPlaceholders {
  readonly #expansions: readonly Expansion[];
  #next = 0;

  constructor(expansions: readonly Expansion[]) {
    this.#expansions = expansions;
  }

  /** The only placeholder inside, null if there is none; undefined if the value is one, or has several. */
  find({ start, end }: BrokenPlaceholder): Expansion | null | undefined {
    while ((this.#expansions[this.#next]?.end ?? Infinity) <= start) this.#next += 1;
    const inner = this.#expansions[this.#next];
    if (inner === undefined || inner.start >= end) return null;
    const following = this.#expansions[this.#next + 1];
    const isOnly = following === undefined || following.start >= end;
    const isInside = inner.start >= start && inner.end <= end;
    const isWhole = inner.start === start && inner.end === end;
    return isOnly && isInside && !isWhole ? inner : undefined;
  }
}

const isKnownName = (name: string, delimiters: string): boolean =>
  findMacro(name) !== undefined && (!AMBIGUOUS.test(delimiters) || name === name.toUpperCase());

/**
 * A single # begins the fragment. Inside a value that is percent-encoded, brackets that are encoded once more belong to
 * a text of their own.
 */
const mayBeDamaged = (before: string, opening: string, closing: string): boolean => {
  const delimiters = opening + closing;
  if (delimiters.replace(ALL_BLANKS, '') === '') return false;
  if (closing.includes('#') && !opening.includes('#')) return false;
  return '=?&;/'.includes(before) || !delimiters.includes('%25');
};

/**
 * Values that are a macro in damaged delimiters: unbalanced, nested, percent-encoded, typographic, with blanks or in
 * quotes. Offsets refer to the template. The expansions are those of the template, in ascending order.
 */
export const damagedMacros = (
  template: string,
  expansions: readonly Expansion[],
): readonly BrokenPlaceholder[] => {
  const text = withAsciiBrackets(template);
  const from = authorityLength(template);
  const placeholders = new InnerPlaceholders(expansions);
  const damagedPlaceholders: BrokenPlaceholder[] = [];
  for (const match of text.matchAll(VALUE)) {
    const [whole, opening = '', written = '', closing = ''] = match;
    const start = match.index;
    const end = start + whole.length;
    const delimiters = opening + closing;
    if (start < from || !mayBeDamaged(text.charAt(start - 1), opening, closing)) continue;
    const name = written.replace(/ /g, '');
    const kind = areMirrored(opening, closing) ? 'unfillable' : 'mismatched';
    const damaged: BrokenPlaceholder = { kind, start, end, text: template.slice(start, end), name };
    const inner = placeholders.find(damaged);
    if (inner === undefined) continue;
    if (inner !== null) {
      const around = aroundPlaceholder(damaged, inner);
      if (around !== null) damagedPlaceholders.push({ ...damaged, ...around });
    } else if (isKnownName(name, delimiters)) damagedPlaceholders.push(damaged);
  }
  return damagedPlaceholders;
};
