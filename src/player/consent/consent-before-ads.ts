import type { PlayerConfig } from '../../resolve/player-config.js';
import { slottedAds } from '../../resolve/slot-context.js';
import { watchConsent } from './consent.js';
import type { ConsentReading } from './consent-reading.js';

/**
 * Milliseconds. A player is younger than its page, whose consent platform is there by now if there is
 * one; a dialog that is open does not hold the player up for long, and an ad that is asked for later
 * knows what was chosen in it. So does one after a platform has come late, by a tag manager for example.
 */
const TIMEOUTS = { appear: 300, answer: 2_000, search: 30_000 } as const;

/**
 * Hands on what the viewer chose, at every change until the signal. Resolves when a player may start: with the
 * first of it where it has ads, for an ad tag tells who watches, and else at once. Pending for ever when the
 * signal ends before.
 */
export const consentBeforeAds = (
  config: PlayerConfig,
  hear: (reading: ConsentReading) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const first = (reading: ConsentReading): void => {
      hear(reading);
      resolve();
    };
    watchConsent(first, { signal, timeouts: TIMEOUTS });
    if (slottedAds(config).length === 0) resolve();
  });
