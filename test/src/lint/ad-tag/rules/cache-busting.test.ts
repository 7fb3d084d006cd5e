import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf, TAG } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  ['https://ads.example/v', ['cachebuster-missing → repair-add-random-number → ']],
  ['https://ads.example/v?', ['cachebuster-missing → repair-add-random-number → ']],
  [
    'https://ads.example/v?a=1&',
    [
      'cachebuster-missing → repair-add-random-number → https://ads.example/v?a=1&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?a=1#b',
    [
      'tag-fragment 1:26 → repair-encode-hash → https://ads.example/v?a=1%23b',
      'cachebuster-missing → repair-add-random-number → &a=1#b',
    ],
  ],
  [
    'https://ads.example/v#b',
    [
      'tag-fragment 1:22 → repair-encode-hash → https://ads.example/v%23b',
      'cachebuster-missing → repair-add-random-number → #b',
    ],
  ],
  [
    'https://ads.example/v?#b',
    [
      'tag-fragment 1:23 → repair-encode-hash → https://ads.example/v?%23b',
      'cachebuster-missing → repair-add-random-number → &#b',
    ],
  ],
  [
    'https://ads.example/v;a=1',
    [
      'cachebuster-missing → repair-add-random-number → https://ads.example/v;a=1?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example',
    ['cachebuster-missing → repair-add-random-number → https://ads.example?cb=[CACHEBUSTING]'],
  ],
  [
    'https://ads.example/v?cb=&ord=',
    ['cachebuster-missing 1:22 name=cb → repair-add-random-number → &ord='],
  ],
  [
    'https://ads.example/v?a=1&rnd=',
    [
      'cachebuster-missing 1:26 name=rnd → repair-add-random-number → https://ads.example/v?a=1&rnd=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?time=',
    [
      'cachebuster-missing → repair-add-random-number → https://ads.example/v?time=&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?cb=1234&ts=123456789',
    ['cachebuster-frozen 1:22 names=cb,ts → repair-replace-number → &ts=[timestamp]'],
  ],
  ['https://ads.example/v?cb=-12', ['cachebuster-frozen 1:22 names=cb → repair-replace-number → ']],
  [
    'https://ads.example/v?cb=12ab34cd',
    ['cachebuster-frozen 1:22 names=cb → repair-replace-number → '],
  ],
  ['https://ads.example/v?cb=12ab34c', []],
  ['https://ads.example/v?cb=0', ['cachebuster-frozen 1:22 names=cb → repair-replace-number → ']],
  [
    'https://ads.example/v?t=0',
    [
      'cachebuster-missing → repair-add-random-number → https://ads.example/v?t=0&cb=[CACHEBUSTING]',
    ],
  ],
  ['https://ads.example/v?ts=x1234567890', []],
  ['https://ads.example/v?ts=1234567890x', []],
  [
    'https://ads.example/v?correlator=0',
    [
      'cachebuster-missing → repair-add-random-number → https://ads.example/v?correlator=0&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?correlator=12',
    [
      'cachebuster-frozen 1:22 names=correlator → repair-replace-number → https://ads.example/v?correlator=[timestamp]',
    ],
  ],
  ['https://ads.example/v?correlator=x12', []],
  ['https://ads.example/v?x=[mystamp]', ['macro-unknown 1:25 placeholders=[mystamp]']],
  ['https://ads.example/v?x=[mybust]', ['macro-unknown 1:25 placeholders=[mybust]']],
  ['https://ads.example/v?x=[orders]', ['macro-unknown 1:25 placeholders=[orders]']],
  ['https://ads.example/v?x=[caches]', ['macro-unknown 1:25 placeholders=[caches]']],
  ['https://ads.example/v?x={{RAND}', ['macro-mismatched 1:25 placeholders={{RAND}']],
  [
    'https://ads.example/v?x=[other]',
    [
      'macro-unknown 1:25 placeholders=[other]',
      'cachebuster-missing → repair-add-random-number → https://ads.example/v?x=[other]&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?x={timestamp]',
    [
      'macro-mismatched 1:25 placeholders={timestamp] → repair-correct-brackets → https://ads.example/v?x=[timestamp]',
    ],
  ],
  [
    '&cb2=1&correlator=1',
    [
      'cachebuster-frozen 1:46 names=correlator → repair-replace-number → &cb2=1&correlator=[timestamp]',
    ],
  ],
  ['&cb=123456789', ['param-duplicate 1:40 names=cb values=different']],
  [
    'https://ads.example/v?cb=%%CACHEBUSTER%%',
    [
      'macro-server-side 1:26 system=Google Ad Manager adServers=%%CACHEBUSTER%% → repair-translate-placeholders placeholders=%%CACHEBUSTER%% → ',
    ],
  ],
  [
    'https://ads.example/v?a=1',
    [
      'cachebuster-missing → repair-add-random-number → https://ads.example/v?a=1&cb=[CACHEBUSTING]',
    ],
    { now: 1, page: { url: 'https://a.example/' } },
  ],
  [
    'https://ads.example/v?ts=1234567890',
    [
      'cachebuster-frozen 1:22 names=ts → repair-replace-number → https://ads.example/v?ts=[timestamp]',
    ],
    { page: { url: 'https://a.example/' } },
  ],
  [
    'https://ads.example/v?ts=1234567890',
    [
      'cachebuster-frozen 1:22 names=ts → repair-replace-number → https://ads.example/v?ts=[timestamp]',
    ],
    { random: 0.5 },
  ],
  [
    'https://ads.example/v?cb=1&ts=1234567890&correlator=5',
    [
      'cachebuster-frozen 1:22 names=cb,ts,correlator → repair-replace-number → &ts=[timestamp]&correlator=[timestamp]',
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
    ['user-id-frozen 1:40 names=uid → repair-remove-id → '],
  ],
  ['&uid=1110bc462-fb6d-4a97-a622-55d4a7280f43', []],
  ['&uid=110bc462-fb6d-4a97-a622-55d4a7280f431', []],
  ['&id=110bc462-fb6d-4a97-a622-55d4a7280f43', []],
  ['&uid=110bc462-fb6d-4a97-a622-55d4a7280f4g', []],
  [
    'https://ads.example/v?uid=110bc462-fb6d-4a97-a622-55d4a7280f43&did=110bc462-fb6d-4a97-a622-55d4a7280f43&cb=[CACHEBUSTING]',
    ['user-id-frozen 1:22 names=uid,did → repair-remove-id → '],
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
          `cachebuster-frozen 1:22 names=${name} → repair-replace-number → ${`https://ads.example/v?${name}=[${macro}]`.replace(TAG, '')}`,
        ]);
      });

  const ids =
    'uid userid user_id ifa idfa gaid aaid adid advertising_id device_id deviceid did ppid';
  for (const name of ids.split(' '))
    it(`report the id of a viewer in ${name}, and remove it`, () => {
      assert.deepEqual(reportsOf(`&${name}=110bc462-fb6d-4a97-a622-55d4a7280f43`), [
        `user-id-frozen 1:40 names=${name} → repair-remove-id → `,
      ]);
    });
});
