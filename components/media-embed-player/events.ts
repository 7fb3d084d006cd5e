import type { EmbedErrorEvent } from '../../src/player/embed-error.js';
import type {
  AdEvent,
  AdEventName,
  MediaEventName,
  PlayerDestroyEvent,
  PlayerStateEventName,
} from '../../src/player/playback/player-events.js';
import type { MediaEmbedPlayer } from './media-embed-player.js';

type Told = 'error' | 'playerdestroy' | AdEventName | MediaEventName | PlayerStateEventName;

/** The events of `<media-embed-player>`, by name. */
export type MediaEmbedPlayerEventMap = Omit<HTMLElementEventMap, Told> & {
  error: EmbedErrorEvent;
  playerdestroy: PlayerDestroyEvent;
} & Record<AdEventName, AdEvent> &
  Record<MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>, Event>;

type Listener<Name extends keyof MediaEmbedPlayerEventMap> = (
  this: MediaEmbedPlayer,
  event: MediaEmbedPlayerEventMap[Name],
) => unknown;

declare module './media-embed-player.js' {
  /** Typed listeners, as the DOM declares them for its own elements. */
  interface MediaEmbedPlayer {
    addEventListener<Name extends keyof MediaEmbedPlayerEventMap>(
      type: Name,
      listener: Listener<Name>,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ): void;
    removeEventListener<Name extends keyof MediaEmbedPlayerEventMap>(
      type: Name,
      listener: Listener<Name>,
      options?: boolean | EventListenerOptions,
    ): void;
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ): void;
  }
}
