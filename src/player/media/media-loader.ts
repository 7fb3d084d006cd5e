import type { Source } from '../../resolve/player-config.js';
import { mediaType } from '../../resolve/stream.js';
import { EmbedError } from '../embed-error.js';
import { type Candidate, type Engine, openHlsEngine, openNativeEngine } from './media-engine.js';

/** The addresses of a source. */
export type MediaSources = Pick<Source, 'url' | 'type' | 'alternatives'>;

/** The addresses of a source in the order to try them, each once. */
export const candidatesOf = ({ url, type, alternatives }: MediaSources): readonly Candidate[] => {
  const first = url === null ? [] : [{ url, type }];
  const others = [...new Set(alternatives)]
    .filter((other) => other !== url)
    .map((other) => ({ url: other, type: mediaType(other) }));
  return [...first, ...others];
};

export interface MediaLoaderEvents {
  /** A candidate is attached to the video; setting it has paused the video. */
  readonly onAttached: () => void;
  /** No candidate can be played, or the one that played failed. */
  readonly onError: (error: EmbedError) => void;
}

/**
 * Loads a source into a video: tries its candidates in order until one can be read. A candidate that was
 * read and fails later is not replaced, because the address is rarely the cause then.
 */
export class MediaLoader {
  readonly #video: HTMLVideoElement;
  readonly #candidates: readonly Candidate[];
  readonly #events: MediaLoaderEvents;
  #engine: Engine | null = null;
  /** Aborts the pending load of an engine. */
  #opening: AbortController | null = null;
  #next = 0;

  constructor(video: HTMLVideoElement, source: MediaSources, events: MediaLoaderEvents) {
    this.#video = video;
    this.#candidates = candidatesOf(source);
    this.#events = events;
  }

  /** Starts to load, once. */
  load(): void {
    if (this.#opening === null) this.#open();
  }

  /** Ends the engine; the video keeps its media until it is loaded anew or emptied. */
  stop(): void {
    this.#opening?.abort();
    this.#opening = null;
    this.#endEngine();
    this.#next = 0;
  }

  /** Ends the engine and frees the media of the video. */
  release(): void {
    this.stop();
    this.#empty();
  }

  #open(): void {
    this.#endEngine();
    const opening = new AbortController();
    this.#opening = opening;
    const candidate = this.#candidates[this.#next];
    this.#next += 1;
    if (candidate === undefined) {
      this.#events.onError(new EmbedError('no-stream'));
      return;
    }
    const options = {
      video: this.#video,
      candidate,
      onError: (error: EmbedError) => this.#fail(error, opening.signal),
    };
    if (candidate.type !== 'application/vnd.apple.mpegurl') {
      this.#attach(openNativeEngine(options));
      return;
    }
    void openHlsEngine(options, opening.signal).then((engine) => {
      if (engine !== null) this.#attach(engine);
    });
  }

  #endEngine(): void {
    this.#engine?.destroy();
    this.#engine = null;
  }

  #empty(): void {
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  #attach(engine: Engine): void {
    this.#engine = engine;
    this.#events.onAttached();
  }

  #fail(error: EmbedError, signal: AbortSignal): void {
    if (signal.aborted) return;
    const wasRead = this.#video.readyState >= HTMLMediaElement.HAVE_METADATA;
    if (!wasRead && this.#next < this.#candidates.length) {
      // hls.js takes no video that still has an error.
      this.#empty();
      this.#open();
      return;
    }
    this.#endEngine();
    this.#events.onError(error);
  }
}
