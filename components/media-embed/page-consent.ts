import { watchConsent } from '../../src/player/consent/consent.js';
import type { ConsentOptions, ConsentReading } from '../../src/player/consent/consent-reading.js';
import { gdprApplies, isUspOptOut } from '../../src/player/consent/withheld-macros.js';
import type { EmbedConsent } from './attribute-values.js';
import type { ConsentHook } from './notices/consent-request.js';

/** What the viewer has to allow before a player is loaded. */
export interface ConsentNeeds {
  /** Purposes of the TCF. Default: 1, to store and read data on the device. */
  readonly purposes?: readonly number[];
  /** Ids in the Global Vendor List of the vendors that need consent, for example the player's. */
  readonly vendors?: readonly number[];
}

/**
 * Whether the page's consent platforms allow the player: at least one is present, all have answered, and
 * none refuses. Without a platform the player is not allowed. Our own policy, not legal advice.
 */
export const allowsPlayer = (
  { consent, platforms }: ConsentReading,
  { purposes = [1], vendors = [] }: ConsentNeeds = {},
): boolean => {
  const found = Object.values(platforms).filter((status) => status !== 'absent');
  if (found.length === 0 || found.some((status) => status !== 'answered')) return false;
  if (consent.usOptOut === true || isUspOptOut(consent.uspString)) return false;
  if (!gdprApplies(consent)) return consent.gdprApplies === false || platforms.tcf === 'absent';
  return (
    purposes.every((id) => consent.tcfPurposes?.includes(id) === true) &&
    vendors.every((id) => consent.tcfVendors?.includes(id) === true)
  );
};

/**
 * A `MediaEmbed.consentHook` that reads the page's consent platform and follows its changes: consent that
 * is given later loads the player, consent that is withdrawn removes it. Consent that the viewer gave by
 * the button of the element stays.
 */
export const pageConsent =
  (
    needs: ConsentNeeds = {},
    timeouts: ConsentOptions['timeouts'] = {},
  ): ConsentHook<{ consent: EmbedConsent }> =>
  (element, signal) =>
    new Promise((resolve) => {
      let wasAllowed: boolean | null = null;
      const onReading = (reading: ConsentReading): void => {
        const isAllowed = allowsPlayer(reading, needs);
        if (wasAllowed === null) resolve(isAllowed);
        else if (isAllowed && element.consent === 'required') element.consent = 'granted';
        else if (wasAllowed && !isAllowed && element.consent === 'granted')
          element.consent = 'required';
        wasAllowed = isAllowed;
      };
      signal.addEventListener('abort', () => resolve(false), { once: true });
      watchConsent(onReading, { signal, timeouts });
    });
