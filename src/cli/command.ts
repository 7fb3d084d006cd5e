import type { OptionTable, OptionValues } from './options.js';
import type { ExitCode } from './exit-code.js';
import type { Terminal } from './terminal.js';

export interface CommandInvocation {
  readonly values: OptionValues;
  readonly inputs: readonly string[];
  readonly terminal: Terminal;
  readonly version: string;
}

export interface Command {
  readonly name: string;
  /** What follows the name, for example `[options] <input…>`. */
  readonly usage: string;
  readonly description: string;
  /** Command lines without `media-embed`, and what each of them does. */
  readonly examples: readonly (readonly [commandLine: string, description: string])[];
  readonly options: OptionTable;
  /** Whether an input may be an error code, such as `303`. A file of that name comes first. Default: false. */
  readonly takesErrorCodes?: boolean;
  /** Throws a `UsageError` if the command line is wrong. */
  readonly run: (invocation: CommandInvocation) => Promise<ExitCode>;
}
