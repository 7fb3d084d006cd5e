import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type {
  AdEvent,
  AdEventName,
  MediaEventName,
  PlayerDestroyEvent,
  PlayerStateEventName,
} from '../../src/player/playback/player-events.js';
import type { AddTypedListener } from '../controllers/typed-events.js';

type OwnEvent = 'error' | 'playerdestroy' | AdEventName | MediaEventName | PlayerStateEventName;

/** The events of `<media-embed-player>`, by name. */
export type MediaEmbedPlayerEventMap = Omit<HTMLElementEventMap, OwnEvent> & {
  error: EmbedErrorEvent;
  playerdestroy: PlayerDestroyEvent;
} & Record<AdEventName, AdEvent> &
  Record<MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>, Event>;

declare module './media-embed-player.js' {
  interface MediaEmbedPlayer {
    addEventListener: AddTypedListener<MediaEmbedPlayer, MediaEmbedPlayerEventMap>;
    removeEventListener: AddTypedListener<MediaEmbedPlayer, MediaEmbedPlayerEventMap>;
  }
}
