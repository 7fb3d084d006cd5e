import type { Terminal } from './terminal.js';
/** One text that a command works on. */
export interface Input {
    /** Name of the file as it was given, `standard input`, or the text itself if it was an argument. */
    readonly name: string;
    readonly from: 'file' | 'stdin' | 'argument';
    readonly text: string;
}
/** The arguments, or standard input if there are none and something was piped into the command. */
export declare const inputArguments: (inputs: readonly string[], { stdin }: Terminal) => readonly string[];
/** Reads one argument: a file, `-`, or an ad tag. Throws an `InputError` with what to do. */
export declare const readInput: (argument: string, terminal: Terminal) => Promise<Input>;
//# sourceMappingURL=input.d.ts.map