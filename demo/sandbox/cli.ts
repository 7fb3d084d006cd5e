#!/usr/bin/env node
/** The command `media-embed-sandbox`, which `npm start` runs too. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { withCms } from '../cms/server/with-cms.js';
import { withEmbeds } from './embeds/with-embeds.js';
import { withErrorPages } from './error-page/with-error-pages.js';
import { withLargeAccount } from './large-account/with-large-account.js';
import { locations } from './locations.js';
import { playerOrigin } from './origin-placeholders.js';
import { createSandbox, DEFAULT_KEY, type Sandbox } from './sandbox.js';
import { readSeed, SeedError, SHIPPED_SEED } from './seed/seed.js';
import { PortInUseError, type RunningServer, startServer } from './server/http-server.js';
import { dataFolderError, DataFolderError, lockDataFolder } from './storage/data-folder.js';

const DEFAULT_PORT = 4173;

const LOOPBACK = '127.0.0.1';

/** Ports after the default one that are tried if it is in use. */
const MAX_FURTHER_PORTS = 20;

/** The user of the CMS page, and the default of the password. */
const EDITOR = 'editor';

const USAGE = `Usage: media-embed-sandbox [options]

  --port <number>   port (default ${DEFAULT_PORT}, or the next free one; 0 picks any)
  --host <address>  address to listen on (default ${LOOPBACK}); others, such as
                    0.0.0.0 in a container, let other machines in
  --data <folder>   folder of the database and the uploads (default .sandbox)
  --seed <file>     embeds to start with (default: those shipped with the sandbox)
  --key <text>      authorization key (default ${DEFAULT_KEY})
  --password <text> password of the user ${EDITOR} on the CMS page (default ${EDITOR})
  --database <url>  libSQL server to use instead of a file in the data folder,
                    for example http://127.0.0.1:8080
  --version         shows the version
  --help            shows this text
`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string', default: LOOPBACK },
  data: { type: 'string', default: '.sandbox' },
  seed: { type: 'string', default: SHIPPED_SEED },
  key: { type: 'string', default: DEFAULT_KEY },
  password: { type: 'string', default: EDITOR },
  database: { type: 'string' },
  version: { type: 'boolean', default: false },
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
  const seed = await readSeed(resolve(options.seed));
  const path = resolve(options.data);
  const release = await lockDataFolder(path);
  try {
    const sandbox = await createSandbox({
      database: options.database ?? pathToFileURL(join(path, 'sandbox.db')).href,
      key: options.key,
      seed,
      uploads: join(path, 'uploads'),
    });
    const published = withEmbeds(sandbox, options.key);
    const withPage = await withCms(published, {
      authKey: options.key,
      // Everybody knows the default password.
      editor: { name: EDITOR, password: options.password, hasGuests: options.password === EDITOR },
      articles: join(path, 'articles'),
      playerOrigin,
    });
    const all = withErrorPages(withLargeAccount(withPage, options.key));
    return { ...all, close: () => all.close().finally(release) };
  } catch (error) {
    release();
    throw options.database === undefined ? (dataFolderError(path, error) ?? error) : error;
  }
};

/** Listens on the port; without one on the default port, or on the next one that is free. */
const listen = async (
  sandbox: Sandbox,
  port: number | null,
  host: string,
): Promise<RunningServer> => {
  if (port !== null) return startServer(sandbox, port, host);
  for (let further = 0; ; further += 1) {
    try {
      return await startServer(sandbox, DEFAULT_PORT + further, host);
    } catch (error) {
      if (!(error instanceof PortInUseError) || further === MAX_FURTHER_PORTS) throw error;
      console.error(`Port ${error.port} is in use, so the next one is tried.`);
    }
  }
};

const serve = async (options: Options): Promise<void> => {
  const port = options.port === undefined ? null : parsePort(options.port);
  checkKey(options.key);
  const sandbox = await openSandbox(options);
  const server = await listen(sandbox, port, options.host).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  if (options.host !== LOOPBACK)
    console.error(
      `Warning: other machines can reach the sandbox on ${options.host}. It is made for development and has one key for everybody.`,
    );
  console.log(
    `media-embed sandbox: ${server.address}  (key: ${options.key}, data: ${options.data})`,
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    await sandbox.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

const version = async (): Promise<string> => {
  const manifest = JSON.parse(await readFile(locations.manifest, 'utf8')) as { version: string };
  return manifest.version;
};

/** Errors that the user can fix; their messages are complete sentences. */
const isUserError = (error: unknown): error is Error =>
  [UsageError, SeedError, PortInUseError, DataFolderError].some((type) => error instanceof type);

try {
  const options = parseOptions();
  if (options.help) console.log(USAGE);
  else if (options.version) console.log(await version());
  else await serve(options);
} catch (error) {
  console.error(
    isUserError(error)
      ? error.message
      : `The sandbox could not start: ${error instanceof Error ? error.message : 'unknown error'}`,
  );
  process.exitCode = 1;
}
