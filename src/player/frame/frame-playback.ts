import type { AdDetails } from '../playback/ad-details.js';
import type { Playback } from '../playback/playback.js';
import { notThere } from './frame-remote.js';
import type { FrameCommand, PlaybackState } from './frame-messages.js';
import { setState } from './frame-data.js';

/** The way to a player in a frame, whatever protocol it speaks. */
export interface FrameRemote {
  /** Resolves and rejects as the player's own `play`. */
  play(): Promise<void>;
  send(command: Exclude<FrameCommand['command'], 'play'>, value?: number | boolean): void;
  /** Ends what is under way; nothing is heard of the remote after it. */
  close(): void;
}

/** A player in a frame, as one in the page: reads are of the last state that was told. */
export class FramePlayback extends EventTarget implements Playback {
  readonly #state: PlaybackState;
  readonly #remote: () => FrameRemote | null;

  constructor(state: PlaybackState, remote: () => FrameRemote | null) {
    super();
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

  play(): Promise<void> {
    return this.#remote()?.play() ?? Promise.reject(notThere());
  }

  pause(): void {
    this.#remote()?.send('pause');
  }

  skipAd(): void {
    this.#remote()?.send('skipAd');
  }

  /** What is set is read back at once, as it is from a media element. */
  #set(name: 'currentTime' | 'volume' | 'muted', value: number | boolean): void {
    const remote = this.#remote();
    if (remote === null) return;
    setState(this.#state, name, value);
    remote.send(name, this.#state[name]);
  }
}
