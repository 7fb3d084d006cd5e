import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  ['', ['tag-empty The ad tag is empty.']],
  [' \n', ['tag-empty The ad tag is empty.']],
  ['***', ['tag-empty 1:1 Tag 1 of the waterfall is empty.']],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***',
    ['tag-empty 1:43 Tag 2 of the waterfall is empty. → Remove the empty tags. → '],
  ],
  [
    '***https://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-empty 1:1 Tag 1 of the waterfall is empty. → Remove the empty tags. → '],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]******https://ads.example/w?cb=[CACHEBUSTING]',
    [
      'tag-empty 1:43 Tag 2 of the waterfall is empty. → Remove the empty tags. → ***https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]*** ***https://ads.example/w?cb=[CACHEBUSTING]***',
    [
      'tag-empty 1:44 Tag 2 of the waterfall is empty. → Remove the empty tags. → ***https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
    ],
  ],
  [
    ' https://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-whitespace 1:1 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → ',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]\n',
    [
      'tag-whitespace 1:40 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → ',
    ],
  ],
  [
    ' https://ads.example/v?cb=[CACHEBUSTING]\t ',
    [
      'tag-whitespace 1:1 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → ',
    ],
  ],
  [
    'https://ads.example/\tv?cb=[CACHEBUSTING]',
    [
      'tag-whitespace 1:21 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → ',
    ],
  ],
  [
    'https://ads.example/v​?cb=[CACHEBUSTING]&a=­b',
    [
      'tag-whitespace 1:22 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → &a=b',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING] *** https://ads.example/w?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.'],
  ],
  [
    '\nhttps://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING] \n',
    [
      'tag-whitespace 1:1 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → ***https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***\n  https://ads.example/⁠w?cb=[CACHEBUSTING]',
    [
      'tag-whitespace 2:23 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → ***\n  https://ads.example/w?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]***https://ads.example/w2?cb=[CACHEBUSTING]***https://ads.example/w3?cb=[CACHEBUSTING]***https://ads.example/w4?cb=[CACHEBUSTING]',
    ['tag-waterfall 1:1 The ad is a waterfall of 5 tags, which share 5 s.'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]***https://ads.example/w2?cb=[CACHEBUSTING]***https://ads.example/w3?cb=[CACHEBUSTING]***https://ads.example/w4?cb=[CACHEBUSTING]***https://ads.example/w5?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 6 tags, which share 5 s.',
      'waterfall-too-many 1:1 The waterfall has 6 tags, so that each has about 833 ms of the 5 s for all.',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]***https://ads.example/w2?cb=[CACHEBUSTING]***https://ads.example/w3?cb=[CACHEBUSTING]***https://ads.example/w4?cb=[CACHEBUSTING]***https://ads.example/w5?cb=[CACHEBUSTING]***https://ads.example/w6?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 7 tags, which share 5 s.',
      'waterfall-too-many 1:1 The waterfall has 7 tags, so that each has about 714 ms of the 5 s for all.',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/6062/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=***https://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
      'waterfall-no-failover 1:1 Tag 1 of the waterfall is a sample, which always returns an ad.',
      "gam-test-unit 1:44 The ad unit is one of Google's samples, which pay nothing.",
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://pubads.g.doubleclick.net/gampad/ads?iu=/6062/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
      "gam-test-unit 1:86 The ad unit is one of Google's samples, which pay nothing.",
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vmap&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&ad_rule=1***https://ads.example/w?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 3 tags, which share 5 s.',
      'waterfall-no-failover 1:43 Tag 2 of the waterfall requests a VMAP playlist, which is never without ads.',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vmap&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&ad_rule=1***https://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
      'waterfall-no-failover 1:1 Tag 1 of the waterfall requests a VMAP playlist, which is never without ads.',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vmap&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&ad_rule=1',
    ['tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
      'waterfall-duplicate 1:43 Tag 2 of the waterfall is the same as an earlier one, which had no ad. → Keep the first of each. → ',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]***https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 5 tags, which share 5 s.',
      'waterfall-duplicate 1:85 Tag 3 of the waterfall is the same as an earlier one, which had no ad. → Keep the first of each. → ***https://ads.example/w?cb=[CACHEBUSTING]***https://ads.example/w1?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]*** https://ads.example/v?cb=[CACHEBUSTING] ',
    [
      'tag-whitespace 1:83 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → *** https://ads.example/v?cb=[CACHEBUSTING]',
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
      'waterfall-duplicate 1:44 Tag 2 of the waterfall is the same as an earlier one, which had no ad. → Keep the first of each. → ',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]&x=50%',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
      'tag-bad-percent 1:87 The ad tag has a percent sign without two hexadecimal digits after it. → Write the percent sign as %25. → ***https://ads.example/w?cb=[CACHEBUSTING]&x=50%25',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/w?cb=[CACHEBUSTING]&x=[A_B]***https://ads.example/w3?cb=[CACHEBUSTING]&x=[A_C]',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 3 tags, which share 5 s.',
      'macro-unknown 1:85 [A_B] has no replace rule and is not a known macro, so it was kept.',
      'macro-unknown 1:136 [A_C] has no replace rule and is not a known macro, so it was kept.',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]***https://ads.example/x',
    [
      'tag-waterfall 1:1 The ad is a waterfall of 2 tags, which share 5 s.',
      'cachebuster-missing 1:43 The ad tag has no parameter that makes every request different. → Add a random number. → ***https://ads.example/x?cb=[CACHEBUSTING]',
    ],
  ],
];

describe('the rules about a waterfall', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
