import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type { AdDetails } from '../../src/player/playback/ad-details.js';
import type { AdBreakStartEvent } from '../../src/player/playback/ad-break-start-event.js';
import type {
  AdEvent,
  AdEventName,
  MediaEventName,
  PlayerStateEventName,
} from '../../src/player/playback/player-events.js';
import type { PlayerDestroyEvent } from '../../src/player/playback/player-destroy-event.js';

type PlainEvents = Readonly<
  Record<MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>, Event>
>;

/** The events that are about a shown ad. */
type ShownAdEventName = 'adstart' | 'adclick' | 'adskip' | 'adend';

/** The event of an ad that is or was on the screen. */
export interface ShownAdEvent extends AdEvent {
  readonly ad: AdDetails;
}

/** The events of `<media-embed-player>`, by name. */
export interface MediaEmbedPlayerEventMap
  extends
    Omit<HTMLElementEventMap, 'error' | keyof PlainEvents>,
    PlainEvents,
    Readonly<Record<Exclude<AdEventName, 'adbreakstart' | ShownAdEventName>, AdEvent>>,
    Readonly<Record<ShownAdEventName, ShownAdEvent>> {
  adbreakstart: AdBreakStartEvent;
  error: EmbedErrorEvent;
  playerdestroy: PlayerDestroyEvent;
}
