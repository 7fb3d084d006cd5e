import type { OutputStream, Terminal } from './terminal.js';
declare const CODES: {
    bold: number[];
    dim: number[];
    red: number[];
    yellow: number[];
    cyan: number[];
};
export type Color = keyof typeof CODES;
/** A part of a line, in a color or in none. */
export type Segment = string | readonly [color: Color, text: string];
export type Line = readonly Segment[];
/** The text with control characters and line breaks written as `\u000a`. Tabs stay. */
export declare const printable: (text: string) => string;
/** Whether a stream is a terminal that shows colors, and the viewer has not set `NO_COLOR` (no-color.org). */
export declare const hasColors: ({ isTTY }: OutputStream, env: Terminal['env']) => boolean;
/** The text of a line. Only the colors that this function adds are control characters. */
export declare const lineText: (line: Line, isColored: boolean) => string;
/** Columns as wide as their widest text, as far as it is not unusually long; the last column is not padded. */
export declare const columns: (rows: readonly Line[], indent?: string) => readonly Line[];
export {};
//# sourceMappingURL=colors.d.ts.map