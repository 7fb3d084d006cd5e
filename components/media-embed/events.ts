import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type {
  AdEvent,
  AdEventName,
  MediaEventName,
  PlayerDestroyEvent,
  PlayerStateEventName,
} from '../../src/player/playback/player-events.js';
import type { FloatEndEvent, FloatStartEvent } from '../../src/player/scroll-mode/float-events.js';

type MediaEvents = Readonly<
  Record<MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>, Event>
>;

/**
 * The events of `<media-embed>`: its own, and those of its player, in the page or in a frame. Only
 * `consentgranted` bubbles.
 */
export interface MediaEmbedEventMap
  extends
    Omit<HTMLElementEventMap, 'error' | keyof MediaEvents>,
    MediaEvents,
    Readonly<Record<AdEventName, AdEvent>> {
  error: EmbedErrorEvent;
  embedready: Event;
  consentgranted: Event;
  playerdestroy: PlayerDestroyEvent;
  floatstart: FloatStartEvent;
  floatend: FloatEndEvent;
}
