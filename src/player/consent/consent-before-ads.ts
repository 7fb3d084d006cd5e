import type { PlayerConfig } from '../../resolve/player-config.js';
import { slottedAds } from '../../resolve/slot-context.js';
import { watchConsent } from './watch-consent.js';
import type { ConsentReading } from './consent-reading.js';

/**
 * Milliseconds. The CMP of the page is normally loaded before a player starts. An open dialog delays the
 * player only briefly: later ad requests use what the viewer chooses in it, even if a tag manager loads
 * the CMP late.
 */
const TIMEOUTS = { appear: 300, answer: 2_000, search: 30_000 } as const;

/**
 * Reports the viewer's choices at every change until the signal aborts. Resolves when a player may start:
 * immediately without ads, else with the first reading, because an ad tag describes the viewer. Stays
 * pending if the signal aborts first.
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
