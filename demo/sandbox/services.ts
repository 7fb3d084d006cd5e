import type { AdLog } from './ad-server/ad-log.js';
import type { Tally } from './ad-server/tally.js';
import type { Authorization } from './authorization.js';
import type { EncodingQueue } from './encoder/encoding-queue.js';
import type { FileFolder } from './file-folder.js';
import type { ObjectStore } from './object-store.js';
import type { UploadStore } from './upload-store.js';

/** What the answers work with. */
export interface Services {
  readonly objects: ObjectStore;
  readonly authorization: Authorization;
  readonly adLog: AdLog;
  /** Hits of the audience measurement. */
  readonly beacons: Tally;
  /** Media that ship with the sandbox. */
  readonly media: FileFolder;
  /** Where uploads are put, and what of them is served. */
  readonly uploads: UploadStore;
  readonly uploaded: FileFolder;
  /** Makes uploaded videos playable. */
  readonly queue: EncodingQueue;
  /** The demo pages, once they are built. */
  readonly site: FileFolder;
  /** Where the compiled script of the standard code is. */
  readonly playerScript: FileFolder;
  /** Where the style of the hosted player is. */
  readonly playerStyle: FileFolder;
  /** Milliseconds since 1970, as `Date.now`. */
  readonly clock: () => number;
  /** The sandbox itself: answers a request for one of its own addresses. */
  readonly self: (request: Request) => Promise<Response>;
}
