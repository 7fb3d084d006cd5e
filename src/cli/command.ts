import type { OptionTable } from './options.js';
import type { ExitCode } from './exit-code.js';
import type { CommandLine } from './parse-command-line.js';
import type { Terminal } from './terminal.js';

export interface CommandInvocation<Options = unknown> extends CommandLine<Options> {
  readonly terminal: Terminal;
  readonly version: string;
}

export interface Command<Options> {
  readonly name: string;
  /** What follows the name, for example `[options] <input…>`. */
  readonly usage: string;
  readonly description: string;
  /** Command lines without `media-embed`, and what each of them does. */
  readonly examples: readonly (readonly [commandLine: string, description: string])[];
  readonly options: Options;
  /** Whether an input may be an error code, such as `303`. A file of that name comes first. Default: false. */
  readonly takesErrorCodes?: boolean;
  /** Throws a `UsageError` if the command line is wrong. */
  readonly run: (invocation: CommandInvocation<Options>) => Promise<ExitCode>;
}

/** A command among others: only what parses its command line knows the values of its options. */
export interface AnyCommand extends Omit<Command<never>, 'options'> {
  readonly options: OptionTable;
}
