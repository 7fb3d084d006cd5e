import type { Consent } from '../../viewer.js';
import type { PlatformName, PlatformStatus } from './consent-reading.js';
import { gdprApplies } from './gdpr.js';
import { saysOptOut } from './us-opt-out.js';

/** What a decision to withhold is made on. */
export interface WithholdingInput {
  readonly consent: Consent;
  /** Platforms that were found and have not answered are a ground of their own. */
  readonly platforms?: Readonly<Partial<Record<PlatformName, PlatformStatus>>>;
  /** Id of the ad server in the Global Vendor List, when it must have consent of its own. */
  readonly vendor?: number;
}

/** Why values are withheld. */
export type WithholdingReason = 'coppa' | 'gdpr' | 'us-opt-out' | 'unanswered';

const LOCATION = ['LATLONG'];
const PERSONAL = ['IFA', 'IFATYPE', 'DEVICEIP', ...LOCATION];

/** TCF purpose 1 and special feature 1. */
const STORE_ON_DEVICE = 1;
const PRECISE_LOCATION = 1;

const lacksConsent = ({ tcfPurposes, tcfVendors }: Consent, vendor: number | undefined): boolean =>
  tcfPurposes?.includes(STORE_ON_DEVICE) !== true ||
  (vendor !== undefined && tcfVendors?.includes(vendor) !== true);

const UNANSWERED: readonly PlatformStatus[] = ['asked', 'timed-out', 'failed'];

/**
 * Why nothing personal may be sent, or null when nothing speaks against it. The first that holds:
 * - `coppa`: the content is directed at children;
 * - `unanswered`: a consent platform is on the page and its answer is not known;
 * - `gdpr`: the GDPR applies and there is no consent to purpose 1, or none to the vendor;
 * - `us-opt-out`: a US section of the GPP or the US privacy string says no.
 *
 * A policy of ours, not legal advice: the texts name no macros.
 */
export const withholdingReason = ({
  consent,
  platforms = {},
  vendor,
}: WithholdingInput): WithholdingReason | null => {
  if (consent.coppa === true) return 'coppa';
  if (Object.values(platforms).some((status) => UNANSWERED.includes(status))) return 'unanswered';
  if (gdprApplies(consent) && lacksConsent(consent, vendor)) return 'gdpr';
  if (consent.usOptOut === true || saysOptOut(consent.uspString)) return 'us-opt-out';
  return null;
};

/**
 * Names of the macros whose values must not be sent: `IFA`, `IFATYPE`, `DEVICEIP` and `LATLONG`
 * for any `withholdingReason`; `LATLONG` alone where the GDPR applies and precise location
 * (special feature 1) was not opted in to. For `Consent.withheld`.
 */
export const withheldMacros = (grounds: WithholdingInput): readonly string[] => {
  const { consent } = grounds;
  if (withholdingReason(grounds) !== null) return PERSONAL;
  const located = consent.tcfSpecialFeatures?.includes(PRECISE_LOCATION) === true;
  return gdprApplies(consent) && !located ? LOCATION : [];
};
