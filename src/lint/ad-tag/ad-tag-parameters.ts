import { percentDecode } from '../../ad-tags/encoding.js';
import type { Expansion } from '../../ad-tags/fill.js';

/** One parameter of an ad tag: of its query, or after a semicolon. Offsets refer to the template. */
export interface AdTagParameter {
  readonly name: string;
  /** In lower case, decoded. */
  readonly key: string;
  readonly separator: '?' | '&' | ';';
  /** Offset of the separator. */
  readonly start: number;
  readonly nameStart: number;
  readonly valueStart: number;
  readonly end: number;
  /** False for a name without `=`. */
  readonly hasValue: boolean;
  readonly value: string;
  readonly filled: string;
  readonly isLiteral: boolean;
  /** Whether a placeholder of the value was not replaced. */
  readonly isKept: boolean;
}

/** Controls and characters without width. */
export const INVISIBLE = /[\t\r\n\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/;

const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');

const visible = (text: string): string => text.replace(ALL_INVISIBLE, '');

/** Length of everything in front of the path. */
export const authorityLength = (text: string): number =>
  /^[^/?#]*(?:\/\/[^/?#]*)?/.exec(text)?.[0].length ?? 0;

/** Stands for every character of a placeholder in a masked text: a URL may have it, and a name or an escape may not. */
const MASK = '~';

/** A text whose ranges are replaced by that character, so that patterns find only what is around them. Offsets stay. */
export const masked = (
  text: string,
  ranges: readonly { readonly start: number; readonly end: number }[],
): string => {
  let result = '';
  let from = 0;
  for (const { start, end } of ranges) {
    if (start < from) continue;
    result += text.slice(from, start) + MASK.repeat(end - start);
    from = end;
  }
  return result + text.slice(from);
};

/**
 * What separates parameters. An ampersand may be escaped as in HTML, once or more. A semicolon separates only in front
 * of a name with a value.
 */
const SEPARATOR = /[?&](?:(?:amp|#0{0,4}38|#x0{0,4}26);){0,8}|;(?=[\w.-]{1,64}=)/gi;

interface Separator {
  readonly sign: '?' | '&' | ';';
  readonly start: number;
  readonly end: number;
}

/** The question mark that begins the query, and everything that separates parameters; a further `?` is part of a value. */
const separatorsOf = (text: string): readonly Separator[] => {
  const separators: Separator[] = [];
  let hasQuery = false;
  for (const match of text.matchAll(SEPARATOR)) {
    const sign = match[0].charAt(0) as Separator['sign'];
    const start = match.index;
    if (sign === '?' && hasQuery) continue;
    hasQuery ||= sign !== ';';
    separators.push({ sign, start, end: start + match[0].length });
  }
  return separators;
};

/** Reads the text of values from expansions, in ascending order of offsets. */
class FilledText {
  readonly #template: string;
  readonly #expansions: readonly Expansion[];
  #next = 0;

  constructor(template: string, expansions: readonly Expansion[]) {
    this.#template = template;
    this.#expansions = expansions;
  }

  read(start: number, end: number): Pick<AdTagParameter, 'filled' | 'isLiteral' | 'isKept'> {
    let filled = '';
    let from = start;
    let isLiteral = true;
    let isKept = false;
    for (; ; this.#next += 1) {
      const expansion = this.#expansions[this.#next];
      if (expansion === undefined || expansion.end > end) break;
      if (expansion.start < start) continue;
      filled +=
        this.#template.slice(from, expansion.start) + (expansion.encoded ?? expansion.placeholder);
      from = expansion.end;
      isLiteral &&= expansion.syntax === 'empty-parameter' && expansion.encoded === null;
      isKept ||= expansion.encoded === null && expansion.syntax !== 'empty-parameter';
    }
    return { filled: visible(filled + this.#template.slice(from, end)), isLiteral, isKept };
  }
}

/** The parameters of a template that was expanded, in linear time. */
export const adTagParameters = (
  template: string,
  expansions: readonly Expansion[],
): readonly AdTagParameter[] => {
  const text = masked(template, expansions);
  const filledText = new FilledText(template, expansions);
  const separators = separatorsOf(text);
  return separators.flatMap(({ sign, start, end: nameStart }, index) => {
    const end = separators[index + 1]?.start ?? text.length;
    if (nameStart === end) return [];
    const equals = text.indexOf('=', nameStart);
    const hasValue = equals !== -1 && equals < end;
    const name = template.slice(nameStart, hasValue ? equals : end);
    const valueStart = hasValue ? equals + 1 : end;
    return {
      name,
      key: percentDecode(name).trim().toLowerCase(),
      separator: sign,
      start,
      nameStart,
      valueStart,
      end,
      hasValue,
      value: visible(template.slice(valueStart, end)),
      ...filledText.read(valueStart, end),
    };
  });
};
