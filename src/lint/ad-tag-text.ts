import type { Repair, TextPosition } from './lint-finding.js';

/** A change of a text between two offsets. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text that is linted: one ad tag, or several separated by `***`. */
export interface AdTagText {
  readonly text: string;
  readonly isOneTag: boolean;
  /** JSON Pointer under which findings are reported. */
  readonly path: string;
  readonly positionAt: (offset: number) => TextPosition;
  /**
   * A repair that applies the edits, which must be in order and must not overlap. Null without edits, and for a text
   * that is too long to be requested.
   */
  readonly repair: (label: string, edits: readonly TextEdit[]) => Repair | null;
}

/** Every repair holds the whole text, and is verified by linting it again. */
const MAX_REPAIRED_LENGTH = 16_384;

const LINE_BREAK = /\r\n?|\n/g;

const lineStartsOf = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(LINE_BREAK), (found) => found.index + found[0].length),
];

/** Index of the last number that is not above the limit, in a list in ascending order that starts with 0. */
const lastNotAbove = (numbers: readonly number[], limit: number): number => {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? Infinity) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The text with the edits applied. */
export const editedText = (text: string, edits: readonly TextEdit[]): string => {
  let result = '';
  let from = 0;
  for (const edit of edits) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
};

/** Findings are reported under `path`; repairs replace the text at `repairPath`. */
export const adTagText = (text: string, path: string, repairPath: string): AdTagText => {
  let lineStarts: readonly number[] | undefined;
  return {
    text,
    isOneTag: !text.includes('***'),
    path,
    positionAt: (offset) => {
      lineStarts ??= lineStartsOf(text);
      const line = lastNotAbove(lineStarts, offset);
      return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
    },
    repair: (label, edits) => {
      if (edits.length === 0 || text.length > MAX_REPAIRED_LENGTH) return null;
      const value = editedText(text, edits);
      return { label, operations: [{ op: 'replace', path: repairPath, value }] };
    },
  };
};
