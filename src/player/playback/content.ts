import type { Source } from '../../resolve/player-config.js';
import type { EmbedError } from '../embed-error.js';
import { MediaLoader } from '../media/media-loader.js';
import { isNotAllowed, playMutedIfNeeded, PlayRequest } from './play-request.js';
import type { MediaEventName } from './player-events.js';

export interface ContentEvents {
  readonly emit: (name: MediaEventName) => void;
  /** The content cannot be played until `retry`. Called only while no ad is shown, because a running ad keeps its controls. */
  readonly onError: (error: EmbedError) => void;
  /** `isHeld` has changed because of the ads before or after the content. */
  readonly onHoldChange: () => void;
  /** The browser refused to resume with sound after ads, and allowed it muted. */
  readonly onSilenced: () => void;
  /** The browser refused to resume after ads without a user gesture, muted too. */
  readonly onBlocked: () => void;
}

export interface AdsAroundContent {
  /** The content was started for the first time, by the viewer or by script. */
  readonly before: () => Promise<void>;
  readonly after: () => Promise<void>;
}

export interface ContentOptions {
  readonly source: Source;
  readonly events: ContentEvents;
  readonly breaks: AdsAroundContent | null;
  readonly signal: AbortSignal;
}

/** Always emitted. The other events depend on ads. */
const ALWAYS_EMITTED = [
  'loadstart',
  'emptied',
  'loadedmetadata',
  'durationchange',
  'loadeddata',
  'progress',
  'canplay',
  'canplaythrough',
  'volumechange',
  'ratechange',
] as readonly MediaEventName[];
/** Not emitted during ads, because they result from holding the content. */
const NOT_EMITTED_DURING_ADS = ['playing', 'waiting', 'timeupdate', 'seeking', 'seeked'] as const;

const notSupported = (cause: EmbedError): DOMException =>
  Object.assign(new DOMException(cause.message, 'NotSupportedError'), { cause });

const rejectedPlay = (error: EmbedError): Promise<void> => {
  const request = new PlayRequest();
  request.reject(notSupported(error));
  return request.promise;
};

/**
 * The content in its video. It is loaded at the first play, and held during ads. `play` and `pause` are
 * emitted once when the requested state changes, but not when ads interrupt and resume the content.
 */
export class Content {
  readonly video: HTMLVideoElement;
  readonly #events: ContentEvents;
  readonly #breaks: AdsAroundContent | null;
  readonly #loader: MediaLoader;
  readonly #signal: AbortSignal;
  #request: PlayRequest | null = null;
  #isWanted = false;
  #hasStarted = false;
  /** During the breaks before and after the content. */
  #isGated = false;
  /** During linear ads, in those breaks and within the content. */
  #isLinear = false;
  #isOver = false;
  #isPlayEmitted = false;
  /** Why the content cannot be played, until a retry. Reported only while the content is not held. */
  #failure: EmbedError | null = null;
  /** Seconds, kept for a retry, because ending an engine resets the playhead. */
  #position = 0;
  /** Seconds to seek to when the media is loaded again. */
  #resumeAt = 0;

  constructor(video: HTMLVideoElement, { source, events, breaks, signal }: ContentOptions) {
    this.video = video;
    this.#events = events;
    this.#breaks = breaks;
    this.#signal = signal;
    this.#loader = new MediaLoader(video, source, {
      // The event of a pause comes later. A play that the browser refuses was not emitted, and is no pause.
      onAttaching: () => this.#isPlayEmitted && this.#paused(),
      onAttached: () => this.resume(),
      onError: (error) => this.#fail(error),
    });
    this.#listen();
  }

  get isWanted(): boolean {
    return this.#isWanted;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** Whether ads are shown or are about to be shown. */
  get isHeld(): boolean {
    return this.#isGated || this.#isLinear;
  }

  get paused(): boolean {
    return this.#isGated ? !this.#isWanted : this.video.paused;
  }

  load(): void {
    this.#loader.load();
  }

  play(): Promise<void> {
    if (this.#failure !== null && !this.isHeld) return rejectedPlay(this.#failure);
    // Loaded in the same user gesture. Playback starts when the media is attached.
    if (!this.isHeld) this.load();
    this.#isWanted = true;
    this.#request ??= new PlayRequest();
    const { promise } = this.#request;
    if (this.isHeld) {
      this.emitPlay();
      this.#resolve();
    } else {
      this.#attempt();
    }
    return promise;
  }

  pause(): void {
    this.#isWanted = false;
    this.#reject(new DOMException('The content was paused before it could play.', 'AbortError'));
    if (this.isHeld) this.emitPause();
    else this.video.pause();
  }

  /** Called when linear ads start and end. */
  setLinear(isLinear: boolean): void {
    this.#isLinear = isLinear;
    if (!this.isHeld) this.#reportFailure();
  }

  /** Plays if playback is requested and no ad holds the content. */
  resume(): void {
    if (this.#isWanted && !this.isHeld && this.#failure === null) this.#attempt();
  }

  emitPlay(): void {
    if (!this.#isPlayEmitted) this.#events.emit('play');
    this.#isPlayEmitted = true;
  }

  emitPause(): void {
    if (this.#isPlayEmitted) this.#events.emit('pause');
    this.#isPlayEmitted = false;
  }

  /** Loads the media again and resumes at the last position. */
  retry(): void {
    this.#failure = null;
    this.#resumeAt = this.#position;
    this.#loader.stop();
    this.#loader.load();
    void this.play();
  }

  release(): void {
    this.#isWanted = false;
    this.#reject(new DOMException('The player was removed.', 'AbortError'));
    this.video.pause();
    this.#loader.release();
  }

  #listen(): void {
    const { video } = this;
    const on = (name: string, listener: () => void): void =>
      video.addEventListener(name, listener, { signal: this.#signal });
    for (const name of ALWAYS_EMITTED) on(name, () => this.#events.emit(name));
    for (const name of NOT_EMITTED_DURING_ADS)
      on(name, () => !this.isHeld && this.#events.emit(name));
    on('loadedmetadata', () => this.#seekToResume());
    on('timeupdate', () => {
      if (video.readyState > 0 && !video.seeking) this.#position = video.currentTime;
    });
    on('play', () => this.#played());
    on('pause', () => this.#paused());
    on('ended', () => void this.#ended());
  }

  #attempt(): void {
    const play = (): Promise<void> => this.video.play();
    // A pending request is the caller's to repeat muted; nobody waits for the content after ads.
    const attempt = this.#request === null ? playMutedIfNeeded(this.video, play) : play();
    attempt.then(
      (result) => {
        this.#resolve();
        if (result === 'muted') this.#events.onSilenced();
      },
      (error: unknown) => {
        if (!isNotAllowed(error)) return;
        this.#isWanted = false;
        if (this.#request !== null) {
          this.#reject(error);
          return;
        }
        this.emitPause();
        this.#events.onBlocked();
      },
    );
  }

  /** Native events are dispatched asynchronously, so the state may have changed. */
  #played(): void {
    if (this.video.paused) return;
    if (this.isHeld || this.#failure !== null) {
      this.video.pause();
      return;
    }
    this.#isWanted = true;
    this.#isOver = false;
    this.load();
    this.emitPlay();
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    if (this.#breaks !== null) void this.#gate(this.#breaks.before);
  }

  /** The pause at the end is emitted after the postrolls. */
  #paused(): void {
    if (!this.video.paused || this.video.ended || this.isHeld) return;
    this.#isWanted = false;
    this.#reject(new DOMException('The content was paused before it could play.', 'AbortError'));
    this.emitPause();
  }

  async #gate(ads: () => Promise<void>): Promise<void> {
    this.#isGated = true;
    this.video.pause();
    this.#resolve();
    this.#events.onHoldChange();
    await ads();
    if (this.#signal.aborted) return;
    this.#isGated = false;
    this.#reportFailure();
    this.resume();
    this.#events.onHoldChange();
  }

  async #ended(): Promise<void> {
    if (this.isHeld) return;
    this.#isGated = true;
    if (this.#breaks !== null) {
      this.#events.onHoldChange();
      await this.#breaks.after();
    }
    if (this.#signal.aborted) return;
    this.#isGated = false;
    this.#isWanted = false;
    this.#isOver = true;
    this.emitPause();
    this.#events.emit('ended');
  }

  #seekToResume(): void {
    if (this.#resumeAt > 0 && Number.isFinite(this.video.duration))
      this.video.currentTime = this.#resumeAt;
    this.#resumeAt = 0;
  }

  #fail(error: EmbedError): void {
    this.#failure = error;
    this.#reject(notSupported(error));
    if (!this.isHeld) this.#reportFailure();
  }

  #reportFailure(): void {
    if (this.#failure === null) return;
    this.#isWanted = false;
    this.emitPause();
    this.#events.onError(this.#failure);
  }

  #resolve(): void {
    this.#request?.resolve();
    this.#request = null;
  }

  #reject(cause: DOMException): void {
    this.#request?.reject(cause);
    this.#request = null;
  }
}
