import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { DEFAULT_KEY } from './sandbox.js';
import { SHIPPED_SEED } from './seed.js';

export const USAGE = `Usage: media-embed sandbox [options]

  --port <number>   port on 127.0.0.1 (default 4173; 0 takes a free one)
  --data <folder>   where the database and the uploads are kept (default .sandbox)
  --seed <file>     embeds to begin with (default: those that ship with the sandbox)
  --key <text>      authorization key (default ${DEFAULT_KEY})
  --database <url>  libSQL server to use in the place of a file in the data folder,
                    for example http://127.0.0.1:8080
  --help            shows this
`;

/** What the command line asks for. */
export interface CommandLine {
  readonly help: boolean;
  readonly port: number;
  /** Folder to make: of the uploads, and of the database unless that is elsewhere. */
  readonly data: string;
  readonly seed: string;
  readonly key: string;
  readonly database: string;
}

/** A command line that cannot be understood; the message is one sentence. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

const OPTIONS = {
  port: { type: 'string', default: '4173' },
  data: { type: 'string', default: '.sandbox' },
  seed: { type: 'string', default: SHIPPED_SEED },
  key: { type: 'string', default: DEFAULT_KEY },
  database: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/[.\n]/);
    throw new CommandLineError(`${sentence}: see --help.`);
  }
};

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new CommandLineError('--port must be a number from 0 to 65535.');
  return port;
};

/** A key has to fit into a header. */
const keyOf = (text: string): string => {
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new CommandLineError('--key must be printable ASCII without spaces.');
  return text;
};

/**
 * Reads the arguments after the script's name: `--port`, `--data`, `--seed`, `--key`, `--database`
 * and `--help`, as USAGE says. Relative paths start at `folder`. Throws CommandLineError.
 */
export const commandLine = (args: readonly string[], folder: string): CommandLine => {
  const { help, port, data, seed, key, database } = parsed(args);
  const dataFolder = isAbsolute(data) ? data : join(folder, data);
  return {
    help,
    port: portOf(port),
    data: dataFolder,
    seed: isAbsolute(seed) ? seed : join(folder, seed),
    key: keyOf(key),
    database: database ?? pathToFileURL(join(dataFolder, 'sandbox.db')).href,
  };
};
