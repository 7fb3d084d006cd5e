import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf, TAG } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    'https://ads.example/v',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → ',
    ],
  ],
  [
    'https://ads.example/v?',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → ',
    ],
  ],
  [
    'https://ads.example/v?a=1&',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v?a=1&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?a=1#b',
    [
      'tag-fragment 1:26 The ad tag has a #, and what follows it is not sent to the ad server. → Replace # by %23. → https://ads.example/v?a=1%23b',
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → &a=1#b',
    ],
  ],
  [
    'https://ads.example/v#b',
    [
      'tag-fragment 1:22 The ad tag has a #, and what follows it is not sent to the ad server. → Replace # by %23. → https://ads.example/v%23b',
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → #b',
    ],
  ],
  [
    'https://ads.example/v?#b',
    [
      'tag-fragment 1:23 The ad tag has a #, and what follows it is not sent to the ad server. → Replace # by %23. → https://ads.example/v?%23b',
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → &#b',
    ],
  ],
  [
    'https://ads.example/v;a=1',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v;a=1?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?cb=&ord=',
    [
      'cachebuster-missing 1:22 The parameter cb has no value, so that every request is the same. → Add a random number. → &ord=',
    ],
  ],
  [
    'https://ads.example/v?a=1&rnd=',
    [
      'cachebuster-missing 1:26 The parameter rnd has no value, so that every request is the same. → Add a random number. → https://ads.example/v?a=1&rnd=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?time=',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v?time=&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?cb=1234&ts=123456789',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameters cb and ts, which should be new in every request. → Replace the number by a macro. → &ts=[timestamp]',
    ],
  ],
  [
    'https://ads.example/v?cb=-12',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameter cb, which should be new in every request. → Replace the number by a macro. → ',
    ],
  ],
  [
    'https://ads.example/v?cb=12ab34cd',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameter cb, which should be new in every request. → Replace the number by a macro. → ',
    ],
  ],
  ['https://ads.example/v?cb=12ab34c', []],
  [
    'https://ads.example/v?cb=0',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameter cb, which should be new in every request. → Replace the number by a macro. → ',
    ],
  ],
  [
    'https://ads.example/v?t=0',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v?t=0&cb=[CACHEBUSTING]',
    ],
  ],
  ['https://ads.example/v?ts=x1234567890', []],
  ['https://ads.example/v?ts=1234567890x', []],
  [
    'https://ads.example/v?correlator=0',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v?correlator=0&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?correlator=12',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameter correlator, which should be new in every request. → Replace the number by a macro. → https://ads.example/v?correlator=[timestamp]',
    ],
  ],
  ['https://ads.example/v?correlator=x12', []],
  [
    'https://ads.example/v?x=[mystamp]',
    ['macro-unknown 1:25 [mystamp] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    'https://ads.example/v?x=[mybust]',
    ['macro-unknown 1:25 [mybust] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    'https://ads.example/v?x=[orders]',
    ['macro-unknown 1:25 [orders] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    'https://ads.example/v?x=[caches]',
    ['macro-unknown 1:25 [caches] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    'https://ads.example/v?x={{RAND}',
    ['macro-mismatched 1:25 The brackets of {{RAND} do not match.'],
  ],
  [
    'https://ads.example/v?x=[other]',
    [
      'macro-unknown 1:25 [other] has no replace rule and is not a known macro, so it was kept.',
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v?x=[other]&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?x={timestamp]',
    [
      'macro-mismatched 1:25 The brackets of {timestamp] do not match. → Correct the brackets. → https://ads.example/v?x=[timestamp]',
    ],
  ],
  [
    '&cb2=1&correlator=1',
    [
      'cachebuster-frozen 1:46 A literal number is in the parameter correlator, which should be new in every request. → Replace the number by a macro. → &cb2=1&correlator=[timestamp]',
    ],
  ],
  [
    '&cb=123456789',
    ['param-duplicate 1:40 The ad tag has the parameter cb more than once, with different values.'],
  ],
  [
    'https://ads.example/v?cb=%%CACHEBUSTER%%',
    [
      'macro-server-side 1:26 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%CACHEBUSTER%%. → Write the placeholders of Google Ad Manager as macros in brackets. → ',
    ],
  ],
  [
    'https://ads.example/v?a=1',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v?a=1&cb=[CACHEBUSTING]',
    ],
    { now: 1, page: { url: 'https://a.example/' } },
  ],
  [
    'https://ads.example/v?ts=1234567890',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameter ts, which should be new in every request. → Replace the number by a macro. → https://ads.example/v?ts=[timestamp]',
    ],
    { page: { url: 'https://a.example/' } },
  ],
  [
    'https://ads.example/v?ts=1234567890',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameter ts, which should be new in every request. → Replace the number by a macro. → https://ads.example/v?ts=[timestamp]',
    ],
    { random: 0.5 },
  ],
  [
    'https://ads.example/v?cb=1&ts=1234567890&correlator=5',
    [
      'cachebuster-frozen 1:22 A literal number is in the parameters cb, ts and correlator, which should be new in every request. → Replace the number by a macro. → &ts=[timestamp]&correlator=[timestamp]',
    ],
    { random: 0.5, now: 1 },
  ],
  [
    '[tag]',
    [],
    {
      random: 0.5,
      embed: { primaryUrl: 'https://ads.example/v' },
      replaceRules: [{ subject: '[tag]', value: 'url-primary' }],
    },
  ],
  [
    '&uid=110BC462FB6D4A97A62255D4A7280F43',
    [
      'user-id-frozen 1:40 The literal id of one viewer is in the parameter uid. → Remove the id. → ',
    ],
  ],
  ['&uid=1110bc462-fb6d-4a97-a622-55d4a7280f43', []],
  ['&uid=110bc462-fb6d-4a97-a622-55d4a7280f431', []],
  ['&id=110bc462-fb6d-4a97-a622-55d4a7280f43', []],
  ['&uid=110bc462-fb6d-4a97-a622-55d4a7280f4g', []],
  [
    'https://ads.example/v?uid=110bc462-fb6d-4a97-a622-55d4a7280f43&did=110bc462-fb6d-4a97-a622-55d4a7280f43&cb=[CACHEBUSTING]',
    [
      'user-id-frozen 1:22 The literal id of one viewer is in the parameters uid and did. → Remove the id. → ',
    ],
  ],
];

describe('the rules about what differs between requests', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });

  const busters =
    'ord cb rnd rand random random_number randomnumber cachebuster cache_buster cachebust ' +
    'cachebusting cache_busting cachebreaker cache_breaker cb_rand nocache pvrn vprn';
  for (const [names, macro] of [
    [busters, 'CACHEBUSTING'],
    ['correlator ts tmstp timestamp time t', 'timestamp'],
  ] as const)
    for (const name of names.split(' '))
      it(`report a literal number in ${name}, and write [${macro}]`, () => {
        assert.deepEqual(reportsOf(`https://ads.example/v?${name}=1234567890`), [
          `cachebuster-frozen 1:22 A literal number is in the parameter ${name}, which should be new in every request. → Replace the number by a macro. → ${`https://ads.example/v?${name}=[${macro}]`.replace(TAG, '')}`,
        ]);
      });

  const ids =
    'uid userid user_id ifa idfa gaid aaid adid advertising_id device_id deviceid did ppid';
  for (const name of ids.split(' '))
    it(`report the id of a viewer in ${name}, and remove it`, () => {
      assert.deepEqual(reportsOf(`&${name}=110bc462-fb6d-4a97-a622-55d4a7280f43`), [
        `user-id-frozen 1:40 The literal id of one viewer is in the parameter ${name}. → Remove the id. → `,
      ]);
    });
});
