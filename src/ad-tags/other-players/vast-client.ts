import type { OtherPlayer } from './other-player.js';
import { playerMessage } from './player-message.js';

/** It fills only the macros of trackers. Source: version 6.4.4. */
export const VAST_CLIENT: OtherPlayer = {
  name: 'vast-client',
  label: playerMessage('player-name', { products: ['vast-client'] }),
  source: 'https://github.com/dailymotion/vast-client-js/blob/master/src/util/util.js',
  explainKept: () => playerMessage('player-reason-trackers-only'),
  expand: (template) => template,
};
