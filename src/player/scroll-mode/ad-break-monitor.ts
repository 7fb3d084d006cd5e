import { AdEvent, type AdEventName, type MediaEventName } from '../playback/player-events.js';
import type { Playback } from '../playback/playback.js';

export type AdResult = 'aderror' | 'adempty';

/** An error after which the waterfall of ad tags continues (platform facts 1.2). */
const NOT_FINAL = 'Freewheel reseller_no_ad';

/** An overlay does not interrupt the content. */
const interrupts = (event: Event): boolean =>
  event instanceof AdEvent && event.position !== 'overlay' && event.ad?.linearity !== 'non-linear';

/** Tracks whether ads interrupt the content of a player, and how their tags ended. */
export class AdBreakMonitor {
  /** Whether a break with linear ads is on, including before its first ad and between its ads. */
  isOn = false;
  #last: AdResult | null = null;

  /** Listens until the signal aborts. Create it before the listeners that read it, so that they read the current state. */
  constructor(playback: Playback, signal: AbortSignal) {
    const on = (name: string, listener: (event: Event) => void): void =>
      playback.addEventListener(name, listener, { signal });
    on('adbreakstart', (event) => this.#set(interrupts(event), null));
    on('adstart', (event) => this.#set(this.isOn && interrupts(event), null));
    on('adempty', () => this.#set(this.isOn, 'adempty'));
    on('aderror', (event) => {
      const continues = event instanceof AdEvent && event.message === NOT_FINAL;
      this.#set(this.isOn, continues ? null : 'aderror');
    });
    on('adbreakend', () => this.#set(false, this.#last));
  }

  /** How the last break failed; null during a break, because another tag may still have an ad. */
  get result(): AdResult | null {
    return this.isOn ? null : this.#last;
  }

  #set(isOn: boolean, last: AdResult | null): void {
    this.isOn = isOn;
    this.#last = last;
  }
}

/** Events after which a player may have started or stopped playing. */
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

/** A position this close to the duration counts as the end, because players round. */
const END_TOLERANCE_SECONDS = 0.3;

/** Tracks whether content or an ad plays, and since when. */
export class PlayingMonitor {
  isOn = false;
  /** Time of `performance.now` at which it last started to play. */
  since = -Infinity;
  readonly #playback: Playback;
  readonly #adBreak: AdBreakMonitor;

  /** Calls `onChange` when the player starts or stops playing, until the signal aborts. */
  constructor(
    playback: Playback,
    adBreak: AdBreakMonitor,
    onChange: () => void,
    signal: AbortSignal,
  ) {
    this.#playback = playback;
    this.#adBreak = adBreak;
    this.#read();
    const listener = (): void => {
      if (this.#read()) onChange();
    };
    for (const name of CHANGES) playback.addEventListener(name, listener, { signal });
  }

  #read(): boolean {
    const { paused, ended, ad, currentTime, duration } = this.#playback;
    // While the next ad loads, the content is held, which is not a pause.
    const awaitsAd = this.#adBreak.isOn && ad === null && this.isOn;
    // At its end the content is held for the postrolls, which `ended` follows.
    const isAtEnd = this.isOn && !ended && duration - currentTime < END_TOLERANCE_SECONDS;
    const isOn = awaitsAd || isAtEnd || (!paused && !ended);
    if (isOn === this.isOn) return false;
    this.isOn = isOn;
    if (isOn) this.since = performance.now();
    return true;
  }
}
