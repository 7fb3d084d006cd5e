import type { OptionTable, OptionValues } from './options.js';
/** A command line, read by the options of its command. */
export interface CommandLine {
    readonly values: OptionValues;
    /** Everything that is neither an option nor its value. */
    readonly inputs: readonly string[];
}
/** Reads a command line. Throws a `UsageError` about the first option that is unknown or has no usable value. */
export declare const parseCommandLine: (args: readonly string[], options: OptionTable) => CommandLine;
//# sourceMappingURL=parse-command-line.d.ts.map