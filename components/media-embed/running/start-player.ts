import { EmbedError } from '../../../src/player/embed-error.js';
import type { PlayerSession } from '../player-session.js';
import type { RunningPlayer } from './player-order.js';
import { startFrame } from './start-frame.js';

/** Puts the player that is asked for on the stage of its element. Rejects with EmbedError. */
export const startPlayer = async (session: PlayerSession): Promise<RunningPlayer> => {
  if (session.order.format !== 'player') return startFrame(session);
  // A part of its own: who frames a player does not load it.
  const { startEmbedPlayer } = await import('./start-embed-player.js').catch((cause: unknown) => {
    throw new EmbedError('module', 'Player not loaded.', { cause });
  });
  return startEmbedPlayer(session);
};
