import { type EmbedError, embedErrorOf } from '../../src/player/embed-error.js';
import type { Playback } from '../../src/player/playback/playback.js';
import { playerPart } from './lazy-parts.js';
import type { PlayerOrder, RunningPlayer } from './running/player-order.js';

/** One player, from the first byte of its code to its end: what becomes of it is written here. */
export interface PlayerSession {
  readonly order: PlayerOrder;
  /** Ends it and takes it away. */
  readonly end: AbortController;
  /** To be called when anything is different. */
  readonly changed: () => void;
  running?: RunningPlayer;
  /** Absent while its methods do not work yet. */
  playback?: Playback;
  /** Why it could not start. */
  error?: EmbedError;
  /** Whether it covers the poster. */
  isLoaded?: boolean;
}

/** Starts a player; `changed` is called when anything is different, until its end. */
export const startSession = (order: PlayerOrder, changed: () => void): PlayerSession => {
  const session: PlayerSession = { order, end: new AbortController(), changed };
  playerPart().then(
    ({ runSession }) => runSession(session),
    (cause: unknown) => {
      session.error = embedErrorOf(cause);
      changed();
    },
  );
  return session;
};
