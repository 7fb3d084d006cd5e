import type { TextPosition } from '../lint/lint-finding.js';
/** The lines of a text, to find the line and column of an offset. Both count from 1, columns in UTF-16 code units. */
export declare class TextLines {
    #private;
    constructor(text: string);
    positionOf(offset: number): TextPosition;
    /** The offset of a position; positions after the last line are on the last line. */
    offsetOf({ line, column }: TextPosition): number;
}
//# sourceMappingURL=text-lines.d.ts.map