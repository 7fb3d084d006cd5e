export { type AdSettings, adSettings } from '../src/player/ads/ad-settings.js';
export { AdTagDebugger } from './ad-tag-debugger/ad-tag-debugger.js';
export type { DebuggerContext } from './ad-tag-debugger/context/fields.js';
export type { Diagnose } from './ad-tag-debugger/diagnose.js';
export type { CreateInspectors } from './ad-tag-debugger/page-inspectors.js';
export { type AdTagDebuggerEventMap, DiagnosisEvent } from './ad-tag-debugger/events.js';
export { amaBeacon, type AmaBeaconOptions } from '../src/player/analytics/ama-beacon.js';
export type {
  AnalyticsAdapter,
  MeasuredPlayer,
} from '../src/player/analytics/analytics-registry.js';
export { registerAnalytics } from '../src/player/analytics/analytics-registry.js';
export { type MilestoneName, milestones } from '../src/player/analytics/milestones.js';
export { readConsent, watchConsent } from '../src/player/consent/watch-consent.js';
export type {
  ConsentOptions,
  ConsentReading,
  ConsentTimeouts,
  ConsentApiName,
  ConsentApiStatus,
} from '../src/player/consent/consent-reading.js';
export { browserDevice, detailedDevice } from '../src/player/viewer/device.js';
export { browserPage } from '../src/player/viewer/page.js';
export { playerSize } from '../src/player/viewer/browser-viewer.js';
export { browserViewer, type BrowserViewerOptions } from '../src/player/viewer/browser-viewer.js';
export {
  type WithholdingInput,
  type WithholdingReason,
  withheldMacros,
  withholdingReason,
} from '../src/player/consent/withholding-policy.js';
export { EmbedError, type EmbedErrorCode, EmbedErrorEvent } from '../src/player/embed-error.js';
export { MediaEmbed, type MediaEmbedEventMap } from './media-embed/media-embed.js';
export type { EmbedConsent, EmbedFormat, EmbedLoading } from './media-embed/attribute-values.js';
export type { ConsentHook } from './media-embed/notices/consent-request.js';
export { allowsPlayer, type ConsentNeeds, pageConsent } from './media-embed/page-consent.js';
export type { EmbedState } from './media-embed/view.js';
export {
  MediaEmbedCode,
  type MediaEmbedCodeEventMap,
} from './media-embed-code/media-embed-code.js';
export { CodeInsertEvent, type Snippet } from './media-embed-code/snippet-message.js';
export {
  MediaEmbedPreview,
  type MediaEmbedPreviewEventMap,
} from './media-embed-preview/media-embed-preview.js';
export {
  MediaEmbedPlayer,
  type MediaEmbedPlayerEventMap,
} from './media-embed-player/media-embed-player.js';
export type { PlayerState } from './media-embed-player/view.js';
export type { Messages } from '../src/locales/messages.js';
export { registerMessages } from '../src/locales/registry.js';
export type { AdCompanion, CompanionData } from '../src/player/playback/ad-companion.js';
export type {
  AdDetails,
  AdExtension,
  AdInfo,
  AdPosition,
} from '../src/player/playback/ad-details.js';
export type { Playback } from '../src/player/playback/playback.js';
export {
  type AdBreakResponse,
  AdBreakStartEvent,
} from '../src/player/playback/ad-break-start-event.js';
export {
  AD_EVENTS,
  AdEvent,
  type AdEventName,
  MEDIA_EVENTS,
  type MediaEventName,
  PLAYER_EVENTS,
  PlayerDestroyEvent,
} from '../src/player/playback/player-events.js';
export { FloatEndEvent, FloatStartEvent } from '../src/player/scroll-mode/float-events.js';
