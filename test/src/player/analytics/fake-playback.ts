import type { AdDetails } from '../../../../src/player/playback/ad-details.js';
import type { Playback } from '../../../../src/player/playback/playback.js';
import {
  AdEvent,
  type AdEventName,
  type MediaEventName,
  playerEvent,
} from '../../../../src/player/playback/player-events.js';

/** A player whose playing a test tells step by step. */
export class FakePlayback extends EventTarget implements Playback {
  paused = true;
  ended = false;
  duration = 100;
  currentTime = 0;
  volume = 1;
  muted = false;
  ad: AdDetails | null = null;

  play(): Promise<void> {
    this.tell('play', 'playing');
    return Promise.resolve();
  }

  pause(): void {
    this.tell('pause');
  }

  skipAd(): void {
    this.ad = null;
  }

  tell(...names: readonly MediaEventName[]): void {
    for (const name of names) this.dispatchEvent(playerEvent(name));
  }

  tellAd(name: AdEventName): void {
    this.dispatchEvent(new AdEvent(name, { position: 'preroll' }));
  }

  /** Plays on to each of these seconds. */
  playTo(...seconds: readonly number[]): void {
    for (const second of seconds) {
      this.currentTime = second;
      this.tell('timeupdate');
    }
  }

  seekTo(seconds: number): void {
    this.tell('seeking');
    this.currentTime = seconds;
    this.tell('timeupdate', 'seeked', 'timeupdate');
  }
}
