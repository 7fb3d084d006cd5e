import { LitElement, type PropertyDeclarations } from 'lit';
import { flag } from '../controllers/reflection.js';
import type { AdDetails } from '../../src/player/playback/ad-details.js';
import type { Playback } from '../../src/player/playback/playback.js';
import { playerPart } from './lazy-parts.js';
import { type PlayerSession, startSession } from './player-session.js';
import type { PlayerOrder } from './running/player-order.js';
import type { EmbedState } from './view.js';

/** What the page sets before there is a player to take it. */
type Wishes = Partial<Pick<Playback, 'currentTime' | 'volume' | 'muted'>>;

/**
 * An element that plays once its player is there, with the members of HTMLMediaElement from
 * the start: before, they read as those of a media element without a source, and what is set is
 * kept for the player.
 */
export abstract class PlayingElement extends LitElement implements Playback {
  static override readonly properties: PropertyDeclarations = {
    autoplay: flag,
    defaultMuted: { ...flag, attribute: 'muted' },
  };

  /** Reflects `autoplay`: a wish for the player's start, without effect on one that is there. */
  declare autoplay: boolean;
  /** Reflects the attribute `muted`, as in HTMLMediaElement: a wish for the player's start. */
  declare defaultMuted: boolean;
  /** The player that was started, or null. */
  protected session: PlayerSession | null = null;
  /** The player is asked for, whatever `loading` says. */
  protected isWanted = false;
  /** A player was there and is not to come back by itself. */
  protected isDestroyed = false;
  #playback: Playback | null = null;
  #wishes: Wishes = {};

  constructor() {
    super();
    this.autoplay = false;
    this.defaultMuted = false;
  }

  get paused(): boolean {
    return this.#playback?.paused ?? true;
  }

  get ended(): boolean {
    return this.#playback?.ended ?? false;
  }

  get duration(): number {
    return this.#playback?.duration ?? NaN;
  }

  get ad(): AdDetails | null {
    return this.#playback?.ad ?? null;
  }

  get currentTime(): number {
    return (this.#playback ?? this.#wishes).currentTime ?? 0;
  }

  set currentTime(currentTime: number) {
    if (currentTime >= 0) this.#wish({ currentTime });
  }

  get volume(): number {
    return (this.#playback ?? this.#wishes).volume ?? 1;
  }

  set volume(volume: number) {
    if (volume >= 0 && volume <= 1) this.#wish({ volume });
  }

  /** Whether it is silent now; before there is a player, whether it is to start so. */
  get muted(): boolean {
    return (this.#playback ?? this.#wishes).muted ?? this.defaultMuted;
  }

  set muted(muted: boolean) {
    this.#wish({ muted });
  }

  /** What is shown, after the last update. */
  abstract get state(): EmbedState;

  /**
   * Starts or goes on; before there is a player, it is loaded and started, whatever `loading` says.
   * Rejects as `HTMLMediaElement.play`: `NotAllowedError` also without the viewer's consent,
   * `NotSupportedError` when there is nothing to play, `AbortError` when the player ends meanwhile;
   * and with EmbedError `module` when its code cannot be loaded.
   * Pending while a player in a frame does not answer; one that is not ours never may.
   */
  async play(): Promise<void> {
    await (this.#playback ?? (await this.#arrival())).play();
  }

  pause(): void {
    this.#playback?.pause();
  }

  /** Ends the linear ad that is on, if it may be skipped by now. */
  skipAd(): void {
    this.#playback?.skipAd();
  }

  /**
   * Takes the player away and shows the poster again, whose button starts anew. Fires
   * `playerdestroy` with the cause, of a player that was there; one that is on its way does not come, and
   * a pending `play()` rejects. Does nothing when there is neither.
   */
  destroy(cause = 'destroy'): void {
    const { session, isWanted } = this;
    if (session ? session.error : !isWanted) return;
    const event = session?.running?.destroyed(cause);
    this.stop();
    this.isDestroyed = true;
    this.isWanted = false;
    this.requestUpdate();
    if (event) void this.updateComplete.then(() => this.dispatchEvent(event));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      // A move within one task does not end the player, though a frame is loaded anew by nature.
      if (!this.isConnected) this.stop();
    });
  }

  /** Wants the player from now on. */
  protected readonly show = (): void => {
    this.isWanted = true;
    this.isDestroyed = false;
    // It may be on its way already.
    if (this.session) this.session.order.autoplay = true;
    this.requestUpdate();
  };

  protected start(order: PlayerOrder): void {
    this.session = startSession(order, () => {
      this.#adopt();
      this.requestUpdate();
    });
  }

  /** Ends the player; its sound stays for the next one, as a media element's for another source. */
  protected stop(): void {
    if (this.#playback) {
      const { muted, volume } = this.#playback;
      this.#wishes = { muted, volume };
    }
    this.#playback = null;
    this.session?.end.abort();
    this.session = null;
  }

  /** Takes over the player when its methods work. */
  #adopt(): void {
    const playback = this.session?.playback;
    if (!playback || playback === this.#playback) return;
    this.#playback = playback;
    Object.assign(playback, this.#wishes);
    this.#wishes = {};
  }

  async #arrival(): Promise<Playback> {
    this.show();
    // A state of before this update says nothing of what is to come.
    await this.updateComplete;
    const { playerArrival } = await playerPart();
    return playerArrival(this, () => this.session?.playback ?? null);
  }

  #wish(wish: Wishes): void {
    Object.assign(this.#playback ?? this.#wishes, wish);
  }
}
