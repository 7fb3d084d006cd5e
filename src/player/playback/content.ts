import type { Source } from '../../resolve/player-config.js';
import type { EmbedError } from '../embed-error.js';
import { MediaLoader } from '../media/media-loader.js';
import { isNotAllowed, PlayRequest } from './play-request.js';
import type { MediaEventName } from './player-events.js';

export interface ContentEvents {
  /** An event of the content that a listener of the player hears. */
  readonly tell: (name: MediaEventName) => void;
  /** It cannot be played until `retry`. Told when no ad has the screen: one that runs keeps its controls. */
  readonly failed: (error: EmbedError) => void;
  /** `isHeld` is another one now, for the ads before or after the content. */
  readonly held: () => void;
  /** The browser refused to go on after ads, without a gesture of the viewer. */
  readonly blocked: () => void;
}

/** The ads around the content. Neither promise rejects. */
export interface Breaks {
  /** The content was started for the first time, by whatever means. */
  readonly before: () => Promise<void>;
  /** The content is over. */
  readonly after: () => Promise<void>;
}

export interface ContentSettings {
  readonly source: Source;
  readonly events: ContentEvents;
  /** Null when there are no ads: then nothing holds the content. */
  readonly breaks: Breaks | null;
  readonly signal: AbortSignal;
}

/** Told as they come; the others are told by rules. */
const PLAIN = ['loadedmetadata', 'durationchange', 'volumechange'] as const;
/** Not told while ads have the screen: they are about the content's being held. */
const QUIET_IN_ADS = ['playing', 'waiting', 'timeupdate', 'seeking', 'seeked'] as const;

const notSupported = ({ message }: EmbedError): DOMException =>
  new DOMException(message, 'NotSupportedError');

const refused = (error: EmbedError): Promise<void> => {
  const request = new PlayRequest();
  request.reject(notSupported(error));
  return request.promise;
};

/**
 * The content in its video: loaded at the first play, held while ads have the screen. `play` and
 * `pause` are told when what the viewer asked for changes, once each, and not when ads
 * stop the content and let it go on.
 */
export class Content {
  readonly video: HTMLVideoElement;
  readonly #events: ContentEvents;
  readonly #breaks: Breaks | null;
  readonly #loader: MediaLoader;
  readonly #signal: AbortSignal;
  #request: PlayRequest | null = null;
  #isWanted = false;
  #hasStarted = false;
  /** The breaks before and after the content. */
  #isGated = false;
  /** Linear ads, in those breaks and within the content. */
  #isLinear = false;
  #isOver = false;
  #toldPlaying = false;
  /** Why it plays no more, until a retry; while it is held, not told yet. */
  #failure: EmbedError | null = null;
  /** Seconds, kept for a retry: an engine that ends takes the playhead back. */
  #position = 0;
  /** Seconds to go to when the media is there again. */
  #resumeAt = 0;

  constructor(video: HTMLVideoElement, { source, events, breaks, signal }: ContentSettings) {
    this.video = video;
    this.#events = events;
    this.#breaks = breaks;
    this.#signal = signal;
    this.#loader = new MediaLoader(video, source, {
      onAttached: () => this.goOn(),
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

  /** Whether ads have the screen, or are about to. */
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
    if (this.#failure !== null && !this.isHeld) return refused(this.#failure);
    // First, in the same gesture: what is wanted is played as soon as it is attached.
    if (!this.isHeld) this.load();
    this.#isWanted = true;
    this.#request ??= new PlayRequest();
    const { promise } = this.#request;
    if (this.isHeld) {
      this.tellPlay();
      this.#answer();
    } else {
      this.#attempt();
    }
    return promise;
  }

  pause(): void {
    this.#isWanted = false;
    this.#refuse(new DOMException('Paused before it could play.', 'AbortError'));
    if (this.isHeld) this.tellPaused();
    else this.video.pause();
  }

  /** Linear ads take the screen, or give it back. */
  setLinear(isLinear: boolean): void {
    this.#isLinear = isLinear;
    if (!this.isHeld) this.#tellFailure();
  }

  /** Plays where that is wanted and nothing holds it. */
  goOn(): void {
    if (this.#isWanted && !this.isHeld && this.#failure === null) this.#attempt();
  }

  tellPlay(): void {
    if (!this.#toldPlaying) this.#events.tell('play');
    this.#toldPlaying = true;
  }

  tellPaused(): void {
    if (this.#toldPlaying) this.#events.tell('pause');
    this.#toldPlaying = false;
  }

  /** Loads anew and goes on where it was. */
  retry(): void {
    this.#failure = null;
    this.#resumeAt = this.#position;
    this.#loader.stop();
    this.#loader.load();
    void this.play();
  }

  release(): void {
    this.#isWanted = false;
    this.#refuse(new DOMException('The player is gone.', 'AbortError'));
    this.video.pause();
    this.#loader.release();
  }

  #listen(): void {
    const { video } = this;
    const on = (name: string, listener: () => void): void =>
      video.addEventListener(name, listener, { signal: this.#signal });
    for (const name of PLAIN) on(name, () => this.#events.tell(name));
    for (const name of QUIET_IN_ADS) on(name, () => !this.isHeld && this.#events.tell(name));
    on('loadedmetadata', () => this.#resume());
    on('timeupdate', () => {
      if (video.readyState > 0 && !video.seeking) this.#position = video.currentTime;
    });
    on('play', () => this.#played());
    on('pause', () => this.#paused());
    on('ended', () => void this.#ended());
  }

  #attempt(): void {
    this.video.play().then(
      () => this.#answer(),
      (error: unknown) => {
        if (!isNotAllowed(error)) return;
        this.#isWanted = false;
        if (this.#request !== null) {
          this.#refuse(error);
          return;
        }
        this.tellPaused();
        this.#events.blocked();
      },
    );
  }

  /** Native events come late: what they tell may be over by then. */
  #played(): void {
    if (this.video.paused) return;
    if (this.isHeld || this.#failure !== null) {
      this.video.pause();
      return;
    }
    this.#isWanted = true;
    this.#isOver = false;
    this.load();
    this.tellPlay();
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    if (this.#breaks !== null) void this.#gate(this.#breaks.before);
  }

  /** The pause at the end is told when the ads after the content are over. */
  #paused(): void {
    if (!this.video.paused || this.video.ended || this.isHeld) return;
    this.#isWanted = false;
    this.#refuse(new DOMException('Paused before it could play.', 'AbortError'));
    this.tellPaused();
  }

  async #gate(ads: () => Promise<void>): Promise<void> {
    this.#isGated = true;
    this.video.pause();
    this.#answer();
    this.#events.held();
    await ads();
    if (this.#signal.aborted) return;
    this.#isGated = false;
    this.#tellFailure();
    this.goOn();
    this.#events.held();
  }

  async #ended(): Promise<void> {
    if (this.isHeld) return;
    this.#isGated = true;
    if (this.#breaks !== null) {
      this.#events.held();
      await this.#breaks.after();
    }
    if (this.#signal.aborted) return;
    this.#isGated = false;
    this.#isWanted = false;
    this.#isOver = true;
    this.tellPaused();
    this.#events.tell('ended');
  }

  #resume(): void {
    if (this.#resumeAt > 0 && Number.isFinite(this.video.duration))
      this.video.currentTime = this.#resumeAt;
    this.#resumeAt = 0;
  }

  #fail(error: EmbedError): void {
    this.#failure = error;
    this.#refuse(notSupported(error));
    if (!this.isHeld) this.#tellFailure();
  }

  #tellFailure(): void {
    if (this.#failure === null) return;
    this.#isWanted = false;
    this.tellPaused();
    this.#events.failed(this.#failure);
  }

  #answer(): void {
    this.#request?.resolve();
    this.#request = null;
  }

  #refuse(cause: DOMException): void {
    this.#request?.reject(cause);
    this.#request = null;
  }
}
