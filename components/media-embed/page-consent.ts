import { watchConsent } from '../../src/player/consent/watch-consent.js';
import type { ConsentOptions, ConsentReading } from '../../src/player/consent/consent-reading.js';
import { gdprApplies, isUspOptOut } from '../../src/player/consent/withholding-policy.js';
import type { EmbedConsent } from './attribute-values.js';
import type { ConsentHook } from './notices/consent-request.js';

/** What the viewer has to allow before a player is loaded. */
export interface ConsentNeeds {
  /** Purposes of the TCF. Default: 1, to store and read data on the device. */
  readonly purposes?: readonly number[];
  /** Ids in the Global Vendor List of the vendors that need consent, for example the player's. */
  readonly vendors?: readonly number[];
}

const lacksPurpose = (
  { consent }: ConsentReading,
  { purposes = [1], vendors = [] }: ConsentNeeds,
): boolean =>
  purposes.some((id) => consent.tcfPurposes?.includes(id) !== true) ||
  vendors.some((id) => consent.tcfVendors?.includes(id) !== true);

/** Whether the viewer's choices forbid the player. Choices that are still being made do not count. */
const refusesPlayer = (reading: ConsentReading, needs: ConsentNeeds): boolean => {
  const { consent, apis } = reading;
  if (consent.usOptOut === true || isUspOptOut(consent.uspString)) return true;
  return apis.tcf === 'answered' && gdprApplies(consent) && lacksPurpose(reading, needs);
};

/** Null while a CMP has not responded, or the viewer is choosing, unless what is known forbids the player. */
const decisionOf = (reading: ConsentReading, needs: ConsentNeeds): boolean | null => {
  const { consent, apis } = reading;
  const statuses = Object.values(apis).filter((status) => status !== 'absent');
  if (statuses.length === 0 || refusesPlayer(reading, needs)) return false;
  if (statuses.some((status) => status !== 'answered')) return null;
  if (gdprApplies(consent)) return !lacksPurpose(reading, needs);
  return consent.gdprApplies === false || apis.tcf === 'absent';
};

/**
 * Whether the consent management platforms (CMPs) of the page allow the player: at least one is present,
 * all have responded, and none refuses. Without a CMP the player is not allowed. This is a policy of the
 * library, not legal advice.
 */
export const allowsPlayer = (reading: ConsentReading, needs: ConsentNeeds = {}): boolean =>
  decisionOf(reading, needs) === true;

/** Elements that were granted consent by a CMP, which may withdraw it. */
const grantedElements = new WeakSet();

/**
 * A `MediaEmbed.consentHook` that reads the page's CMP and follows its changes: giving consent loads the
 * player, withdrawing it removes the player. While the viewer chooses again, the player stays, and the
 * same choice does not change it. Consent that the viewer gave by the button of the element is kept.
 */
export const pageConsent =
  (
    needs: ConsentNeeds = {},
    timeouts: ConsentOptions['timeouts'] = {},
  ): ConsentHook<{ consent: EmbedConsent }> =>
  (element, signal) =>
    new Promise((resolve) => {
      const onReading = (reading: ConsentReading): void => {
        const isGranted = grantedElements.has(element) && element.consent === 'granted';
        const isAllowed = decisionOf(reading, needs) ?? isGranted;
        if (isAllowed && element.consent === 'required') {
          grantedElements.add(element);
          element.consent = 'granted';
        } else if (!isAllowed && isGranted) {
          grantedElements.delete(element);
          element.consent = 'required';
        }
        resolve(isAllowed);
      };
      signal.addEventListener('abort', () => resolve(false), { once: true });
      watchConsent(onReading, { signal, timeouts });
    });
