import type { VerdictsText } from '../messages/generated/verdicts/index.js';
import type { VerdictTexts } from './verdict-texts.js';
import type { MacroEquivalent, PlaceholderFix } from './placeholder-fix.js';

const MAX_NAMED = 6;

const list = (items: readonly string[]): readonly string[] => items.slice(0, MAX_NAMED);

/** How to write placeholders as macros; empty if none of them has one. */
export const macrosText = (text: VerdictsText, equivalents: readonly MacroEquivalent[]): string => {
  const pairs = equivalents.flatMap(({ placeholder, macro }) =>
    macro === null ? [] : [text('macro-equivalent', { placeholder, macro })],
  );
  const open = equivalents.filter(({ macro }) => macro === null);
  if (pairs.length === 0) return '';
  const placeholders = list(open.map(({ placeholder }) => placeholder));
  return text('macros-write', { macros: list(pairs), placeholders });
};

/** What to do about placeholders that are still in a request: one sentence for each way to repair them. */
export const fixesText = (
  { text, fieldName }: Pick<VerdictTexts, 'text' | 'fieldName'>,
  fixes: readonly PlaceholderFix[],
): string => {
  const corrections = fixes.flatMap(({ placeholder, macro }) =>
    macro === null ? [] : [text('fix-instead', { placeholder, macro })],
  );
  const values = fixes.flatMap(({ placeholder, macro, field }) =>
    macro !== null || field === null
      ? []
      : [text('fix-value-for', { placeholder, field: fieldName(field) })],
  );
  const words = fixes.flatMap(({ placeholder, isWord }) => (isWord === true ? placeholder : []));
  const [sdk] = fixes.flatMap(({ sdk: name }) => name ?? []);
  const ofSdk = fixes.flatMap(({ placeholder, sdk: name }) => (name ? placeholder : []));
  const open = fixes.flatMap(({ placeholder, macro, field, isWord = false, sdk: name }) =>
    macro === null && field === null && !isWord && !name ? [placeholder] : [],
  );
  return [
    ...(corrections.length === 0 ? [] : [text('fix-write', { corrections: list(corrections) })]),
    ...(values.length === 0 ? [] : [text('fix-provide', { values: list(values) })]),
    ...(words.length === 0 ? [] : [text('fix-write-value', { placeholders: list(words) })]),
    ...(sdk === undefined ? [] : [text('fix-use-sdk', { placeholders: list(ofSdk), sdk })]),
    ...(open.length === 0
      ? []
      : [text('fix-define', { placeholders: list(open), values: fieldName('values') })]),
  ].join(' ');
};
