import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type {
  AdEvent,
  AdEventName,
  MediaEventName,
  PlayerDestroyEvent,
  PlayerStateEventName,
} from '../../src/player/playback/player-events.js';
import type { FloatEndEvent, FloatStartEvent } from '../../src/player/scroll-mode/float-events.js';
import type { AddTypedListener } from '../controllers/typed-events.js';

type MediaEvents = Readonly<
  Record<MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>, Event>
>;

/**
 * The events of `<media-embed>`, by name: its own, and those of its player, which are the same for a
 * player in the page and for one of ours in a frame. But for `consentgranted` none bubbles.
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

declare module './media-embed.js' {
  interface MediaEmbed {
    addEventListener: AddTypedListener<MediaEmbed, MediaEmbedEventMap>;
    removeEventListener: AddTypedListener<MediaEmbed, MediaEmbedEventMap>;
  }
}
