import type { EmbedErrorEvent } from '../embed-source/embed-error.js';
import type { MediaEmbed } from './media-embed.js';

/** The events of `<media-embed>`, by name. */
export interface MediaEmbedEventMap extends Omit<HTMLElementEventMap, 'error'> {
  error: EmbedErrorEvent;
}

type Listener<Name extends keyof MediaEmbedEventMap> = (
  this: MediaEmbed,
  event: MediaEmbedEventMap[Name],
) => unknown;

declare module './media-embed.js' {
  /** Typed listeners, as the DOM declares them for its own elements. */
  interface MediaEmbed {
    addEventListener<Name extends keyof MediaEmbedEventMap>(
      type: Name,
      listener: Listener<Name>,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void;
    removeEventListener<Name extends keyof MediaEmbedEventMap>(
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
