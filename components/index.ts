export { type AdSettings, adSettings } from '../src/player/ads/ad-settings.js';
export { AdTagDebugger } from './ad-tag-debugger/ad-tag-debugger.js';
export type { DebuggerContext } from './ad-tag-debugger/context/fields.js';
export type { Diagnose } from './ad-tag-debugger/diagnose.js';
export type { CreateInspectors } from './ad-tag-debugger/page-inspectors.js';
export { type AdTagDebuggerEventMap, DiagnosisEvent } from './ad-tag-debugger/events.js';
export * from '../src/player/analytics/index.js';
export * from './consent.js';
export { browserDevice, detailedDevice } from '../src/player/viewer/device.js';
export { browserPage } from '../src/player/viewer/page.js';
export { playerSize } from '../src/player/viewer/browser-viewer.js';
export { EmbedError, type EmbedErrorCode, EmbedErrorEvent } from '../src/player/embed-error.js';
export { MediaEmbed, type MediaEmbedEventMap } from './media-embed/media-embed.js';
export type { EmbedConsent, EmbedFormat, EmbedLoading } from './media-embed/attribute-values.js';
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
export * from '../src/locales/index.js';
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
} from '../src/player/playback/player-events.js';
export { PlayerDestroyEvent } from '../src/player/playback/player-destroy-event.js';
export { FloatEndEvent, FloatStartEvent } from '../src/player/scroll-mode/float-events.js';
