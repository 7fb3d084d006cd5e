import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  ['', ['tag-empty number=1 count=1']],
  [' \n', ['tag-empty number=1 count=1']],
  ['***', ['tag-empty 1:1 number=1 count=2']],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***',
    ['tag-empty 1:43 number=2 count=2 → repair-remove-empty-tags → '],
  ],
  [
    '***https://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-empty 1:1 number=1 count=2 → repair-remove-empty-tags → '],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]******https://ads.example/w?cb=[CACHEBUSTING]',
    [
      'tag-empty 1:43 number=2 count=3 → repair-remove-empty-tags → ***https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 count=2 seconds=5',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]*** ***https://ads.example/w?cb=[CACHEBUSTING]***',
    [
      'tag-empty 1:44 number=2 count=4 → repair-remove-empty-tags → ***https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 count=2 seconds=5',
    ],
  ],
  [
    ' https://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-whitespace 1:1 → repair-remove-characters → '],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]\n',
    ['tag-whitespace 1:40 → repair-remove-characters → '],
  ],
  [
    ' https://ads.example/v?cb=[CACHEBUSTING]\t ',
    ['tag-whitespace 1:1 → repair-remove-characters → '],
  ],
  [
    'https://ads.example/\tv?cb=[CACHEBUSTING]',
    ['tag-whitespace 1:21 → repair-remove-characters → '],
  ],
  [
    'https://ads.example/v​?cb=[CACHEBUSTING]&a=­b',
    ['tag-whitespace 1:22 → repair-remove-characters → &a=b'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING] *** https://ads.example/w?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 count=2 seconds=5'],
  ],
  [
    '\nhttps://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING] \n',
    [
      'tag-whitespace 1:1 → repair-remove-characters → ***https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 count=2 seconds=5',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***\n  https://ads.example/⁠w?cb=[CACHEBUSTING]',
    [
      'tag-whitespace 2:23 → repair-remove-characters → ***\n  https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 count=2 seconds=5',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 count=2 seconds=5'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]***https://ads.example/w2?cb=[CACHEBUSTING]***https://ads.example/w3?cb=[CACHEBUSTING]***https://ads.example/w4?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 count=5 seconds=5'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]***https://ads.example/w2?cb=[CACHEBUSTING]***https://ads.example/w3?cb=[CACHEBUSTING]***https://ads.example/w4?cb=[CACHEBUSTING]***https://ads.example/w5?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 count=6 seconds=5',
      'waterfall-too-many 1:1 count=6 share=833 seconds=5 limit=5',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]***https://ads.example/w2?cb=[CACHEBUSTING]***https://ads.example/w3?cb=[CACHEBUSTING]***https://ads.example/w4?cb=[CACHEBUSTING]***https://ads.example/w5?cb=[CACHEBUSTING]***https://ads.example/w6?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 count=7 seconds=5',
      'waterfall-too-many 1:1 count=7 share=714 seconds=5 limit=5',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/6062/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=***https://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 count=2 seconds=5',
      'waterfall-no-failover 1:1 number=1 cause=sample',
      'gam-test-unit 1:44',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://pubads.g.doubleclick.net/gampad/ads?iu=/6062/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ['tag-waterfall 1:1 count=2 seconds=5', 'gam-test-unit 1:86'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vmap&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&ad_rule=1***https://ads.example/w?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 count=3 seconds=5', 'waterfall-no-failover 1:43 number=2 cause=vmap'],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vmap&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&ad_rule=1***https://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 count=2 seconds=5', 'waterfall-no-failover 1:1 number=1 cause=vmap'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vmap&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&ad_rule=1',
    ['tag-waterfall 1:1 count=2 seconds=5'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 count=2 seconds=5',
      'waterfall-duplicate 1:43 number=2 → repair-keep-first-tags → ',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]***https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 count=5 seconds=5',
      'waterfall-duplicate 1:85 number=3 → repair-keep-first-tags → ***https://ads.example/w?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]*** https://ads.example/v?cb=[CACHEBUSTING] ',
    [
      'tag-whitespace 1:83 → repair-remove-characters → *** https://ads.example/v?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 count=2 seconds=5',
      'waterfall-duplicate 1:44 number=2 → repair-keep-first-tags → ',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]&x=50%',
    [
      'tag-waterfall 1:1 count=2 seconds=5',
      'tag-bad-percent 1:87 fault=sign → repair-encode-percent-sign → ***https://ads.example/w?cb=[CACHEBUSTING]&x=50%25',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]&x=[A_B]***https://ads.example/w3?cb=[CACHEBUSTING]&x=[A_C]',
    [
      'tag-waterfall 1:1 count=3 seconds=5',
      'macro-unknown 1:85 placeholders=[A_B]',
      'macro-unknown 1:136 placeholders=[A_C]',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/x',
    [
      'tag-waterfall 1:1 count=2 seconds=5',
      'cachebuster-missing 1:43 → repair-add-random-number → ***https://ads.example/x?cb=[CACHEBUSTING]',
    ],
  ],
];

describe('the rules about a waterfall', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
