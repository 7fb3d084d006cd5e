export { type AdSettings, adSettings } from './ads/ad-settings.js';
export { amaBeacon, type AmaBeaconOptions } from './analytics/ama-beacon.js';
export type { AnalyticsAdapter, MeasuredPlayer } from './analytics/analytics-adapter.js';
export { registerAnalytics } from './analytics/analytics-registry.js';
export { type MilestoneName, milestones } from './analytics/milestones.js';
export { readConsent, watchConsent } from './browser/consent.js';
export type {
  ConsentOptions,
  ConsentReading,
  ConsentTimeouts,
  PlatformName,
  PlatformStatus,
} from './browser/consent-reading.js';
export { browserDevice, detailedDevice } from './browser/device.js';
export { browserPage } from './browser/page.js';
export { playerSize } from './browser/player-size.js';
export { browserViewer, type KnownOfViewer } from './browser/viewer.js';
export {
  type WithholdingGrounds,
  type WithholdingReason,
  withheldMacros,
  withholdingReason,
} from './browser/withheld-macros.js';
export { EmbedError, type EmbedErrorCode, EmbedErrorEvent } from './embed-source/embed-error.js';
export { MediaEmbed, type MediaEmbedEventMap } from './media-embed/media-embed.js';
export type { ConsentHook, EmbedConsent } from './media-embed/consent-state.js';
export { allowsPlayer, type ConsentNeeds, pageConsent } from './media-embed/page-consent.js';
export type { EmbedFormat } from './media-embed/format.js';
export type { EmbedLoading } from './media-embed/loading.js';
export type { EmbedState } from './media-embed/view.js';
export {
  MediaEmbedCode,
  type MediaEmbedCodeEventMap,
} from './media-embed-code/media-embed-code.js';
export {
  MediaEmbedPlayer,
  type MediaEmbedPlayerEventMap,
} from './media-embed-player/media-embed-player.js';
export type { PlayerState } from './media-embed-player/view.js';
export { adMessages, type AdMessages } from './messages/ad-messages.js';
export { barMessages, type BarMessages } from './messages/bar-messages.js';
export { codeMessages, type CodeMessages } from './messages/code-messages.js';
export { consentMessages, type ConsentMessages } from './messages/consent-messages.js';
export { embedMessages, type EmbedMessages } from './messages/embed-messages.js';
export { facadeMessages, type FacadeMessages } from './messages/facade-messages.js';
export { playerMessages, type PlayerMessages } from './messages/player-messages.js';
export { scrollMessages, type ScrollMessages } from './messages/scroll-messages.js';
export type { AdDetails, AdPosition } from './playback/ad-details.js';
export type { Playback } from './playback/playback.js';
export {
  AD_EVENTS,
  AdEvent,
  type AdEventName,
  MEDIA_EVENTS,
  type MediaEventName,
  PLAYER_EVENTS,
  PlayerDestroyEvent,
} from './playback/player-events.js';
export { FloatEndEvent, FloatStartEvent } from './scroll-mode/float-events.js';
