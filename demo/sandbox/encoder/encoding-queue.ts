import type { Database, Statement } from '../database.js';
import type { ObjectKind, WireObject } from '../object-kind.js';
import type { ObjectStore } from '../object-store.js';
import { uploadAddress, type UploadStore } from '../upload-store.js';
import { type Converted, type Encoder, InvalidVideoError } from './encoder.js';
import { enlisting, type Job, jobsIn, move, type NewJob, strike } from './job.js';
import { SLOTS } from './slots.js';

/** A conversion that breaks off, with its process or by another fault, is begun this often. */
const MOST_ATTEMPTS = 3;

/** Milliseconds of one conversion. */
const LONGEST = 30 * 60 * 1000;

export interface QueueOptions {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly uploads: UploadStore;
  /** Is asked once, for the first video. */
  readonly encoder: () => Promise<Encoder>;
  readonly log: (line: string) => void;
}

const addressesOf = (folder: string, { file }: Converted): WireObject => {
  const address = uploadAddress(`${folder}/${file}`);
  if (file.endsWith('.m3u8')) return { url_iphone: address, url_video: address };
  return file.endsWith('.mp4')
    ? { url_video: address, url_video_mp4: address }
    : { url_video: address };
};

/** A video that can be played. Its own preview image stays, unless another was asked for. */
const playable =
  ({ snapshotAt }: Job, folder: string, converted: Converted) =>
  (video: WireObject): WireObject => {
    const { preview, duration } = converted;
    const isTaken =
      preview !== null && (snapshotAt !== null || (video['preview_image'] ?? null) === null);
    return {
      ...video,
      ...addressesOf(folder, converted),
      ...(isTaken ? { preview_image: uploadAddress(`${folder}/${preview}`) } : {}),
      duration,
      available_video: '1',
      invalid_video: '0',
    };
  };

const invalid = (video: WireObject): WireObject => ({
  ...video,
  available_video: '0',
  invalid_video: '1',
});

const urgency = ({ slot }: Job): number => SLOTS.findIndex((name) => name === slot);

/**
 * Converts uploaded videos, one at a time, those of the most urgent slot first. Every step is in the
 * database before it is begun, so that a process that ends in the middle is followed by one that
 * takes the work up again.
 */
export class EncodingQueue {
  readonly #options: QueueOptions;
  readonly #closing = new AbortController();
  #encoder: Promise<Encoder> | null = null;
  #current: { readonly job: Job; readonly stop: AbortController } | null = null;
  #work: Promise<void> = Promise.resolve();
  #isAwake = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** The statement that enlists a video, for the transaction that creates it. */
  enlisting(job: NewJob): Statement {
    return enlisting(job);
  }

  /** What is in the queue: the video at work first, then the others as they came. */
  async jobs(): Promise<readonly Job[]> {
    const { database } = this.#options;
    return [...(await jobsIn(database, 'encoding')), ...(await jobsIn(database, 'waiting'))];
  }

  /** Takes up what an earlier process left, and goes to work. */
  async start(): Promise<void> {
    const { database } = this.#options;
    for (const job of await jobsIn(database, 'encoding')) await this.#putBack(job);
    this.wake();
  }

  /** Looks for work, unless it is at work. */
  wake(): void {
    if (this.#isAwake || this.#closing.signal.aborted) return;
    this.#isAwake = true;
    this.#work = this.#run();
  }

  /** Lets go of a video that was removed. */
  forget(kind: ObjectKind, id: string): void {
    const { job, stop } = this.#current ?? {};
    if (job?.kind === kind && job.id === id) stop?.abort();
    this.wake();
  }

  /** Stops at once; a conversion under way is taken up at the next start. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#work;
  }

  async #run(): Promise<void> {
    const { log, database } = this.#options;
    try {
      for (let job = await this.#next(); job !== undefined; job = await this.#next()) {
        await this.#process(job);
      }
      for (const job of await jobsIn(database, 'removed')) await this.#clear(job);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown error';
      if (!this.#closing.signal.aborted) log(`The encoder stopped: ${reason}`);
    } finally {
      this.#isAwake = false;
    }
  }

  async #next(): Promise<Job | undefined> {
    if (this.#closing.signal.aborted) return undefined;
    const waiting = await jobsIn(this.#options.database, 'waiting');
    return [...waiting].sort((one, other) => urgency(one) - urgency(other))[0];
  }

  async #process(waiting: Job): Promise<void> {
    const { database, uploads, log } = this.#options;
    const folder = await uploads.newFolder();
    const job = { ...waiting, attempts: waiting.attempts + 1, folder };
    if (!(await move(database, job, 'waiting', { ...job, state: 'encoding' }))) {
      return uploads.removeFolder(folder);
    }
    const stop = new AbortController();
    this.#current = { job, stop };
    const signal = AbortSignal.any([
      stop.signal,
      this.#closing.signal,
      AbortSignal.timeout(LONGEST),
    ]);
    try {
      await this.#finish(job, folder, await this.#convert(job, folder, signal));
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      if (error instanceof InvalidVideoError) {
        await this.#fail(job, error.message);
      } else {
        log(`The conversion of ${job.kind} ${job.id} broke off.`);
        await this.#putBack(job);
      }
    } finally {
      this.#current = null;
    }
  }

  async #convert({ source, snapshotAt }: Job, folder: string, signal: AbortSignal) {
    const { encoder, uploads } = this.#options;
    this.#encoder ??= encoder();
    const conversion = {
      source: uploads.sourcePath(source),
      folder: uploads.folderPath(folder),
      snapshotAt,
    };
    return (await this.#encoder).convert(conversion, signal);
  }

  /** The video first: a process that ends between the two converts once more, and loses nothing. */
  async #finish(job: Job, folder: string, converted: Converted): Promise<void> {
    const { database, objects, uploads } = this.#options;
    await objects.change(job.kind, job.id, playable(job, folder, converted));
    await move(database, job, 'encoding', { ...job, state: 'available' });
    await uploads.removeSource(job.source);
  }

  async #fail(job: Job, reason: string): Promise<void> {
    const { database, objects, uploads, log } = this.#options;
    log(`The conversion of ${job.kind} ${job.id} failed: ${reason}`);
    await objects.change(job.kind, job.id, invalid);
    await move(database, job, 'encoding', { ...job, state: 'failed', folder: null });
    if (job.folder !== null) await uploads.removeFolder(job.folder);
    await uploads.removeSource(job.source);
  }

  async #putBack(job: Job): Promise<void> {
    if (job.attempts >= MOST_ATTEMPTS) return this.#fail(job, 'it broke off too often.');
    const { database, uploads } = this.#options;
    if (job.folder !== null) await uploads.removeFolder(job.folder);
    await move(database, job, 'encoding', { ...job, state: 'waiting', folder: null });
  }

  async #clear(job: Job): Promise<void> {
    const { database, uploads } = this.#options;
    await uploads.removeSource(job.source);
    if (job.folder !== null) await uploads.removeFolder(job.folder);
    await strike(database, job);
  }
}
