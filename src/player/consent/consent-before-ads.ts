import type { PlayerConfig } from '../../resolve/player-config.js';
import { slottedAds } from '../../resolve/slot-context.js';
import { watchConsent } from './consent.js';
import type { ConsentReading } from './consent-reading.js';

/**
 * Milliseconds. A player starts after its page, whose consent platform is normally loaded by then. An
 * open dialog delays the player only briefly: a later ad request uses what was chosen in it, also
 * when the platform is loaded late, for example by a tag manager.
 */
const TIMEOUTS = { appear: 300, answer: 2_000, search: 30_000 } as const;

/**
 * Reports the viewer's choices at every change until the signal aborts. Resolves when a player may start: with
 * the first reading if it has ads, because an ad tag describes the viewer, else at once. Stays pending if the
 * signal aborts before.
 */
export const consentBeforeAds = (
  config: PlayerConfig,
  onReading: (reading: ConsentReading) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const first = (reading: ConsentReading): void => {
      onReading(reading);
      resolve();
    };
    watchConsent(first, { signal, timeouts: TIMEOUTS });
    if (slottedAds(config).length === 0) resolve();
  });
