import type { RunReport } from '../report.js';
/**
 * The result for programs. `position` of a finding is its line and column in the text of the input, or in the response
 * that its path names; or null.
 */
export declare const jsonReport: ({ version, command, inputs, failures }: RunReport) => string;
//# sourceMappingURL=json-report.d.ts.map