import type { Playback } from '../playback/playback.js';
import { AdEvent } from '../playback/player-events.js';

/** How the ad tags of a break ended. */
export type AdOutcome = 'aderror' | 'adempty';

/** An error after which the waterfall of ad tags goes on (platform facts 1.2). */
const NOT_FINAL = 'Freewheel reseller_no_ad';

/** An overlay stands over the content, which goes on: it breaks nothing. */
const interrupts = (event: Event): boolean =>
  event instanceof AdEvent && event.position !== 'overlay' && event.ad?.linearity !== 'non-linear';

/** Knows whether ads interrupt the content of a player, and how their tags ended. */
export class AdBreak {
  /** Whether a break with linear ads is on, also before its first ad and between its ads. */
  isOn = false;
  #last: AdOutcome | null = null;

  /** Listens to the player until the signal; before those who ask, so that they see the present. */
  constructor(playback: Playback, signal: AbortSignal) {
    const on = (name: string, listener: (event: Event) => void): void =>
      playback.addEventListener(name, listener, { signal });
    on('adbreakstart', (event) => this.#set(interrupts(event), null));
    on('adstart', (event) => this.#set(this.isOn && interrupts(event), null));
    on('adempty', () => this.#set(this.isOn, 'adempty'));
    on('aderror', (event) => {
      const goesOn = event instanceof AdEvent && event.message === NOT_FINAL;
      this.#set(this.isOn, goesOn ? null : 'aderror');
    });
    on('adbreakend', () => this.#set(false, this.#last));
  }

  /** How it ended without an ad; null while a break is on, since another tag may still give one. */
  get outcome(): AdOutcome | null {
    return this.isOn ? null : this.#last;
  }

  #set(isOn: boolean, last: AdOutcome | null): void {
    this.isOn = isOn;
    this.#last = last;
  }
}
