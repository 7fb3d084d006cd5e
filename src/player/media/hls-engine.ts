import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { openNativeEngine } from './native-engine.js';
import type { Engine, EngineSettings, OpenEngine } from './engine.js';
import { hlsFailure } from './media-failure.js';
import { Recovery } from './recovery.js';

type HlsClass = typeof Hls;

/** Loaded for HLS alone. */
const loadHls = async (): Promise<HlsClass> => (await import('hls.js/light')).default;

const isRecoverable = ({ type, details }: ErrorData): boolean =>
  String(type) === 'mediaError' && !details.endsWith('IncompatibleCodecsError');

/** hls.js on a video, with its recovery. */
class HlsEngine implements Engine {
  readonly #hls: Hls;
  readonly #recovery = new Recovery();

  constructor(Engine: HlsClass, { video, candidate, failed }: EngineSettings) {
    // A worker would need `worker-src blob:` of the page's policy; a live has no end, as in the browser's own HLS.
    this.#hls = new Engine({ enableWorker: false, liveDurationInfinity: true });
    this.#hls.on(Engine.Events.ERROR, (_, data) => {
      if (!data.fatal || (isRecoverable(data) && this.#recover())) return;
      failed(hlsFailure(data));
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
 * HLS by hls.js where it runs, else by the browser: some browsers say "maybe" to HLS and play little of it, so
 * hls.js is asked first. Without hls.js, which may be blocked, the browser is tried as well.
 */
export const openHlsEngine = async (
  settings: EngineSettings,
  signal: AbortSignal,
): Promise<Engine | null> => {
  const Engine = await loadHls().catch(() => null);
  if (signal.aborted) return null;
  const open: OpenEngine =
    Engine?.isSupported() === true ? (given) => new HlsEngine(Engine, given) : openNativeEngine;
  return open(settings);
};
