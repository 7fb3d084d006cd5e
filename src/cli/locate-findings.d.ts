import type { TextPosition } from '../lint/lint-finding.js';
import type { InputReport, ReportedFinding } from './report.js';
/** Where a finding is in the text of its input. */
export interface FindingRegion {
    readonly start: TextPosition;
    /** After the last character; null if only the start is known. */
    readonly end: TextPosition | null;
}
export interface LocatedFinding {
    readonly finding: ReportedFinding;
    /** Null if it is nowhere in the text, for example in a response. */
    readonly region: FindingRegion | null;
}
/** Finds each finding of an input in its text. Linear to the text and the paths. */
export declare const locateFindings: ({ input, place, range, findings, }: InputReport) => readonly LocatedFinding[];
//# sourceMappingURL=locate-findings.d.ts.map