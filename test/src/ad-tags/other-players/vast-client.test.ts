import { FULL } from './player-contexts.js';
import { playerRows } from './player-rows.js';

playerRows([
  {
    player: 'vast-client',
    with: 'a full context',
    context: FULL,
    rows: {
      '[PAGEURL]': 'kept | [PAGEURL] | trackers-only',
      '%%CACHEBUSTING%%': 'kept | %%CACHEBUSTING%% | trackers-only',
    },
  },
]);
