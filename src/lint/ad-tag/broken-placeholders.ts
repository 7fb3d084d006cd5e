/** Text that looks like a placeholder, but is written so that nothing fills it. Offsets refer to the template. */
export interface BrokenPlaceholder {
  /** Its delimiters do not match, it is in delimiters that nobody fills, or a placeholder is in quotes. */
  readonly kind: 'mismatched' | 'unfillable' | 'quoted';
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly name: string;
  /** The placeholder that was meant, if it stands in the text. */
  readonly correction?: string;
}

/** Not a GUID. */
const NAME = '(?![\\da-fA-F]{8}-)[A-Za-z_][\\w.:-]{0,63}';
const WORDS = '[A-Za-z][\\w .:/+-]{0,63}';
/** What may follow a placeholder without a closing delimiter. */
const NEXT = '(?=[&;#?]|%23|$)';

const pattern = (...alternatives: readonly string[]): RegExp =>
  new RegExp(alternatives.join('|'), 'g');

/**
 * Delimiters that do not match. Placeholders with matching ones are masked before. The name is in the first group that
 * has one.
 */
const MISMATCHED = pattern(
  `[\\[{]{1,2}(${NAME})[\\]}]{1,2}`,
  `\\$?[\\[{]{1,2}(${NAME})${NEXT}`,
  `(?<==)(${NAME})[\\]}]{1,2}${NEXT}`,
  `%%(${NAME})%?${NEXT}`,
);

/** Delimiters that nobody fills, or a name that no placeholder can have. */
const UNFILLABLE = pattern(
  `\\[(${WORDS})\\]`,
  `\\{\\{ ?(${WORDS})\\}\\}`,
  `<(${WORDS})>`,
  `&lt;(${WORDS})&gt;`,
  `@@(${NAME})@@`,
  `(?<==)%([A-Z][A-Z_]{2,63})%${NEXT}`,
  `(?:%7B){1,2}(${NAME})(?:%7D){1,2}`,
  `%3C(${NAME})%3E`,
);

const isMatched = (group: string | undefined): group is string => group !== undefined;

const findAll = (
  text: string,
  expression: RegExp,
  kind: BrokenPlaceholder['kind'],
): readonly BrokenPlaceholder[] =>
  Array.from(text.matchAll(expression), (match) => ({
    kind,
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    name: match.slice(1).find(isMatched) ?? '',
  }));

/** Finds broken placeholders in a text whose real placeholders are masked. */
export const brokenPlaceholders = (text: string): readonly BrokenPlaceholder[] => {
  if (!/[[\]{}<>@%]|&lt;/.test(text)) return [];
  const mismatched = findAll(text, MISMATCHED, 'mismatched');
  const unfillable = findAll(text, UNFILLABLE, 'unfillable');
  const placeholders = [...mismatched, ...unfillable].sort((a, b) => a.start - b.start);
  let end = 0;
  return placeholders.filter((placeholder) => {
    if (placeholder.start < end) return false;
    end = placeholder.end;
    return true;
  });
};
