import type { Consent } from '../../viewer.js';

/** Id of the GPP's section for the TCF of the EU. */
const TCF_SECTION = 2;

/** Whether the GDPR is known to apply: by the TCF, or by the GPP where it alone says which law does. */
export const gdprApplies = ({ gdprApplies, gppSectionIds }: Consent): boolean =>
  gdprApplies ?? gppSectionIds?.includes(TCF_SECTION) ?? false;
