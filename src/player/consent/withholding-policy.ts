import type { Consent } from '../../viewer.js';
import type { ConsentApiName, ConsentApiStatus } from './consent-reading.js';

/** Id of the GPP's section for the TCF of the EU. */
const TCF_SECTION = 2;

/** Whether the GDPR is known to apply: by the TCF, or by the GPP where the TCF does not say. */
export const gdprApplies = ({ gdprApplies, gppSectionIds }: Consent): boolean =>
  gdprApplies ?? gppSectionIds?.includes(TCF_SECTION) ?? false;

/** Whether a US privacy string opts out of sale: `1YYN`. */
export const isUspOptOut = (uspString: string | undefined): boolean => uspString?.[2] === 'Y';

/** The input of the decision to withhold values. */
export interface WithholdingInput {
  readonly consent: Consent;
  /** A CMP that was found and has not responded is a reason to withhold values. */
  readonly apis?: Readonly<Partial<Record<ConsentApiName, ConsentApiStatus>>>;
  /** Id of the ad server in the Global Vendor List, if it needs its own consent. */
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

const UNANSWERED: readonly ConsentApiStatus[] = ['pending', 'timed-out', 'failed'];

/**
 * Why personal values must not be sent, or null when they may be. The first reason that applies:
 * - `coppa`: the content is directed at children;
 * - `unanswered`: a CMP is on the page and has not responded;
 * - `gdpr`: the GDPR applies, and consent to purpose 1 or to the vendor is missing;
 * - `us-opt-out`: a US section of the GPP or the US privacy string opts out.
 *
 * This is a policy of the library, not legal advice: the laws and specifications name no macros.
 */
export const withholdingReason = ({
  consent,
  apis = {},
  vendor,
}: WithholdingInput): WithholdingReason | null => {
  if (consent.coppa === true) return 'coppa';
  if (Object.values(apis).some((status) => UNANSWERED.includes(status))) return 'unanswered';
  if (gdprApplies(consent) && lacksConsent(consent, vendor)) return 'gdpr';
  if (consent.usOptOut === true || isUspOptOut(consent.uspString)) return 'us-opt-out';
  return null;
};

/**
 * Names of the macros whose values must not be sent: `IFA`, `IFATYPE`, `DEVICEIP` and `LATLONG`
 * for any `withholdingReason`; `LATLONG` alone where the GDPR applies and the viewer has not opted
 * in to precise location (special feature 1). For `Consent.withheld`.
 */
export const withheldMacros = (input: WithholdingInput): readonly string[] => {
  const { consent } = input;
  if (withholdingReason(input) !== null) return PERSONAL;
  const allowsLocation = consent.tcfSpecialFeatures?.includes(PRECISE_LOCATION) === true;
  return gdprApplies(consent) && !allowsLocation ? LOCATION : [];
};
