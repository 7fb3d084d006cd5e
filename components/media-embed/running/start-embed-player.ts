import type { PlayerSession } from '../player-session.js';
import type { RunningPlayer } from './player-order.js';
export const startEmbedPlayer = (_order: PlayerSession): RunningPlayer => { throw new Error('x'); };
