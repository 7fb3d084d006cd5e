import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type { MediaEmbedCode } from './media-embed-code.js';

/** The events of `<media-embed-code>`, by name. */
export interface MediaEmbedCodeEventMap extends Omit<HTMLElementEventMap, 'error'> {
  error: EmbedErrorEvent;
}

type Listener<Name extends keyof MediaEmbedCodeEventMap> = (
  this: MediaEmbedCode,
  event: MediaEmbedCodeEventMap[Name],
) => unknown;

declare module './media-embed-code.js' {
  /** Typed listeners, as the DOM declares them for its own elements. */
  interface MediaEmbedCode {
    addEventListener<Name extends keyof MediaEmbedCodeEventMap>(
      type: Name,
      listener: Listener<Name>,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void;
    removeEventListener<Name extends keyof MediaEmbedCodeEventMap>(
      type: Name,
      listener: Listener<Name>,
      options?: boolean | EventListenerOptions,
    ): void;
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | EventListenerOptions,
    ): void;
  }
}
