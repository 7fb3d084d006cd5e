import { createId } from './article-drafts.js';
import { codeOf, listUploads, type PageErrorCode, uploadVideo } from './cms-api.js';
import type { TrackedUpload } from './server/upload-tracker.js';

/** While a video waits or is encoded, the queue is read again after this time. */
const POLL_MS = 1000;

const isPending = ({ state }: TrackedUpload): boolean =>
  state === 'waiting' || state === 'encoding';

/** A lost connection is tried again after this time, if the browser does not report the network sooner. */
const RETRY_MS = 5000;

const networkOrTime = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', finish, { once: true, signal });
    signal.addEventListener('abort', finish, { once: true });
  });

/** Sends a file, and follows it and earlier ones through the encoder queue. */
export class UploadQueue {
  uploads: readonly TrackedUpload[] = [];
  /** Part of the file that was sent, 0 to 1; null when nothing is being sent. */
  sent: number | null = null;
  error: PageErrorCode | null = null;
  /** Whether the connection was lost; the file is sent again when it is back. */
  isInterrupted = false;
  /** Increases with each upload: the form is empty again. */
  finished = 0;
  readonly #changed: () => void;
  /** Called when an embed is new, or its video can be played. */
  readonly #embedsChanged: () => void;
  #timer = 0;
  #sending: AbortController | null = null;

  constructor(changed: () => void, embedsChanged: () => void) {
    this.#changed = changed;
    this.#embedsChanged = embedsChanged;
  }

  async send(title: string, file: File): Promise<void> {
    if (this.sent !== null) return;
    const { signal } = (this.#sending = new AbortController());
    this.#setProgress(0, null);
    try {
      await this.#sendUntilReceived(title, file, signal);
      this.finished += 1;
      this.#setProgress(null, null);
      this.#embedsChanged();
      await this.read();
    } catch (error) {
      this.#setProgress(null, signal.aborted ? null : codeOf(error));
    }
  }

  async #sendUntilReceived(title: string, file: File, signal: AbortSignal): Promise<void> {
    const id = createId();
    for (;;) {
      try {
        const onProgress = (sent: number): void => this.#setProgress(sent, null);
        await uploadVideo({ id, title, file, onProgress, signal });
        return;
      } catch (error) {
        if (signal.aborted || codeOf(error) !== 'no-response') throw error;
      }
      this.isInterrupted = true;
      this.#changed();
      await networkOrTime(signal);
    }
  }

  cancel(): void {
    this.#sending?.abort();
  }

  /** Reads the states of the uploads, until none is in the queue. Never rejects. */
  async read(): Promise<void> {
    this.stop();
    try {
      const pendingBefore = this.uploads.filter(isPending).length;
      ({ uploads: this.uploads } = await listUploads());
      if (this.uploads.filter(isPending).length < pendingBefore) this.#embedsChanged();
    } catch (error) {
      this.error = codeOf(error);
    }
    if (this.uploads.some(isPending)) this.#timer = setTimeout(() => void this.read(), POLL_MS);
    this.#changed();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #setProgress(sent: number | null, error: PageErrorCode | null): void {
    this.sent = sent;
    this.isInterrupted = false;
    this.error = error;
    this.#changed();
  }
}
