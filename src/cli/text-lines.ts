import type { TextPosition } from '../lint/lint-finding.js';

/** A part of a text. Offsets count UTF-16 code units from 0; the end is after the last one. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text, to find the line and column of an offset. Both count from 1, columns in UTF-16 code units. */
export class TextLines {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      starts.push(at + 1);
    this.#starts = starts;
  }

  positionOf(offset: number): TextPosition {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  /** The offset of a position; positions after the last line are on the last line. */
  offsetOf({ line, column }: TextPosition): number {
    return (this.#starts[Math.min(line, this.#starts.length) - 1] ?? 0) + column - 1;
  }
}

const known = new WeakMap<object, TextLines>();

/** The lines of the text of an input, which are found once for all of its findings. */
export const linesOf = (input: { readonly text: string }): TextLines => {
  const lines = known.get(input) ?? new TextLines(input.text);
  known.set(input, lines);
  return lines;
};
