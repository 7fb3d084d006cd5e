import type { RunReport } from '../report.js';
import type { SarifLog } from './sarif-log.js';
/** The findings as a SARIF 2.1.0 log, for code scanning services and editors. */
export declare const sarifReport: ({ version, inputs, failures }: RunReport) => SarifLog;
//# sourceMappingURL=sarif-report.d.ts.map