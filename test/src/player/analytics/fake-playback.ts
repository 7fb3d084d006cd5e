import type { AdDetails } from '../../../../src/player/playback/ad-details.js';
import type { Playback } from '../../../../src/player/playback/playback.js';
import {
  AdEvent,
  type AdEventName,
  type MediaEventName,
  playerEvent,
} from '../../../../src/player/playback/player-events.js';

/** A player that a test plays step by step. */
export class FakePlayback extends EventTarget implements Playback {
  paused = true;
  ended = false;
  duration = 100;
  currentTime = 0;
  volume = 1;
  muted = false;
  ad: AdDetails | null = null;

  play(): Promise<void> {
    this.emit('play', 'playing');
    return Promise.resolve();
  }

  pause(): void {
    this.emit('pause');
  }

  skipAd(): void {
    this.ad = null;
  }

  emit(...names: readonly MediaEventName[]): void {
    for (const name of names) this.dispatchEvent(playerEvent(name));
  }

  emitAd(name: AdEventName): void {
    this.dispatchEvent(new AdEvent(name, { position: 'preroll' }));
  }

  /** Plays to each of these seconds. */
  playTo(...seconds: readonly number[]): void {
    for (const second of seconds) {
      this.currentTime = second;
      this.emit('timeupdate');
    }
  }

  seekTo(seconds: number): void {
    this.emit('seeking');
    this.currentTime = seconds;
    this.emit('timeupdate', 'seeked', 'timeupdate');
  }
}
