import type { PlayerOrder, RunningPlayer } from './player-order.js';
export const startEmbedPlayer = (_order: PlayerOrder, _signal: AbortSignal): RunningPlayer => { throw new Error('x'); };
