import { EmbedError } from '../embed-error.js';
import { type Candidate, candidatesOf, type MediaSources } from './candidates.js';
import type { Engine } from './engine.js';
import { openHlsEngine } from './hls-engine.js';
import { openNativeEngine } from './native-engine.js';

export interface LoaderEvents {
  /** A candidate is in the video; setting it has paused the video. */
  readonly attached: () => void;
  /** None can be played, or the one that did plays no more. */
  readonly failed: (error: EmbedError) => void;
}

/**
 * Brings a source into a video: its candidates in order, until one can be read. A candidate that was read
 * and fails later is not replaced: what is wrong then is rarely the address.
 */
export class MediaLoader {
  readonly #video: HTMLVideoElement;
  readonly #candidates: readonly Candidate[];
  readonly #events: LoaderEvents;
  #engine: Engine | null = null;
  /** Ends the opening that is under way. */
  #opening: AbortController | null = null;
  #next = 0;

  constructor(video: HTMLVideoElement, source: MediaSources, events: LoaderEvents) {
    this.#video = video;
    this.#candidates = candidatesOf(source);
    this.#events = events;
  }

  /** Starts to load, once. */
  load(): void {
    if (this.#opening === null) this.#open();
  }

  /** Ends the engine; the video keeps what it has until it is loaded anew or emptied. */
  stop(): void {
    this.#opening?.abort();
    this.#opening = null;
    this.#engine?.destroy();
    this.#engine = null;
    this.#next = 0;
  }

  /** Ends the engine and frees what the video holds. */
  release(): void {
    this.stop();
    this.#empty();
  }

  #open(): void {
    this.#engine?.destroy();
    this.#engine = null;
    const opening = new AbortController();
    this.#opening = opening;
    const candidate = this.#candidates[this.#next];
    this.#next += 1;
    if (candidate === undefined) {
      this.#events.failed(new EmbedError('no-stream', 'The embed has no stream.'));
      return;
    }
    const settings = {
      video: this.#video,
      candidate,
      failed: (error: EmbedError) => this.#fail(error, opening.signal),
    };
    if (candidate.type !== 'application/vnd.apple.mpegurl') {
      this.#attach(openNativeEngine(settings));
      return;
    }
    void openHlsEngine(settings, opening.signal).then((engine) => {
      if (engine !== null) this.#attach(engine);
    });
  }

  #empty(): void {
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  #attach(engine: Engine): void {
    this.#engine = engine;
    this.#events.attached();
  }

  #fail(error: EmbedError, signal: AbortSignal): void {
    if (signal.aborted) return;
    const wasRead = this.#video.readyState >= HTMLMediaElement.HAVE_METADATA;
    if (!wasRead && this.#next < this.#candidates.length) {
      // hls.js takes no video that still shows a failure.
      this.#empty();
      this.#open();
      return;
    }
    this.#engine?.destroy();
    this.#engine = null;
    this.#events.failed(error);
  }
}
