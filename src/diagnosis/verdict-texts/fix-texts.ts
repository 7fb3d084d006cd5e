import type { PlaceholderFix } from './verdict-parameters.js';

/** How one language says what to do about placeholders. Lists have commas between their items. */
export interface FixTable {
  /** `[A] instead of [B]`. */
  readonly instead: (macro: string, placeholder: string) => string;
  /** A sentence with a list of these. */
  readonly write: (corrections: string) => string;
  /** `field` for `[A]`. */
  readonly valueFor: (field: string, placeholder: string) => string;
  /** A sentence with a list of these. */
  readonly provide: (values: string) => string;
  /** A sentence about placeholders whose meaning is not known. */
  readonly define: (placeholders: string) => string;
}

const MAX_NAMED = 6;

const list = (items: readonly string[]): string => items.slice(0, MAX_NAMED).join(', ');

/** What to do about placeholders that are still in a request: one sentence for each way to repair them. */
export const fixText = (
  { instead, write, valueFor, provide, define }: FixTable,
  fixes: readonly PlaceholderFix[],
): string => {
  const corrections = fixes.flatMap(({ placeholder, macro }) =>
    macro === null ? [] : [instead(macro, placeholder)],
  );
  const values = fixes.flatMap(({ placeholder, macro, field }) =>
    macro !== null || field === null ? [] : [valueFor(`\`${field}\``, placeholder)],
  );
  const open = fixes.flatMap(({ placeholder, macro, field }) =>
    macro === null && field === null ? [placeholder] : [],
  );
  return [
    ...(corrections.length === 0 ? [] : [write(list(corrections))]),
    ...(values.length === 0 ? [] : [provide(list(values))]),
    ...(open.length === 0 ? [] : [define(list(open))]),
  ].join(' ');
};
