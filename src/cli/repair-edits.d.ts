import type { Repair, RepairOperation } from '../lint/lint-finding.js';
import type { InputReport, TextRange } from './report.js';
/** Replaces a part of a text. */
export interface TextEdit extends TextRange {
    readonly text: string;
}
/** What of the text of an input was linted. */
export type LintedPart = Pick<InputReport, 'place' | 'range'>;
/** The edit of the text of an input for one operation on its embed, its ad tag or its document. */
export declare const operationEdit: (text: string, { place, range }: LintedPart, operation: RepairOperation) => TextEdit | null;
/** The text of an input after a repair, or null if it cannot be applied. */
export declare const repairText: (text: string, part: LintedPart, { operations }: Repair) => string | null;
//# sourceMappingURL=repair-edits.d.ts.map