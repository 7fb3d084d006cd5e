import { readFile } from 'node:fs/promises';
import { InputError, NetworkError, UsageError } from './cli-error.js';
import { hasColors, lineText } from './colors.js';
import type { AnyCommand, CommandInvocation } from './command.js';
import { COMMANDS } from './command-list.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { commandText, overviewText } from './help.js';
import { COMMON_OPTIONS } from './options.js';
import { parseCommandLine } from './parse-command-line.js';
import type { Terminal } from './terminal.js';

const MANIFEST = new URL('../../../package.json', import.meta.url);

const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(MANIFEST, 'utf8')) as { version: string }).version;

const findCommand = (name: string): Promise<AnyCommand> => {
  const listed = COMMANDS.find((command) => command.name === name);
  if (listed !== undefined) return listed.load();
  const names = COMMANDS.map((command) => command.name).join(', ');
  throw new UsageError(`There is no command "${name}": use one of ${names}.`);
};

const runCommand = async (
  command: AnyCommand,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> => {
  const line = parseCommandLine(args, { ...command.options, ...COMMON_OPTIONS });
  const { help, version: showsVersion, ...values } = line.values;
  if (help) {
    terminal.stdout.write(commandText(command));
    return EXIT_CODES.ok;
  }
  const version = await readVersion();
  if (showsVersion) {
    terminal.stdout.write(`${version}\n`);
    return EXIT_CODES.ok;
  }
  return command.run({ ...line, values, terminal, version } as CommandInvocation<never>);
};

/** `media-embed` without a command: its version, or its help. */
const runOverview = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const { values } = parseCommandLine(args, COMMON_OPTIONS);
  if (values.version) terminal.stdout.write(`${await readVersion()}\n`);
  else terminal.stdout.write(overviewText(COMMANDS));
  return EXIT_CODES.ok;
};

const run = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const [name = '', ...rest] = args;
  if (name === '')
    throw new UsageError('There is no command: see "media-embed --help" for all commands.');
  if (name.startsWith('-')) return runOverview(args, terminal);
  return runCommand(await findCommand(name), rest, terminal);
};

/** The sentence about an error and its exit code. An unexpected error is a mistake in this package. */
const describe = (error: unknown): readonly [message: string, code: ExitCode] => {
  if (error instanceof UsageError || error instanceof InputError)
    return [error.message, EXIT_CODES.input];
  if (error instanceof NetworkError) return [error.message, EXIT_CODES.network];
  const message = error instanceof Error ? error.message : String(error);
  return [`The command failed unexpectedly (${message}): please report it.`, EXIT_CODES.internal];
};

/** Runs a command line without `node` and the name of the script. Never rejects: errors are written to standard error. */
export const runCommandLine = async (
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> => {
  try {
    return await run(args, terminal);
  } catch (error) {
    const { stderr, env } = terminal;
    const [message, code] = describe(error);
    stderr.write(`${lineText([['red', 'error: '], message], hasColors(stderr, env))}\n`);
    return code;
  }
};
