import type { Context } from 'hono';
import type { AdLog, Counter } from '../ad-server/ad-log.js';
import type { EncodingQueue } from '../encoder/encoding-queue.js';
import type { ObjectStore } from '../storage/object-store.js';
import type { UploadStore } from '../storage/upload-store.js';
import type { SandboxAuthorization } from './authorization.js';
import type { FileFolder } from './file-folder.js';

/** What handlers work with, as Hono's bindings: `c.env`. */
export interface Services {
  readonly objects: ObjectStore;
  readonly authorization: SandboxAuthorization;
  readonly adLog: AdLog;
  readonly beacons: Counter;
  readonly uploads: UploadStore;
  /** Makes uploaded videos playable. */
  readonly queue: EncodingQueue;
  readonly folders: {
    /** Media that ship with the sandbox. */
    readonly media: FileFolder;
    /** Converted videos and uploaded images. */
    readonly uploads: FileFolder;
    /** The demo pages, once they are built. */
    readonly site: FileFolder;
    /** The compiled script of the standard embed code. */
    readonly playerScript: FileFolder;
    readonly playerStyle: FileFolder;
  };
  /** Milliseconds since 1970, as `Date.now`. */
  readonly clock: () => number;
  /** Answers a request for one of the sandbox's own addresses. */
  readonly fetchOwn: (request: Request) => Promise<Response>;
}

export interface SandboxEnv {
  Bindings: Services;
}

export type SandboxContext = Context<SandboxEnv, string>;
