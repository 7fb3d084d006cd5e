import type { TextPosition } from '../../../lint/lint-finding.js';

const LINE_BREAK = /\r\n|\r|\n/g;

/** Lines and columns of the offsets of a text. */
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
}
