import type { AdDetails } from '../playback/ad-details.js';
import type { MediaState } from '../playback/media-state.js';
import { timeRanges } from '../playback/time-ranges.js';
import type { Playback } from '../playback/playback.js';
import { type FrameRemote, noPlayerError } from './frame-remote.js';
import type { PlaybackState, SettableState } from './frame-messages.js';
import { setState } from './frame-data.js';
import { FrameTextTracks } from './frame-text-tracks.js';

/** A player in a frame, with the interface of one in the page; reads return the last reported state. */
export class FramePlayback extends EventTarget implements Playback, MediaState {
  readonly currentSrc: string;
  readonly #state: PlaybackState;
  readonly #remote: () => FrameRemote | null;
  readonly #textTracks = new FrameTextTracks((index) => this.#remote()?.send('textTrack', index));
  #relay: (event: Event) => void = () => undefined;

  /** `currentSrc`: the address of the player. */
  constructor(state: PlaybackState, remote: () => FrameRemote | null, currentSrc: string) {
    super();
    this.currentSrc = currentSrc;
    this.#state = state;
    this.#remote = remote;
  }

  get paused(): boolean {
    return this.#state.paused;
  }

  get ended(): boolean {
    return this.#state.ended;
  }

  get duration(): number {
    return this.#state.duration;
  }

  get ad(): AdDetails | null {
    return this.#state.ad;
  }

  get currentTime(): number {
    return this.#state.currentTime;
  }

  set currentTime(value: number) {
    this.#set('currentTime', value);
  }

  get volume(): number {
    return this.#state.volume;
  }

  set volume(value: number) {
    this.#set('volume', value);
  }

  get muted(): boolean {
    return this.#state.muted;
  }

  set muted(value: boolean) {
    this.#set('muted', value);
  }

  get playbackRate(): number {
    return this.#state.playbackRate;
  }

  set playbackRate(value: number) {
    this.#set('playbackRate', value);
  }

  get seeking(): boolean {
    return this.#state.seeking;
  }

  get readyState(): number {
    return this.#state.readyState;
  }

  get networkState(): number {
    return this.#state.networkState;
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
