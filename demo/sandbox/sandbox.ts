import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createAdLog } from './ad-log.js';
import { createAuthorization } from './authorization.js';
import { openDatabase } from './database.js';
import { fileFolder } from './file-folder.js';
import { migrate } from './migrations.js';
import { createObjectStore } from './object-store.js';
import { router } from './router.js';
import { routes } from './routes.js';
import { readSeed, type Seed, seedDatabase, SHIPPED_SEED } from './seed.js';
import { sitePage } from './site.js';
import { COMPILED, PROJECT } from './locations.js';

export interface SandboxOptions {
  /** `file:…`, `:memory:` or the address of a libSQL server. Default: in memory. */
  readonly database?: string;
  /** The objects that are there from the start. Default: the seed that ships with the sandbox. */
  readonly seed?: Seed;
  /** The authorization key. Default: `demo-key`. */
  readonly key?: string;
  /** Folder of the demo pages. Default: where the build puts them. */
  readonly site?: string;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number;
  /** That many unpredictable bytes. Default: those of the system. */
  readonly random?: (size: number) => Uint8Array;
}

/** The service without a socket. */
export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  close(): void;
}

export const DEFAULT_KEY = 'demo-key';

const folderOf = (base: URL, path: string) => fileFolder(fileURLToPath(new URL(path, base)));

/**
 * A service that speaks the spec. Nothing of it is kept outside the database but tokens and what
 * the ad server saw, which end with the process. Rejects when the database cannot be opened.
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const {
    database: address = ':memory:',
    seed = await readSeed(SHIPPED_SEED),
    key = DEFAULT_KEY,
  } = options;
  const { clock = Date.now, random = randomBytes, site } = options;
  const database = await openDatabase(address);
  await migrate(database, clock);
  await seedDatabase(database, seed);
  const app = router(
    routes,
    {
      objects: createObjectStore(database),
      authorization: createAuthorization({ key, clock, random }),
      adLog: createAdLog(),
      media: folderOf(PROJECT, 'demo/sandbox/media'),
      site: site === undefined ? folderOf(PROJECT, '.build/site') : fileFolder(site),
      playerScript: folderOf(COMPILED, 'hosted-player'),
      playerStyle: folderOf(PROJECT, 'demo/sandbox/hosted-player'),
      clock,
    },
    sitePage,
  );
  return { fetch: async (request) => app.fetch(request), close: () => database.close() };
};
