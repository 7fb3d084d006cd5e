import type { Database } from '../storage/database.js';
import type { ObjectStore } from '../storage/object-store.js';
import { uploadAddress, type UploadStore } from '../storage/upload-store.js';
import type { ObjectKind, WireObject } from '../wire-object.js';
import { type ConversionResult, type Encoder, InvalidVideoError } from './encoder.js';
import { deleteJob, type Job, jobsIn, SLOTS, updateJob } from './job.js';

/** Attempts at a conversion that is interrupted, by the end of its process or another error. */
const MAX_ATTEMPTS = 3;

const CONVERSION_TIMEOUT_MS = 30 * 60 * 1000;

export interface QueueOptions {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly uploads: UploadStore;
  /** Called once, for the first video. */
  readonly encoder: () => Promise<Encoder>;
  readonly log: (line: string) => void;
}

const addressesOf = (folder: string, { file }: ConversionResult): WireObject => {
  const address = uploadAddress(`${folder}/${file}`);
  if (file.endsWith('.m3u8')) return { url_iphone: address, url_video: address };
  return file.endsWith('.mp4')
    ? { url_video: address, url_video_mp4: address }
    : { url_video: address };
};

/** Makes a video available. Its own preview image is kept, unless a snapshot was requested. */
const playable =
  ({ snapshotAt }: Job, folder: string, converted: ConversionResult) =>
  (video: WireObject): WireObject => {
    const { preview, duration } = converted;
    const usesSnapshot =
      preview !== null && (snapshotAt !== null || (video['preview_image'] ?? null) === null);
    return {
      ...video,
      ...addressesOf(folder, converted),
      ...(usesSnapshot ? { preview_image: uploadAddress(`${folder}/${preview}`) } : {}),
      duration,
      available_video: '1',
      invalid_video: '0',
    };
  };

const urgency = ({ slot }: Job): number => SLOTS.findIndex((name) => name === slot);

/**
 * Converts uploaded videos, one at a time, those of the most urgent slot first. Every step is recorded
 * in the database before it starts, so that the next process continues after a crash.
 */
export class EncodingQueue {
  readonly #options: QueueOptions;
  readonly #closing = new AbortController();
  #encoder: Promise<Encoder> | null = null;
  #current: { readonly job: Job; readonly stop: AbortController } | null = null;
  #work: Promise<void> = Promise.resolve();
  #isRunning = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** The jobs in the queue: the current one first, then the others, oldest first. */
  async jobs(): Promise<readonly Job[]> {
    const { database } = this.#options;
    return [...(await jobsIn(database, 'encoding')), ...(await jobsIn(database, 'waiting'))];
  }

  async start(): Promise<void> {
    const { database } = this.#options;
    for (const job of await jobsIn(database, 'encoding')) await this.#putBack(job);
    this.wake();
  }

  wake(): void {
    if (this.#isRunning || this.#closing.signal.aborted) return;
    this.#isRunning = true;
    this.#work = this.#run();
  }

  forget(kind: ObjectKind, id: string): void {
    const { job, stop } = this.#current ?? {};
    if (job?.kind === kind && job.id === id) stop?.abort();
    this.wake();
  }

  /** Stops at once; the current conversion starts again with the next process. */
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
      this.#isRunning = false;
    }
  }

  async #next(): Promise<Job | undefined> {
    if (this.#closing.signal.aborted) return undefined;
    const waiting = await jobsIn(this.#options.database, 'waiting');
    return [...waiting].sort((a, b) => urgency(a) - urgency(b))[0];
  }

  async #process(waiting: Job): Promise<void> {
    const { database, uploads, log } = this.#options;
    const folder = await uploads.newFolder();
    const job = { ...waiting, attempts: waiting.attempts + 1, folder };
    if (!(await updateJob(database, job, 'waiting', { ...job, state: 'encoding' }))) {
      return uploads.removeFolder(folder);
    }
    const stop = new AbortController();
    this.#current = { job, stop };
    const signal = AbortSignal.any([
      stop.signal,
      this.#closing.signal,
      AbortSignal.timeout(CONVERSION_TIMEOUT_MS),
    ]);
    try {
      await this.#finish(job, folder, await this.#convert(job, folder, signal));
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      if (error instanceof InvalidVideoError) {
        await this.#fail(job, error.message);
      } else {
        log(`The conversion of ${job.kind} ${job.id} was interrupted.`);
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

  /** Updates the video first: after a crash in between, the video is converted again. */
  async #finish(job: Job, folder: string, converted: ConversionResult): Promise<void> {
    const { database, objects, uploads } = this.#options;
    await objects.change(job.kind, job.id, playable(job, folder, converted));
    await updateJob(database, job, 'encoding', { ...job, state: 'available' });
    await uploads.removeSource(job.source);
  }

  async #fail(job: Job, reason: string): Promise<void> {
    const { database, objects, uploads, log } = this.#options;
    log(`The conversion of ${job.kind} ${job.id} failed: ${reason}`);
    await objects.change(job.kind, job.id, (video) => ({
      ...video,
      available_video: '0',
      invalid_video: '1',
    }));
    await updateJob(database, job, 'encoding', { ...job, state: 'failed', folder: null });
    if (job.folder !== null) await uploads.removeFolder(job.folder);
    await uploads.removeSource(job.source);
  }

  async #putBack(job: Job): Promise<void> {
    if (job.attempts >= MAX_ATTEMPTS) return this.#fail(job, 'it was interrupted too often.');
    const { database, uploads } = this.#options;
    if (job.folder !== null) await uploads.removeFolder(job.folder);
    await updateJob(database, job, 'encoding', { ...job, state: 'waiting', folder: null });
  }

  async #clear(job: Job): Promise<void> {
    const { database, uploads } = this.#options;
    await uploads.removeSource(job.source);
    if (job.folder !== null) await uploads.removeFolder(job.folder);
    await deleteJob(database, job);
  }
}
