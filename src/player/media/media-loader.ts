import type { Source } from '../../resolve/player-config.js';
import { mediaType } from '../../resolve/stream.js';
import { EmbedError } from '../embed-error.js';
import { loadPart } from '../load-part.js';
import type { Candidate, Engine, EngineOptions } from './engine.js';
import { nativeFailure } from './media-failure.js';

export type MediaSources = Pick<Source, 'url' | 'type' | 'alternatives'>;

/** The addresses of a source in the order to try them, each once. */
export const candidatesOf = ({ url, type, alternatives }: MediaSources): readonly Candidate[] => {
  const first = url === null ? [] : [{ url, type }];
  const others = [...new Set(alternatives)]
    .filter((alternative) => alternative !== url)
    .map((alternative) => ({ url: alternative, type: mediaType(alternative) }));
  return [...first, ...others];
};

/** Loads media with the browser itself: MP4 and WebM everywhere, HLS where it is supported. */
const openNativeEngine = ({ video, candidate, onError }: EngineOptions): Engine => {
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
  // A video may be loading it before it has a player.
  if (video.error || video.src !== candidate.url) video.src = candidate.url;
  return { destroy: () => ending.abort() };
};

/** Whether the browser is Safari, which has AirPlay; others return "maybe" for HLS and support little of it. */
const playsHls = (video: HTMLVideoElement): boolean => 'webkitShowPlaybackTargetPicker' in video;

/**
 * Plays HLS with Safari itself, elsewhere with hls.js where it is supported, else with the browser. The browser
 * also plays if hls.js cannot be loaded; where it supports no HLS, the error is that of the missing code.
 */
export const openHlsEngine = async (
  options: EngineOptions,
  signal: AbortSignal,
): Promise<Engine | null> => {
  if (playsHls(options.video)) return openNativeEngine(options);
  const hls = await loadPart(() => import('./hls-engine.js')).catch(reportError);
  if (signal.aborted) return null;
  options.onAttaching?.();
  if (hls?.isSupported() === true)
    return new hls.HlsEngine({
      ...options,
      onError: ({ code, ...cause }) => options.onError(new EmbedError(code, '', cause)),
    });
  if (hls || options.video.canPlayType(options.candidate.type ?? '') !== '')
    return openNativeEngine(options);
  options.onError(new EmbedError('module'));
  return null;
};

export interface MediaLoaderEvents {
  /** A stream is about to be attached. If the video is paused by now, it was not the player. */
  readonly onAttaching?: () => void;
  /** A candidate was attached to the video or removed from it, which pauses the video. */
  readonly onAttached: () => void;
  /** No candidate can be played, or the current one failed during playback. */
  readonly onError: (error: EmbedError) => void;
}

/**
 * Loads a source into a video: tries its candidates in order until the metadata of one is loaded. A
 * candidate that fails later is not replaced, because its address is rarely the cause.
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

  /** Starts to load. Repeated calls do nothing. */
  load(): void {
    if (this.#opening === null) this.#open();
  }

  /** Ends the engine. The video keeps its media until it is loaded again or released. */
  stop(): void {
    this.#opening?.abort();
    this.#opening = null;
    this.#endEngine();
    this.#next = 0;
  }

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
      ...this.#events,
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
      // hls.js rejects a video that still has an error.
      this.#empty();
      this.#events.onAttached();
      this.#open();
      return;
    }
    this.#endEngine();
    this.#events.onError(error);
  }
}
