import { visibleLine } from '../text/control-characters.js';
import type { OutputStream, Terminal } from './terminal.js';

const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], yellow: [33, 39], cyan: [36, 39] };

export type Color = keyof typeof CODES;

export type Segment = string | readonly [color: Color, text: string];

export type Line = readonly Segment[];

/** Whether a stream is a terminal that shows colors, and the viewer has not set `NO_COLOR` (no-color.org). */
export const hasColors = ({ isTTY }: OutputStream, env: Terminal['env']): boolean =>
  isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';

const segmentText = (segment: Segment, isColored: boolean): string => {
  if (typeof segment === 'string') return visibleLine(segment);
  const [color, text] = segment;
  const [start = 0, end = 0] = CODES[color];
  return isColored ? `\u001b[${start}m${visibleLine(text)}\u001b[${end}m` : visibleLine(text);
};

/** The text of a line. Only the colors that this function adds are control characters. */
export const lineText = (line: Line, isColored: boolean): string =>
  line
    .map((segment) => segmentText(segment, isColored))
    .join('')
    .trimEnd();

/** Characters. A longer text moves only its own line. */
const MAX_COLUMN_WIDTH = 40;

/** Columns as wide as their widest text, as far as it is not unusually long; the last column is not padded. */
export const columns = (rows: readonly Line[], indent = '  '): readonly Line[] => {
  const textOf = (segment: Segment): string =>
    visibleLine(typeof segment === 'string' ? segment : segment[1]);
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, segment] of row.entries())
      widths[at] = Math.min(MAX_COLUMN_WIDTH, Math.max(widths[at] ?? 0, textOf(segment).length));
  return rows.map((row) => [
    indent,
    ...row.flatMap((segment, at) =>
      at === row.length - 1
        ? [segment]
        : [segment, ' '.repeat(Math.max(0, (widths[at] ?? 0) - textOf(segment).length) + 2)],
    ),
  ]);
};
