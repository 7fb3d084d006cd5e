import { FULL, EMPTY } from './player-contexts.js';
import { playerRows } from './player-rows.js';

playerRows([
  {
    player: 'ima',
    with: 'a full context',
    context: FULL,
    rows: {
      '[PAGEURL]': 'kept | [PAGEURL] | ima-no-macros',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a':
        'different | &us_privacy=1YNN | ima-us-privacy',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&correlator=5&x=1':
        'unknown | 5 | ima-correlator and different | &us_privacy=1YNN | ima-us-privacy',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&correlator=#f':
        'unknown | &us_privacy=1YNN | ima-correlator',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a#f':
        'different | &us_privacy=1YNN | ima-us-privacy',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&us_privacy=x': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&url=[PAGEURL]':
        'kept | [PAGEURL] | ima-no-macros and different | &us_privacy=1YNN | ima-us-privacy',
    },
  },
  {
    player: 'ima',
    with: 'an empty context',
    context: EMPTY,
    rows: {
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&correlator=': 'unknown | ima-correlator',
    },
  },
  {
    player: 'ima',
    with: 'an empty US privacy string',
    context: { consent: { uspString: '' } },
    rows: { 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a': 'the text itself' },
  },
]);
