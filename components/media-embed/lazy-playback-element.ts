import { type PropertyDeclarations, ReactiveElement } from '@lit/reactive-element';
import type { AdDetails } from '../../src/player/playback/ad-details.js';
import { type MediaState, READ_MEMBERS } from '../../src/player/playback/media-state.js';
import type { EmbedError } from '../../src/player/embed-error.js';
import type { Playback } from '../../src/player/playback/playback.js';
import { emptyTextTracks } from '../../src/player/playback/text-track-list.js';
import { flagAttribute, keywordOf } from '../controllers/reflection.js';
import { type EmbedFormat, FORMATS } from './attribute-values.js';
import { loadMount, mountPlayer } from './mount/mount-player.js';
import type { PlayerRequest, PlayerSession } from './player-session.js';
import type { EmbedState } from './view.js';

type MediaMember =
  | 'currentTime'
  | 'volume'
  | 'paused'
  | 'ended'
  | 'duration'
  | Exclude<keyof MediaState, 'textTracks'>;

/** The members that are as those of a `<video>`, and the range of those that can be set. */
const MEMBERS: readonly (readonly [name: MediaMember, range?: readonly [number, number]])[] = [
  ['currentTime', [0, Infinity]],
  ['volume', [0, 1]],
  ['playbackRate', [0.0625, 16]],
  ...(['paused', 'ended', 'duration', ...READ_MEMBERS] as const).map((name) => [name] as const),
];

/** Has the values of a `<video>` without media. */
let idleVideo: HTMLVideoElement | null = null;

/**
 * An element that loads its player later. Before that, its members have the values of a media element
 * without a source, and values that are set are kept for the player.
 */
export abstract class LazyPlaybackElement extends ReactiveElement implements Playback, MediaState {
  static override readonly properties: PropertyDeclarations = {
    autoplay: flagAttribute,
    defaultMuted: { ...flagAttribute, attribute: 'muted' },
  };

  static {
    for (const [name, range] of MEMBERS)
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        get(this: LazyPlaybackElement) {
          idleVideo ??= document.createElement('video');
          return this.#pending[name] ?? this.#playback?.[name] ?? idleVideo[name];
        },
        ...(range && {
          set(this: LazyPlaybackElement, value: number) {
            if (value >= range[0] && value <= range[1]) this.#apply({ [name]: value });
          },
        }),
      });
  }

  /** Reflects `autoplay`: whether the player starts by itself. Changes do not affect a mounted player. */
  declare autoplay: boolean;
  /** Reflects the attribute `muted`, as in HTMLMediaElement: whether the player starts muted. */
  declare defaultMuted: boolean;
  declare readonly paused: boolean;
  declare readonly ended: boolean;
  declare readonly duration: number;
  declare currentTime: number;
  declare volume: number;
  declare playbackRate: number;
  declare readonly seeking: boolean;
  declare readonly readyState: number;
  declare readonly networkState: number;
  declare readonly currentSrc: string;
  declare readonly buffered: TimeRanges;
  declare readonly seekable: TimeRanges;
  /** The text tracks of the player; the list stays the same object. */
  readonly textTracks = emptyTextTracks() as unknown as TextTrackList;
  /** The player that was requested, or null. */
  protected session: PlayerSession | null = null;
  /** Whether the player was requested regardless of `loading`. */
  protected isWanted = false;
  /** Whether `destroy()` removed the player, so that only a new request brings it back. */
  protected isDestroyed = false;
  #playback: Playback | null = null;
  #pending: Partial<Playback> = {};

  constructor() {
    super();
    this.autoplay = false;
    this.defaultMuted = false;
  }

  get ad(): AdDetails | null {
    return this.#playback?.ad ?? null;
  }

  /** Whether the player is muted; before there is one, whether it will start muted. */
  get muted(): boolean {
    return (this.#playback ?? this.#pending).muted ?? this.defaultMuted;
  }

  set muted(muted: boolean) {
    this.#apply({ muted });
  }

  /** The state at the last update. */
  abstract get state(): EmbedState;
  abstract get error(): EmbedError | null;
  abstract format: EmbedFormat;

  protected override performUpdate(): void {
    // Frameworks set undefined for an option that is left out.
    if (!FORMATS.includes(this.format)) this.format = keywordOf(FORMATS, this.format);
    super.performUpdate();
  }

  /**
   * Starts or resumes playback. Without a player, loads and starts it, regardless of `loading`.
   * Rejects like `HTMLMediaElement.play`, with the error of the element as `cause`: `NotAllowedError` also without
   * the viewer's consent, `NotSupportedError` when there is nothing to play, `AbortError` when the player is removed
   * meanwhile; and with EmbedError `module` when its code cannot be loaded, `not-controllable` with the format
   * `standard`, whose code is nevertheless shown.
   * Stays pending while a framed player does not answer; a player of another vendor may never answer.
   */
  async play(): Promise<void> {
    await (this.#playback ?? (await this.#whenReady())).play();
  }

  pause(): void {
    this.#playback?.pause();
  }

  /** Skips the current linear ad, if it may be skipped by now. */
  skipAd(): void {
    this.#playback?.skipAd();
  }

  /**
   * Removes the player and shows the poster again, whose button starts a new one. Fires `playerdestroy`
   * with the cause if the player was mounted. A player that is being mounted is not shown, and a pending
   * `play()` rejects. Does nothing when no player was requested.
   */
  destroy(cause = 'destroy'): void {
    const { session, isWanted } = this;
    if (session ? session.error : !isWanted) return;
    const event = session?.player?.destroyed(cause);
    this.stop();
    this.isDestroyed = true;
    this.isWanted = false;
    this.requestUpdate();
    if (event) void this.updateComplete.then(() => this.dispatchEvent(event));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      // A move within one task does not end the player, although the browser reloads a frame.
      if (!this.isConnected) this.stop();
    });
  }

  /** Requests the player regardless of `loading`. */
  protected readonly show = (): void => {
    this.isWanted = true;
    this.isDestroyed = false;
    // The player may already be mounting.
    if (this.session) this.session.request.autoplay = true;
    this.requestUpdate();
  };

  protected startPlayer(request: PlayerRequest): void {
    const changed = (): void => {
      this.#adopt();
      this.requestUpdate();
    };
    const session: PlayerSession = { request, end: new AbortController(), changed };
    this.session = session;
    void mountPlayer(session);
  }

  /** Removes the player. Its volume is kept for the next one, as a media element keeps it for another source. */
  protected stop(): void {
    if (this.#playback) {
      const { muted, volume } = this.#playback;
      this.#pending = { muted, volume };
    }
    this.#playback = null;
    this.session?.end.abort();
    this.session = null;
  }

  /** Uses the player once its methods work. */
  #adopt(): void {
    const playback = this.session?.playback;
    if (!playback || playback === this.#playback) return;
    this.#playback = playback;
    Object.assign(playback, this.#pending);
    this.#pending = {};
  }

  async #whenReady(): Promise<Playback> {
    this.show();
    // Only the state after this update shows whether there will be a player.
    await this.updateComplete;
    const part = await loadMount(this.format);
    if (this.session && 'followFrame' in part) part.followFrame(this.session);
    return part.whenPlayerReady(this, () => this.session?.playback ?? null);
  }

  #apply(state: Partial<Playback>): void {
    Object.assign(this.#playback ?? this.#pending, state);
  }
}
