/** A part of a text: offsets in UTF-16 code units, the end excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface TextEdit extends TextRange {
  readonly text: string;
}

/** The text with its edits, which do not overlap and may be in any order. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let result = '';
  let from = 0;
  for (const edit of sorted) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
};
