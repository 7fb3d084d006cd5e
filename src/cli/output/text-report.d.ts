import type { RunReport } from '../report.js';
/**
 * The result for people. Inputs have their names above them if there are several, and where there is nothing but
 * findings. Beside text that another program reads, findings are written to standard error.
 */
export declare const textReport: ({ inputs }: RunReport, isColored: {
    readonly stdout: boolean;
    readonly stderr: boolean;
}) => {
    readonly stdout: string;
    readonly stderr: string;
};
//# sourceMappingURL=text-report.d.ts.map