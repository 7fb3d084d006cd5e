import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdLog, Counter } from './ad-server/ad-log.js';
import { detectEncoder } from './encoder/detect-encoder.js';
import { EncodingQueue } from './encoder/encoding-queue.js';
import { locations } from './locations.js';
import { readSeed, type Seed, seedDatabase, SHIPPED_SEED } from './seed/seed.js';
import { app } from './server/app.js';
import { SandboxAuthorization } from './server/authorization.js';
import type { Services } from './server/environment.js';
import { fileFolder } from './server/file-folder.js';
import { type Database, openDatabase } from './storage/database.js';
import { migrate } from './storage/migrations.js';
import { ObjectStore } from './storage/object-store.js';
import { openUploadStore } from './storage/upload-store.js';

export interface SandboxOptions {
  /** `file:…`, `:memory:` or the address of a libSQL server. Default: in memory. */
  readonly database?: string;
  /** Folder of the uploads. Default: a temporary one, removed when the sandbox is closed. */
  readonly uploads?: string;
  /** Maximum size of an uploaded file in bytes. Default: 2 GiB. */
  readonly maxUploadBytes?: number;
  /** The command that converts videos. Default: `ffmpeg`. */
  readonly ffmpeg?: string;
  /** The initial objects. Default: the seed that ships with the sandbox. */
  readonly seed?: Seed;
  /** The authorization key. Default: `demo-key`. */
  readonly key?: string;
  /** Folder of the demo pages. Default: the build's output. */
  readonly site?: string;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number;
  /** Returns that many unpredictable bytes. Default: those of the system. */
  readonly random?: (size: number) => Uint8Array;
  /** Receives the messages of the encoder. Default: the console. */
  readonly log?: (line: string) => void;
}

/** The service without a socket. */
export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** Stops the encoder and closes the database. */
  close(): Promise<void>;
}

export const DEFAULT_KEY = 'demo-key';

const uploadFolder = async (path: string | undefined) => {
  if (path !== undefined) return { path, close: () => Promise.resolve() };
  const temporary = await mkdtemp(join(tmpdir(), 'media-embed-sandbox-'));
  return { path: temporary, close: () => rm(temporary, { recursive: true, force: true }) };
};

const openServices = async (
  database: Database,
  uploadPath: string,
  options: SandboxOptions,
): Promise<Omit<Services, 'fetchOwn'>> => {
  const { key = DEFAULT_KEY, clock = Date.now, random = randomBytes } = options;
  const { log = console.log, ffmpeg = 'ffmpeg', site = locations.site } = options;
  const objects = new ObjectStore(database);
  const uploads = await openUploadStore(uploadPath, options.maxUploadBytes);
  const encoder = () => detectEncoder(ffmpeg, log);
  return {
    objects,
    uploads,
    queue: new EncodingQueue({ database, objects, uploads, encoder, log }),
    authorization: new SandboxAuthorization({ key, clock, random }),
    adLog: new AdLog(),
    beacons: new Counter(),
    folders: {
      media: fileFolder(locations.media),
      uploads: fileFolder(join(uploadPath, 'media')),
      site: fileFolder(site),
      playerScript: fileFolder(locations.playerScript),
      playerStyle: fileFolder(locations.playerStyle),
    },
    clock,
  };
};

/**
 * Creates a service that implements the specification. All state is in the database and the uploads,
 * except access tokens and the log of the ad server, which end with the process. Rejects when the
 * database cannot be opened.
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { clock = Date.now, seed = await readSeed(SHIPPED_SEED) } = options;
  const database = await openDatabase(options.database ?? ':memory:');
  await migrate(database, clock);
  await seedDatabase(database, seed);
  const uploads = await uploadFolder(options.uploads);
  const services: Services = {
    ...(await openServices(database, uploads.path, options)),
    fetchOwn: async (request) => app.fetch(request, services),
  };
  await services.queue.start();
  return {
    fetch: services.fetchOwn,
    close: async () => {
      await services.queue.close();
      database.close();
      await uploads.close();
    },
  };
};
