import type { Command, CommandInvocation } from './command.js';
import { type ExitCode } from './exit-code.js';
import { type Input } from './input.js';
import type { InputReport, RunReport } from './report.js';
/**
 * Works on one input, which may have several embeds. Throws an `InputError` or a `NetworkError` if it cannot.
 */
export type InputProcessor = (input: Input) => Promise<readonly InputReport[]> | readonly InputReport[];
/** Writes the result of a run to standard output, what went wrong to standard error, and returns the exit code. */
export declare const writeReport: (report: RunReport, { values, terminal: { stdout, stderr, env } }: CommandInvocation) => Promise<ExitCode>;
/** Reads and processes every input, also after one that cannot be processed. */
export declare const processInputs: ({ name, options }: Pick<Command, 'name' | 'options'>, invocation: CommandInvocation, process: InputProcessor) => Promise<ExitCode>;
//# sourceMappingURL=process-inputs.d.ts.map