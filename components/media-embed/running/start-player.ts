import { EmbedError } from '../../embed-source/embed-error.js';
import type { PlayerOrder, RunningPlayer } from './player-order.js';
import { startFrame } from './start-frame.js';

export { warmUp } from './warm-up.js';

/**
 * Starts the player of an embed on the stage of its element, in the format that is asked for. The
 * signal ends it and takes it away. Rejects with EmbedError.
 */
export const startPlayer = async (
  order: PlayerOrder,
  signal: AbortSignal,
): Promise<RunningPlayer> => {
  if (order.format !== 'player') return startFrame(order, signal);
  const { startEmbedPlayer } = await import('./start-embed-player.js').catch((cause: unknown) => {
    throw new EmbedError('module', 'Player not loaded.', { cause });
  });
  return startEmbedPlayer(order, signal);
};
