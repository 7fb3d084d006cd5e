import { type Client, isSet } from '../../../src/api/index.js';

export type UploadState = 'waiting' | 'encoding' | 'available' | 'failed';

/** A video that was uploaded by the CMS, and its place in the encoder queue of the service. */
export interface TrackedUpload {
  readonly embedId: string;
  readonly videoId: string;
  readonly title: string;
  readonly state: UploadState;
  /** Videos before it in its slot; null when it is not in the queue. */
  readonly ahead: number | null;
}

const MAX_UPLOADS = 50;

const isFinished = ({ state }: TrackedUpload): boolean =>
  state === 'available' || state === 'failed';

/** Reads the states of the uploads from the service (spec 2.9): those of the last ones since the server was started. */
export class UploadTracker {
  readonly #client: Client;
  /** Called when a video is available or its conversion failed. */
  readonly #onFinished: (embedId: string) => Promise<void>;
  #uploads: readonly TrackedUpload[] = [];
  readonly #results = new Map<string, Promise<unknown>>();

  constructor(client: Client, onFinished: (embedId: string) => Promise<void>) {
    this.#client = client;
    this.#onFinished = onFinished;
  }

  add(upload: Pick<TrackedUpload, 'embedId' | 'videoId' | 'title'>): void {
    const added: TrackedUpload = { ...upload, state: 'waiting', ahead: null };
    this.#uploads = [added, ...this.#uploads].slice(0, MAX_UPLOADS);
  }

  /** Makes a result once for an id, also for those who ask again; one that fails can be made again. */
  once<T>(id: string, make: () => Promise<T>): Promise<T> {
    const result = (this.#results.get(id) as Promise<T> | undefined) ?? make();
    this.#results.set(id, result);
    result.catch(() => this.#results.delete(id));
    const [oldest] = this.#results.keys();
    if (this.#results.size > MAX_UPLOADS && oldest !== undefined) this.#results.delete(oldest);
    return result;
  }

  /** The uploads, the newest first. */
  async read(): Promise<readonly TrackedUpload[]> {
    const pending = this.#uploads.filter((upload) => !isFinished(upload));
    if (pending.length === 0) return this.#uploads;
    const slots = await this.#client.v1.queues.list();
    const read = await Promise.all(pending.map((upload) => this.#readOne(upload, slots)));
    const byId = new Map(read.map((upload) => [upload.videoId, upload]));
    for (const upload of read.filter(isFinished)) await this.#onFinished(upload.embedId);
    this.#uploads = this.#uploads.map((upload) => byId.get(upload.videoId) ?? upload);
    return this.#uploads;
  }

  async #readOne(
    upload: TrackedUpload,
    slots: Awaited<ReturnType<Client['v1']['queues']['list']>>,
  ): Promise<TrackedUpload> {
    const video = await this.#client.v2.videos.get(upload.videoId).catch(() => null);
    if (video === null) return upload;
    if (isSet(video.invalid_video)) return { ...upload, state: 'failed', ahead: null };
    if (isSet(video.available_video)) return { ...upload, state: 'available', ahead: null };
    const positions = slots.map(({ video: videos }) =>
      videos.findIndex(({ id }) => id === upload.videoId),
    );
    const ahead = positions.find((position) => position >= 0) ?? null;
    // The video that is being encoded comes first.
    return { ...upload, state: ahead === 0 ? 'encoding' : 'waiting', ahead };
  }
}
