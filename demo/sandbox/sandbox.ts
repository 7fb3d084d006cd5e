import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdLog } from './ad-server/ad-log.js';
import { createTally } from './ad-server/tally.js';
import { createAuthorization } from './authorization.js';
import { type Database, openDatabase } from './database.js';
import { EncodingQueue } from './encoder/encoding-queue.js';
import { foundEncoder } from './encoder/found-encoder.js';
import { fileFolder } from './file-folder.js';
import { locations } from './locations.js';
import { migrate } from './migrations.js';
import { createObjectStore } from './object-store.js';
import { router } from './router.js';
import { routes } from './routes.js';
import { readSeed, type Seed, seedDatabase, SHIPPED_SEED } from './seed.js';
import type { Services } from './services.js';
import { sitePage } from './site.js';
import { openUploadStore } from './upload-store.js';

export interface SandboxOptions {
  /** `file:…`, `:memory:` or the address of a libSQL server. Default: in memory. */
  readonly database?: string;
  /** Folder of what is uploaded. Default: a temporary one that goes when the sandbox is closed. */
  readonly uploads?: string;
  /** Bytes of the largest file that may be uploaded. Default: 2 GiB. */
  readonly largestUpload?: number;
  /** The command that converts videos. Default: `ffmpeg`. */
  readonly ffmpeg?: string;
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
  /** Where the encoder says how it fares. Default: the console. */
  readonly log?: (line: string) => void;
}

/** The service without a socket. */
export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** Stops the encoder and closes the database. */
  close(): Promise<void>;
}

export const DEFAULT_KEY = 'demo-key';

/** The folder of uploads, and what is to be done with it in the end. */
const uploadFolder = async (path: string | undefined) => {
  if (path !== undefined) return { path, close: () => Promise.resolve() };
  const temporary = await mkdtemp(join(tmpdir(), 'media-embed-sandbox-'));
  return { path: temporary, close: () => rm(temporary, { recursive: true, force: true }) };
};

const openServices = async (
  database: Database,
  uploadPath: string,
  options: SandboxOptions,
): Promise<Omit<Services, 'self'>> => {
  const { key = DEFAULT_KEY, clock = Date.now, random = randomBytes } = options;
  const { log = console.log, ffmpeg = 'ffmpeg', site = locations.site } = options;
  const objects = createObjectStore(database);
  const uploads = await openUploadStore(uploadPath, options.largestUpload);
  const encoder = () => foundEncoder(ffmpeg, log);
  return {
    objects,
    uploads,
    queue: new EncodingQueue({ database, objects, uploads, encoder, log }),
    authorization: createAuthorization({ key, clock, random }),
    adLog: createAdLog(),
    beacons: createTally(),
    media: fileFolder(locations.media),
    uploaded: fileFolder(join(uploadPath, 'media')),
    site: fileFolder(site),
    playerScript: fileFolder(locations.playerScript),
    playerStyle: fileFolder(locations.playerStyle),
    clock,
  };
};

/**
 * A service that speaks the spec. Nothing of it is kept outside the database and the uploads but
 * tokens and what the ad server saw, which end with the process. Rejects when the database cannot be
 * opened.
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { clock = Date.now, seed = await readSeed(SHIPPED_SEED) } = options;
  const database = await openDatabase(options.database ?? ':memory:');
  await migrate(database, clock);
  await seedDatabase(database, seed);
  const uploads = await uploadFolder(options.uploads);
  const services = await openServices(database, uploads.path, options);
  const fetch = async (request: Request): Promise<Response> => app.fetch(request);
  const app = router(routes, { ...services, self: fetch }, sitePage);
  await services.queue.start();
  return {
    fetch,
    close: async () => {
      await services.queue.close();
      database.close();
      await uploads.close();
    },
  };
};
