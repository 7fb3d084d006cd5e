import type { FloatEndEvent, FloatStartEvent } from '../../src/player/scroll-mode/float-events.js';
import type { MediaEmbedPlayerEventMap } from '../media-embed-player/events.js';

/**
 * The events of `<media-embed>`: its own, and those of its player, in the page or in a frame. Only
 * `consentgranted` bubbles.
 */
export interface MediaEmbedEventMap extends MediaEmbedPlayerEventMap {
  embedready: Event;
  consentgranted: Event;
  /** The player started to float in scroll mode. */
  floatstart: FloatStartEvent;
  /** The player stopped floating; `reason` says why. */
  floatend: FloatEndEvent;
}
