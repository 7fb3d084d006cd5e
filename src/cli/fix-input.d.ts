import type { CommandInvocation } from './command.js';
import type { Input } from './input.js';
import type { InputReport } from './report.js';
/** Where repaired texts are written: nowhere, to standard output, or into the files. */
export type FixMode = 'none' | 'print' | 'write';
/** The value of `--fix` and `--write`. */
export declare const fixModeOf: ({ values: { flags }, inputs }: CommandInvocation) => FixMode;
export type InputLinter = (input: Input) => Promise<readonly InputReport[]> | readonly InputReport[];
/** Repairs an input, and returns what is left. The first report has the repairs; of several embeds, it is one of its own. */
export declare const fixReports: (input: Input, reports: readonly InputReport[], mode: 'print' | 'write', lint: InputLinter) => Promise<readonly InputReport[]>;
//# sourceMappingURL=fix-input.d.ts.map