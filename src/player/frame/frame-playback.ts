import type { AdDetails } from '../playback/ad-details.js';
import type { MediaState } from '../playback/media-state.js';
import { timeRanges } from '../playback/time-ranges.js';
import type { Playback } from '../playback/playback.js';
import { type FrameRemote, noPlayerError } from './frame-remote.js';
import type { PlaybackState, SettableState } from './frame-messages.js';
import { setState, SETTABLE_NAMES } from './frame-data.js';
import { FrameTextTracks } from './frame-text-tracks.js';

/** The members that have the last reported value, which the page cannot set. */
const READ_ONLY = [
  ...(['paused', 'ended', 'duration', 'ad'] as const),
  ...(['seeking', 'readyState', 'networkState'] as const),
];

/** A player in a frame, with the interface of one in the page; reads return the last reported state. */
export class FramePlayback extends EventTarget implements Playback, MediaState {
  declare readonly paused: boolean;
  declare readonly ended: boolean;
  declare readonly duration: number;
  declare readonly ad: AdDetails | null;
  declare readonly seeking: boolean;
  declare readonly readyState: number;
  declare readonly networkState: number;
  declare currentTime: number;
  declare volume: number;
  declare muted: boolean;
  declare playbackRate: number;
  readonly currentSrc: string;
  readonly #state: PlaybackState;
  readonly #remote: () => FrameRemote | null;
  readonly #textTracks = new FrameTextTracks((index) => this.#remote()?.send('textTrack', index));
  #relay: (event: Event) => void = () => undefined;

  static {
    for (const name of [...READ_ONLY, ...SETTABLE_NAMES])
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        get(this: FramePlayback) {
          return this.#state[name];
        },
      });
    for (const name of SETTABLE_NAMES)
      Object.defineProperty(this.prototype, name, {
        set(this: FramePlayback, value: number | boolean) {
          this.#set(name, value);
        },
      });
  }

  /** `currentSrc`: the address of the player. */
  constructor(state: PlaybackState, remote: () => FrameRemote | null, currentSrc: string) {
    super();
    this.currentSrc = currentSrc;
    this.#state = state;
    this.#remote = remote;
  }

  get buffered(): TimeRanges {
    return timeRanges(this.#state.buffered);
  }

  get seekable(): TimeRanges {
    return timeRanges(this.#state.seekable);
  }

  get textTracks(): TextTrackList {
    return this.#textTracks.list as unknown as TextTrackList;
  }

  /** Call it after the state was read. */
  stateChanged(): void {
    this.#textTracks.update(this.#state.textTracks);
  }

  play(): Promise<void> {
    return this.#remote()?.play() ?? Promise.reject(noPlayerError());
  }

  pause(): void {
    this.#remote()?.send('pause');
  }

  skipAd(): void {
    this.#remote()?.send('skipAd');
  }

  /**
   * Dispatches each event except `playerdestroy` on an element, too, after the listeners of this object, until the
   * signal aborts: the element outlives the player.
   */
  relayTo(element: EventTarget, signal: AbortSignal): void {
    this.#relay = (event) =>
      signal.aborted || event.type === 'playerdestroy' || element.dispatchEvent(event);
  }

  override dispatchEvent(event: Event): boolean {
    const result = super.dispatchEvent(event);
    this.#relay(event);
    return result;
  }

  /** A value that was set can be read back at once, as from a media element. */
  #set(name: keyof SettableState, value: number | boolean): void {
    const remote = this.#remote();
    if (remote === null) return;
    setState(this.#state, name, value);
    remote.send(name, this.#state[name]);
  }
}
