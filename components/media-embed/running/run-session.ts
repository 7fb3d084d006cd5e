import { embedErrorOf } from '../../../src/player/embed-error.js';
import type { PlayerSession } from '../player-session.js';
import { pressEnd } from './press-end.js';
import { startPlayer } from './start-player.js';

export { playerArrival } from './arrival.js';
export { warmUp } from './warm-up.js';

/** Runs a player until its end. Never rejects: a failure is written into the session. */
export const runSession = async (session: PlayerSession): Promise<void> => {
  const { order, end, changed } = session;
  await pressEnd(order.stage);
  if (end.signal.aborted) return;
  try {
    session.running = await startPlayer(session);
  } catch (cause) {
    session.error = embedErrorOf(cause);
  }
  changed();
};
