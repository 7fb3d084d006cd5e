import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    'https://ads.example/v&a=1&cb=[CACHEBUSTING]',
    [
      'tag-no-query 1:22 The ad tag has an & but no ? in front of it, so it has no query. → Replace the first & by ?. → https://ads.example/v?a=1&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v;a=1&cb=[CACHEBUSTING]',
    [
      'tag-no-query 1:26 The ad tag has an & but no ? in front of it, so it has no query. → Replace the first & by ?. → https://ads.example/v;a=1?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v&amp;a=1&cb=[CACHEBUSTING]',
    [
      'tag-html-escaped 1:22 The ad tag has characters that are escaped as in HTML, such as &amp;. → Replace the escapes of HTML by their characters. → https://ads.example/v&a=1&cb=[CACHEBUSTING]',
      'tag-no-query 1:22 The ad tag has an & but no ? in front of it, so it has no query. → Replace the first & by ?. → https://ads.example/v?a=1&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v&a?b=1&cb=[CACHEBUSTING]',
    [
      'tag-no-query 1:22 The ad tag has an & but no ? in front of it, so it has no query. → Replace the first & by ?. → https://ads.example/v?a?b=1&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v&a',
    [
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v&a&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/a&b/v?cb=[CACHEBUSTING]',
    [
      'tag-no-query 1:22 The ad tag has an & but no ? in front of it, so it has no query. → Replace the first & by ?. → https://ads.example/a?b/v?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?cb=[CACHEBUSTING]&a=%253Ab%253A&b=%252F%20&c=%252f',
    [
      'tag-double-encoded 1:43 The value of the parameters a and c is percent-encoded twice. → Encode the value once. → &a=%3Ab%3A&b=%252F%20&c=%2f',
    ],
  ],
  ['&a=%25253A', []],
  ['&a=%2530', []],
  [
    '&a=%2526&b=%255b',
    [
      'tag-double-encoded 1:43 The value of the parameters a and b is percent-encoded twice. → Encode the value once. → &a=%26&b=%5b',
    ],
  ],
  [
    '&a=[PAGEURL]%253A',
    [
      'tag-double-encoded 1:52 The value of the parameter a is percent-encoded twice. → Encode the value once. → &a=[PAGEURL]%3A',
    ],
  ],
  [
    '&a=%253A&b=%252C%2525',
    [
      'tag-double-encoded 1:43 The value of the parameters a and b is percent-encoded twice. → Encode the value once. → &a=%3A&b=%2C%25',
    ],
  ],
  ['&x=1;y=2;;slid=1&slid=1', []],
  ['&a[]=1&a[]=2', []],
  ['&a%5b%5d=1&a%5b%5d=2', []],
  [
    '&a=1&b=2&a=3&b=2',
    [
      'param-duplicate 1:48 The ad tag has the parameters a and b more than once, with different values.',
    ],
  ],
  [
    '&a=1&b=2&a=1&b=2',
    [
      'param-duplicate 1:48 The ad tag has the parameters a and b more than once, with the same value. → Keep the first of each. → &a=1&b=2',
    ],
  ],
  [
    '&a=1&a=1;a=1',
    [
      'param-duplicate 1:44 The ad tag has the parameter a more than once, with the same value. → Keep the first of each. → &a=1;a=1',
    ],
  ],
  ['&a=1&A=2', []],
  [
    '&a=1&a=',
    [
      'param-duplicate 1:44 The ad tag has the parameter a more than once, with different values.',
      'param-empty 1:44 The ad tag has no value for the parameter a. → Remove the parameters without a value. → &a=1',
    ],
  ],
  [
    '&a=[PAGEURL]&a=[PAGEURL]',
    [
      'param-duplicate 1:52 The ad tag has the parameter a more than once, with the same value. → Keep the first of each. → &a=[PAGEURL]',
    ],
  ],
  ['&a', []],
  [
    '&a&b=',
    [
      'param-empty 1:42 The ad tag has no value for the parameter b. → Remove the parameters without a value. → &a',
    ],
  ],
  [
    '&b=&c=&b=',
    [
      'param-duplicate 1:46 The ad tag has the parameter b more than once, with the same value. → Keep the first of each. → &b=&c=',
      'param-empty 1:40 The ad tag has no value for the parameters b and c. → Remove the parameters without a value. → ',
    ],
  ],
  [
    '&cb=&gdpr=&gdpr_consent=&t=',
    ['param-duplicate 1:40 The ad tag has the parameter cb more than once, with different values.'],
  ],
  [
    '&a=;b=&c=;d=1',
    [
      'param-empty 1:40 The ad tag has no value for the parameters a and c. → Remove the parameters without a value. → ;b=;d=1',
    ],
  ],
  [
    '&a=​',
    [
      'tag-whitespace 1:43 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → &a=',
      'param-empty 1:40 The ad tag has no value for the parameter a. → Remove the parameters without a value. → ',
    ],
  ],
  [
    'https://ads.example/v?a=&cb=[CACHEBUSTING]',
    [
      'param-empty 1:23 The ad tag has no value for the parameter a. → Remove the parameters without a value. → ',
    ],
  ],
  [
    'https://ads.example/v?a=',
    [
      'param-empty 1:22 The ad tag has no value for the parameter a. → Remove the parameters without a value. → https://ads.example/v',
      'cachebuster-missing The ad tag has no parameter that makes every request different. → Add a random number. → https://ads.example/v?a=&cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://ads.example/v?a=&b=1;c=2&cb=[CACHEBUSTING]',
    [
      'param-empty 1:23 The ad tag has no value for the parameter a. → Remove the parameters without a value. → https://ads.example/v?b=1;c=2&cb=[CACHEBUSTING]',
    ],
  ],
];

describe('the rules about the parameters of an ad tag', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
