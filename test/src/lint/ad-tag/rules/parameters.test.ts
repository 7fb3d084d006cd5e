import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    'https://ads.example/v&a=1&cb=[CACHEBUSTING]',
    ['tag-no-query 1:22 → repair-begin-query → https://ads.example/v?a=1&cb=[CACHEBUSTING]'],
  ],
  [
    'https://ads.example/v;a=1&cb=[CACHEBUSTING]',
    ['tag-no-query 1:26 → repair-begin-query → https://ads.example/v;a=1?cb=[CACHEBUSTING]'],
  ],
  [
    'https://ads.example/v&amp;a=1&cb=[CACHEBUSTING]',
    [
      'tag-html-escaped 1:22 → repair-replace-html-escapes → https://ads.example/v&a=1&cb=[CACHEBUSTING]',
      'tag-no-query 1:22 → repair-begin-query → https://ads.example/v?a=1&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v&a?b=1&cb=[CACHEBUSTING]',
    ['tag-no-query 1:22 → repair-begin-query → https://ads.example/v?a?b=1&cb=[CACHEBUSTING]'],
  ],
  [
    'https://ads.example/v&a',
    ['cachebuster-missing → repair-add-random-number → https://ads.example/v&a&cb=[CACHEBUSTING]'],
  ],
  [
    'https://ads.example/a&b/v?cb=[CACHEBUSTING]',
    ['tag-no-query 1:22 → repair-begin-query → https://ads.example/a?b/v?cb=[CACHEBUSTING]'],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]&a=%253Ab%253A&b=%252F%20&c=%252f',
    ['tag-double-encoded 1:43 names=a,c → repair-encode-once → &a=%3Ab%3A&b=%252F%20&c=%2f'],
  ],
  ['&a=%25253A', []],
  ['&a=%2530', []],
  ['&a=%2526&b=%255b', ['tag-double-encoded 1:43 names=a,b → repair-encode-once → &a=%26&b=%5b']],
  ['&a=[PAGEURL]%253A', ['tag-double-encoded 1:52 names=a → repair-encode-once → &a=[PAGEURL]%3A']],
  [
    '&a=%253A&b=%252C%2525',
    ['tag-double-encoded 1:43 names=a,b → repair-encode-once → &a=%3A&b=%2C%25'],
  ],
  ['&x=1;y=2;;slid=1&slid=1', []],
  ['&a[]=1&a[]=2', []],
  ['&a%5b%5d=1&a%5b%5d=2', []],
  ['&a=1&b=2&a=3&b=2', ['param-duplicate 1:48 names=a,b values=different']],
  [
    '&a=1&b=2&a=1&b=2',
    ['param-duplicate 1:48 names=a,b values=same → repair-keep-first-parameters → &a=1&b=2'],
  ],
  [
    '&a=1&a=1;a=1',
    ['param-duplicate 1:44 names=a values=same → repair-keep-first-parameters → &a=1;a=1'],
  ],
  ['&a=1&A=2', []],
  [
    '&a=1&a=',
    [
      'param-duplicate 1:44 names=a values=different',
      'param-empty 1:44 names=a → repair-remove-empty-parameters → &a=1',
    ],
  ],
  [
    '&a=[PAGEURL]&a=[PAGEURL]',
    ['param-duplicate 1:52 names=a values=same → repair-keep-first-parameters → &a=[PAGEURL]'],
  ],
  ['&a', []],
  ['&a&b=', ['param-empty 1:42 names=b → repair-remove-empty-parameters → &a']],
  [
    '&b=&c=&b=',
    [
      'param-duplicate 1:46 names=b values=same → repair-keep-first-parameters → &b=&c=',
      'param-empty 1:40 names=b,c → repair-remove-empty-parameters → ',
    ],
  ],
  ['&cb=&gdpr=&gdpr_consent=&t=', ['param-duplicate 1:40 names=cb values=different']],
  ['&a=;b=&c=;d=1', ['param-empty 1:40 names=a,c → repair-remove-empty-parameters → ;b=;d=1']],
  [
    '&a=​',
    [
      'tag-whitespace 1:43 → repair-remove-characters → &a=',
      'param-empty 1:40 names=a → repair-remove-empty-parameters → ',
    ],
  ],
  [
    'https://ads.example/v?a=&cb=[CACHEBUSTING]',
    ['param-empty 1:23 names=a → repair-remove-empty-parameters → '],
  ],
  [
    'https://ads.example/v?a=',
    [
      'param-empty 1:22 names=a → repair-remove-empty-parameters → https://ads.example/v',
      'cachebuster-missing → repair-add-random-number → https://ads.example/v?a=&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?a=&b=1;c=2&cb=[CACHEBUSTING]',
    [
      'param-empty 1:23 names=a → repair-remove-empty-parameters → https://ads.example/v?b=1;c=2&cb=[CACHEBUSTING]',
    ],
  ],
];

describe('the rules about the parameters of an ad tag', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
