import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type { AdBreakStartEvent } from '../../src/player/playback/ad-break-start-event.js';
import type {
  AdEvent,
  AdEventName,
  MediaEventName,
  PlayerDestroyEvent,
  PlayerStateEventName,
} from '../../src/player/playback/player-events.js';

type PlainEvents = Readonly<
  Record<MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>, Event>
>;

/** The events of `<media-embed-player>`, by name. */
export interface MediaEmbedPlayerEventMap
  extends
    Omit<HTMLElementEventMap, 'error' | keyof PlainEvents>,
    PlainEvents,
    Readonly<Record<Exclude<AdEventName, 'adbreakstart'>, AdEvent>> {
  adbreakstart: AdBreakStartEvent;
  error: EmbedErrorEvent;
  playerdestroy: PlayerDestroyEvent;
}
