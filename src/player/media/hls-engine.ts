import type { ErrorData } from 'hls.js';
import Hls from 'hls.js/light';
import type { EmbedErrorCode } from '../embed-error.js';
import type { Engine, EngineOptions } from './engine.js';

// Nothing but hls.js is imported, so that the builds have the same file.

/** The fields of the `ErrorData` of hls.js that are read. */
export interface HlsFailure {
  readonly type: string;
  readonly details: string;
}

const UNSUPPORTED = /^(manifestParsing|manifestIncompatibleCodecs|bufferIncompatibleCodecs)Error$/;

/** What an error of the player is made of. */
interface HlsError extends ErrorOptions {
  readonly code: EmbedErrorCode;
}

/** The error for a fatal failure of hls.js; its cause is a `TimeoutError` if the server was too slow. */
export const hlsError = ({ type, details }: HlsFailure): HlsError => {
  if (UNSUPPORTED.test(details)) return { code: 'media-unsupported' };
  if (type !== 'networkError') return { code: 'media-decode' };
  return details.endsWith('TimeOut')
    ? { code: 'media-network', cause: new DOMException(details, 'TimeoutError') }
    : { code: 'media-network' };
};

export const isSupported = (): boolean => Hls.isSupported();

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

interface HlsEngineOptions extends Omit<EngineOptions, 'onError'> {
  readonly onError: (error: HlsError) => void;
}

/** hls.js on a video, with its recovery. */
export class HlsEngine implements Engine {
  readonly #hls: Hls;
  readonly #recovery = new Recovery();

  constructor({ video, candidate, onError }: HlsEngineOptions) {
    // A worker would need `worker-src blob:` in the page's policy. A live has no end, as in the browser's own HLS.
    this.#hls = new Hls({ enableWorker: false, liveDurationInfinity: true });
    this.#hls.on(Hls.Events.ERROR, (_, data) => {
      if (!data.fatal || (isRecoverable(data) && this.#recover())) return;
      onError(hlsError(data));
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
