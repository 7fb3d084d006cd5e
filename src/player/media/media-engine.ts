import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import type { Source } from '../../resolve/player-config.js';
import type { EmbedError } from '../embed-error.js';
import { hlsFailure, nativeFailure } from './media-failure.js';

/** An address from which the content may be played. */
export interface Candidate {
  readonly url: string;
  /** MIME type derived from the address, or null. */
  readonly type: Source['type'];
}

/** Plays one candidate in a video, from its creation until `destroy`. */
export interface Engine {
  destroy(): void;
}

export interface EngineOptions {
  readonly video: HTMLVideoElement;
  readonly candidate: Candidate;
  /** Called at most once, when the candidate cannot be played or fails during playback. */
  readonly onError: (error: EmbedError) => void;
}

/** Loads media with the browser itself: MP4 and WebM everywhere, HLS where it is supported. */
export const openNativeEngine = ({ video, candidate, onError }: EngineOptions): Engine => {
  const ending = new AbortController();
  video.addEventListener(
    'error',
    () => {
      if (video.error === null) return;
      ending.abort();
      onError(nativeFailure(video.error));
    },
    { signal: ending.signal },
  );
  video.src = candidate.url;
  return { destroy: () => ending.abort() };
};

/** What to do about a fatal media error of hls.js. */
export type RecoveryStep = 'recover' | 'swap-codec' | 'give-up';

const RECOVERY_INTERVAL_MS = 5_000;

/**
 * Recovers at most once in five seconds. A second error in that time swaps the audio codec first, and a
 * third error is final. Source: the API document of hls.js.
 */
export class Recovery {
  #recovered = -Infinity;
  #swapped = -Infinity;

  /** `now`: milliseconds of any monotonic clock. */
  next(now: number): RecoveryStep {
    if (now - this.#recovered >= RECOVERY_INTERVAL_MS) {
      this.#recovered = now;
      return 'recover';
    }
    if (now - this.#swapped >= RECOVERY_INTERVAL_MS) {
      this.#swapped = now;
      return 'swap-codec';
    }
    return 'give-up';
  }
}

const isRecoverable = ({ type, details }: ErrorData): boolean =>
  String(type) === 'mediaError' && !details.endsWith('IncompatibleCodecsError');

/** hls.js on a video, with its recovery. */
class HlsEngine implements Engine {
  readonly #hls: Hls;
  readonly #recovery = new Recovery();

  constructor(HlsClass: typeof Hls, { video, candidate, onError }: EngineOptions) {
    // A worker would need `worker-src blob:` in the page's policy. A live has no end, as in the browser's own HLS.
    this.#hls = new HlsClass({ enableWorker: false, liveDurationInfinity: true });
    this.#hls.on(HlsClass.Events.ERROR, (_, data) => {
      if (!data.fatal || (isRecoverable(data) && this.#recover())) return;
      onError(hlsFailure(data));
    });
    this.#hls.loadSource(candidate.url);
    this.#hls.attachMedia(video);
  }

  destroy(): void {
    this.#hls.destroy();
  }

  #recover(): boolean {
    const step = this.#recovery.next(performance.now());
    if (step === 'give-up') return false;
    if (step === 'swap-codec') this.#hls.swapAudioCodec();
    this.#hls.recoverMediaError();
    return true;
  }
}

/**
 * Plays HLS with hls.js where it is supported, else with the browser. hls.js has priority, because some
 * browsers return "maybe" for HLS and support little of it. The browser also plays if hls.js cannot be loaded.
 */
export const openHlsEngine = async (
  options: EngineOptions,
  signal: AbortSignal,
): Promise<Engine | null> => {
  const HlsClass = await import('hls.js/light').then(
    (module) => module.default,
    () => null,
  );
  if (signal.aborted) return null;
  return HlsClass?.isSupported() === true
    ? new HlsEngine(HlsClass, options)
    : openNativeEngine(options);
};
