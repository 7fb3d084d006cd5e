import type { Playback } from '../playback/playback.js';
import type { AdEventName, MediaEventName } from '../playback/player-events.js';
import type { AdBreak } from './ad-break.js';

/** Events after which a player may have started or stopped to play. */
const CHANGES: readonly (MediaEventName | AdEventName)[] = [
  'play',
  'playing',
  'pause',
  'ended',
  'adbreakstart',
  'adstart',
  'adskip',
  'adend',
  'aderror',
  'adbreakend',
];

/** Seconds before the end of the content that count as its end: players round. */
const END = 0.3;

/** Knows whether something plays, content or ad, and since when. */
export class PlayingWatch {
  isOn = false;
  /** Milliseconds of `performance.now` at which it began to play last. */
  since = -Infinity;
  readonly #playback: Playback;
  readonly #adBreak: AdBreak;

  /** Calls `changed` when it starts or stops to play, until the signal. */
  constructor(playback: Playback, adBreak: AdBreak, changed: () => void, signal: AbortSignal) {
    this.#playback = playback;
    this.#adBreak = adBreak;
    this.#read();
    const listener = (): void => {
      if (this.#read()) changed();
    };
    for (const name of CHANGES) playback.addEventListener(name, listener, { signal });
  }

  #read(): boolean {
    const { paused, ended, ad, currentTime, duration } = this.#playback;
    // The content stands still while the next ad is on its way: that is no pause.
    const awaitsAd = this.#adBreak.isOn && ad === null && this.isOn;
    // At its end it stands still before the ads after it; `ended` comes after them.
    const isAtEnd = this.isOn && !ended && duration - currentTime < END;
    const isOn = awaitsAd || isAtEnd || (!paused && !ended);
    if (isOn === this.isOn) return false;
    this.isOn = isOn;
    if (isOn) this.since = performance.now();
    return true;
  }
}
