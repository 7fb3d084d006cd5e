export { browserViewer } from './browser/viewer.js';
export { EmbedError, type EmbedErrorCode, EmbedErrorEvent } from './embed-source/embed-error.js';
export { MediaEmbed, type MediaEmbedEventMap } from './media-embed/media-embed.js';
export type { EmbedFormat, EmbedLoading, EmbedState } from './media-embed/view.js';
export {
  MediaEmbedCode,
  type MediaEmbedCodeEventMap,
} from './media-embed-code/media-embed-code.js';
export { codeMessages, type CodeMessages } from './messages/code-messages.js';
export { embedMessages, type EmbedMessages } from './messages/embed-messages.js';
