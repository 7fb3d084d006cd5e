import { watchConsent } from '../../../components/browser/consent.js';
import type { ConsentReading } from '../../../components/browser/consent-reading.js';

/**
 * Milliseconds. A frame is younger than its page, whose consent platform is there by now if there is
 * one; a dialog that is open does not hold the player up for long, and an ad that is asked for later
 * knows what was chosen in it.
 */
const TIMEOUTS = { appear: 300, answer: 2_000 } as const;

/** Hands on what the viewer chose in the page around the frame, at every change; resolves with the first of it. */
export const followChoices = (
  hear: (reading: ConsentReading) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    watchConsent(
      (reading) => {
        hear(reading);
        resolve();
      },
      { signal, timeouts: TIMEOUTS },
    );
  });
