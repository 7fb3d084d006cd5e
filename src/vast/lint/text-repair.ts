import type { TextRange } from './xml/xml-tree.js';

/** Replaces a range of a text. */
export interface TextEdit extends TextRange {
  readonly text: string;
}

/** Edits that remove a finding. */
export interface TextRepair {
  /** What they do, as an imperative sentence. */
  readonly label: string;
  /** They do not overlap. */
  readonly edits: readonly TextEdit[];
}

/** A text with its edits applied. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  const sorted = [...edits].sort((one, other) => one.start - other.start);
  let result = '';
  let from = 0;
  for (const edit of sorted) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
};

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
