import { HLS } from '../../../vast/play/can-play.js';
import { Deadline } from '../../../vast/request/deadline.js';
import type { VastMedia } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import type { EmbedError } from '../../embed-error.js';
import { watchPolicy } from '../../../vast/request/policy-watch.js';
import { MediaLoader } from '../../media/media-loader.js';

export type CreativeFile = Pick<VastMedia, 'url' | 'type'>;

/** The fraction of the remaining time that media may take to load if others could play in their place. */
export const SHARE_WITH_ALTERNATIVE = 0.5;

/** Milliseconds in which the server of a file has to say what became of it. */
const STATUS_TIMEOUT_MS = 1_000;

const isHls = ({ url, type }: CreativeFile): boolean =>
  type === '' ? new URL(url).pathname.endsWith('.m3u8') : HLS.test(type);

const tooLate = (): VastError => new VastError(402, 'media-timeout');

const notPlayable = (): VastError => new VastError(405, 'media-not-played');

/**
 * VAST 4.2 section 2.3.6.3: 401 for a file that cannot be loaded, 402 for one that takes too long, 405 for one that
 * cannot be displayed. (403 is for a response that lists nothing the browser can play.)
 */
const vastErrorOf = ({ code, cause }: EmbedError): VastError => {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return tooLate();
  return code === 'media-network' ? new VastError(401, 'media-not-loaded') : notPlayable();
};

export interface CreativeMediaOptions {
  /** In the order in which they are tried. */
  readonly files: readonly CreativeFile[];
  /** For all files together, until the first frame. */
  readonly deadline: Deadline;
  /** Called before a file is loaded: the clock of its deadline is stopped. */
  readonly onLoad: () => void;
  /** The video may be played; attaching a file paused it. */
  readonly onAttached: () => void;
  /** No file is left, or the file failed after its first frame. */
  readonly onError: (error: VastError) => void;
  readonly signal: AbortSignal;
}

/** The files of an ad in a video: if one fails before its first frame, the next one is loaded in its place. */
export class CreativeMedia {
  readonly #video: HTMLVideoElement;
  readonly #options: CreativeMediaOptions;
  #index = -1;
  #deadline: Deadline;
  #hasStarted = false;
  /** Aborts when the current file is replaced. */
  #loading = new AbortController();
  #refusedBy: () => Promise<string> = () => Promise.resolve('');

  constructor(video: HTMLVideoElement, options: CreativeMediaOptions) {
    this.#video = video;
    this.#options = options;
    this.#deadline = options.deadline;
    options.signal.addEventListener('abort', () => this.#loading.abort());
  }

  get url(): string {
    return this.#options.files[this.#index]?.url ?? '';
  }

  /** The time of the current file. */
  get deadline(): Deadline {
    return this.#deadline;
  }

  load(): void {
    const { files, deadline, onLoad, onAttached } = this.#options;
    this.#index += 1;
    const file = files[this.#index];
    if (file === undefined) return;
    const loading = new AbortController();
    const { signal } = loading;
    this.#loading = loading;
    if (this.#index < files.length - 1) {
      this.#deadline = new Deadline(deadline.remainingMs * SHARE_WITH_ALTERNATIVE, deadline);
      const expire = (): void => this.#fail(tooLate(), file);
      this.#deadline.signal.addEventListener('abort', expire, { signal });
    } else this.#deadline = deadline;
    onLoad();
    const type = isHls(file) ? 'application/vnd.apple.mpegurl' : null;
    const onError = (error: EmbedError): void => this.#fail(vastErrorOf(error), file);
    const source = { url: file.url, type, alternatives: [] } as const;
    this.#refusedBy = watchPolicy(file.url, signal);
    const loader = new MediaLoader(this.#video, source, { onAttached, onError });
    signal.addEventListener('abort', () => {
      this.#video.pause();
      loader.release();
    });
    loader.load();
  }

  /** The first frame was shown. */
  start(): void {
    this.#hasStarted = true;
    this.#deadline.stop();
    this.#options.deadline.stop();
  }

  #fail(error: VastError, file: CreativeFile): void {
    const { files, deadline, onError } = this.#options;
    // The deadline of all files aborts that of the current one.
    if (deadline.signal.aborted) return;
    if (this.#hasStarted || this.#index === files.length - 1) {
      void this.#explained(error, file).then(onError);
      return;
    }
    this.#deadline.stop();
    this.#loading.abort();
    this.load();
  }

  /**
   * Browsers do not say whether the policy of the page refuses a file, except by an event, and whether a file of another
   * origin is missing or is no media: its server does, if the page may read its response.
   */
  async #explained(error: VastError, file: CreativeFile): Promise<VastError> {
    if (this.#hasStarted) return error;
    const directive = await this.#refusedBy();
    if (directive !== '') return new VastError(401, 'media-policy', { directive });
    if (error.id !== 'media-not-loaded' || isHls(file)) return error;
    const limit = new Deadline(Math.min(STATUS_TIMEOUT_MS, this.#deadline.remainingMs)).start();
    // Otherwise the failure would become one of time.
    this.#deadline.pause();
    try {
      const load = import('../../../vast/inspect/media-request.js');
      const code = await limit.race(load).catch(reportError);
      const response = (await code?.requestMedia(file.url, limit.signal)) ?? 'not-requested';
      if (typeof response !== 'string' && response.status >= 200 && response.status <= 299)
        return notPlayable();
    } catch {
      // Nothing more is known.
    } finally {
      limit.stop();
    }
    return error;
  }
}
