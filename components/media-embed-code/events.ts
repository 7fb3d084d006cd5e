import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type { AddTypedListener } from '../controllers/typed-events.js';

/** The events of `<media-embed-code>`, by name. */
export interface MediaEmbedCodeEventMap extends Omit<HTMLElementEventMap, 'error'> {
  error: EmbedErrorEvent;
}

declare module './media-embed-code.js' {
  interface MediaEmbedCode {
    addEventListener: AddTypedListener<MediaEmbedCode, MediaEmbedCodeEventMap>;
    removeEventListener: AddTypedListener<MediaEmbedCode, MediaEmbedCodeEventMap>;
  }
}
