import { FULL, EMPTY } from './player-contexts.js';
import { playerRows } from './player-rows.js';

playerRows([
  {
    player: 'ima',
    with: 'a full context',
    context: FULL,
    rows: {
      '[PAGEURL]':
        'kept | [PAGEURL] | The IMA SDK expands no macro of an ad tag; the page has to fill it.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a':
        'different | &us_privacy=1YNN | The IMA SDK adds the US privacy string of the page, but not the GPP string.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&correlator=5&x=1':
        'unknown | 5 | The IMA SDK replaces the correlator with one of its own. and different | &us_privacy=1YNN | The IMA SDK adds the US privacy string of the page, but not the GPP string.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&correlator=#f':
        'unknown | &us_privacy=1YNN | The IMA SDK replaces the correlator with one of its own.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a#f':
        'different | &us_privacy=1YNN | The IMA SDK adds the US privacy string of the page, but not the GPP string.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&us_privacy=x': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&url=[PAGEURL]':
        'kept | [PAGEURL] | The IMA SDK expands no macro of an ad tag; the page has to fill it. and different | &us_privacy=1YNN | The IMA SDK adds the US privacy string of the page, but not the GPP string.',
    },
  },
  {
    player: 'ima',
    with: 'an empty context',
    context: EMPTY,
    rows: {
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&correlator=':
        'unknown | The IMA SDK replaces the correlator with one of its own.',
    },
  },
  {
    player: 'ima',
    with: 'an empty US privacy string',
    context: { consent: { uspString: '' } },
    rows: { 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a': 'the text itself' },
  },
]);
