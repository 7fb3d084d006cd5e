import type { TextEdit, TextRange } from '../../text/text-edits.js';

/** Edits that remove a finding. */
export interface TextRepair {
  /** What they do, as an imperative sentence. */
  readonly label: string;
  /** They do not overlap. */
  readonly edits: readonly TextEdit[];
}

/** Replaces a range. */
export const replacement = ({ start, end }: TextRange, text: string): TextEdit => ({
  start,
  end,
  text,
});

/** Removes an element or attribute with the white space before it. */
export const removal = (source: string, { start, end }: TextRange): TextEdit => {
  let from = start;
  while (from > 0 && /[ \t\r\n]/.test(source.charAt(from - 1))) from -= 1;
  return { start: from, end, text: '' };
};
