#!/usr/bin/env node
/** The command `media-embed-sandbox`, which `npm start` runs too. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createSandbox, DEFAULT_KEY, type Sandbox } from './sandbox.js';
import { readSeed, SeedError, SHIPPED_SEED } from './seed/seed.js';
import { PortInUseError, startServer } from './server/http-server.js';

const USAGE = `Usage: media-embed-sandbox [options]

  --port <number>   port on 127.0.0.1 (default 4173; 0 picks a free one)
  --data <folder>   folder of the database and the uploads (default .sandbox)
  --seed <file>     embeds to start with (default: those shipped with the sandbox)
  --key <text>      authorization key (default ${DEFAULT_KEY})
  --database <url>  libSQL server to use instead of a file in the data folder,
                    for example http://127.0.0.1:8080
  --help            shows this text
`;

const OPTIONS = {
  port: { type: 'string', default: '4173' },
  data: { type: 'string', default: '.sandbox' },
  seed: { type: 'string', default: SHIPPED_SEED },
  key: { type: 'string', default: DEFAULT_KEY },
  database: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** The command line is invalid; the message is one sentence. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

const parseOptions = () => {
  try {
    return parseArgs({ options: OPTIONS, strict: true }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/[.\n]/);
    throw new UsageError(`${sentence}: see --help.`);
  }
};

type Options = ReturnType<typeof parseOptions>;

const parsePort = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new UsageError('--port must be a number from 0 to 65535.');
  return port;
};

/** The key is sent in a header. */
const checkKey = (key: string): void => {
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new UsageError('--key must be printable ASCII without spaces.');
};

const openSandbox = async (options: Options): Promise<Sandbox> => {
  const data = resolve(options.data);
  const seed = await readSeed(resolve(options.seed));
  await mkdir(data, { recursive: true });
  return createSandbox({
    database: options.database ?? pathToFileURL(join(data, 'sandbox.db')).href,
    key: options.key,
    seed,
    uploads: join(data, 'uploads'),
  });
};

const serve = async (options: Options): Promise<void> => {
  const port = parsePort(options.port);
  checkKey(options.key);
  const sandbox = await openSandbox(options);
  const server = await startServer(sandbox, port).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  console.log(`media-embed sandbox: ${server.address}  (key: ${options.key})`);
  const stop = async (): Promise<void> => {
    await server.stop();
    await sandbox.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

/** Errors that the user can fix; their messages are complete sentences. */
const isUserError = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof SeedError || error instanceof PortInUseError;

try {
  const options = parseOptions();
  if (options.help) console.log(USAGE);
  else await serve(options);
} catch (error) {
  console.error(
    isUserError(error)
      ? error.message
      : `The sandbox could not start: ${error instanceof Error ? error.message : 'unknown error'}`,
  );
  process.exitCode = 1;
}
