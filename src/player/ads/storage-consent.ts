import type { Consent } from '../../viewer.js';
import { withholdingReason } from '../consent/withheld-macros.js';

/** What is withheld for any reason, that a consent platform has not answered yet among them. */
const PERSONAL = 'IFA';

/**
 * Whether an ad server may store and read on the viewer's device: by cookies with a request, or by
 * an SDK of its own. It may where nothing speaks against it (`withholdingReason`: under the GDPR
 * purpose 1 is needed, a US opt-out and content for children forbid) and where personal values are not withheld,
 * as they are for want of an answer. Where no law is known to apply it may. Source: ours.
 */
export const mayStoreOnDevice = (consent: Consent = {}): boolean =>
  withholdingReason({ consent }) === null &&
  !(consent.withheld ?? []).some((name) => name.toUpperCase() === PERSONAL);
