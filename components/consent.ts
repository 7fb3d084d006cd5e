export { allowsPlayer, type ConsentNeeds, pageConsent } from './media-embed/page-consent.js';
export type { ConsentHook } from './media-embed/notices/consent-request.js';
export { readConsent, watchConsent } from '../src/player/consent/watch-consent.js';
export type {
  ConsentOptions,
  ConsentReading,
  ConsentTimeouts,
  ConsentApiName,
  ConsentApiStatus,
} from '../src/player/consent/consent-reading.js';
export {
  type WithholdingInput,
  type WithholdingReason,
  withheldMacros,
  withholdingReason,
} from '../src/player/consent/withholding-policy.js';
export { browserViewer, type BrowserViewerOptions } from '../src/player/viewer/browser-viewer.js';
