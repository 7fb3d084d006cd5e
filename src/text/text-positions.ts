import type { TextPosition } from '../lint/lint-finding.js';

const LINE_BREAK = /\r\n|\r|\n/g;

/** Lines and columns of the offsets of a text. Both count from 1, columns in UTF-16 code units. */
export class TextPositions {
  readonly #lineStarts: readonly number[];

  constructor(text: string) {
    this.#lineStarts = [
      0,
      ...Array.from(text.matchAll(LINE_BREAK), ({ 0: { length }, index }) => index + length),
    ];
  }

  at(offset: number): TextPosition {
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** The offset of a position; a line after the last one counts as the last one. */
  offsetOf({ line, column }: TextPosition): number {
    const last = this.#lineStarts.length;
    return (this.#lineStarts[Math.min(line, last) - 1] ?? 0) + column - 1;
  }
}
