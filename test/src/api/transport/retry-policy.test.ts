import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRetryAfter } from '../../../../src/api/transport/retry-policy.js';

const now = Date.UTC(2026, 0, 31, 12, 0, 0);

const headers: readonly (readonly [header: string | null, ms: number | null])[] = [
  [null, null],
  ['', null],
  ['soon', null],
  ['-1', null],
  ['1e3', null],
  ['0x10', null],
  ['1.5', null],
  ['１', null],
  ['0', 0],
  ['1', 1000],
  [' 7 ', 7000],
  ['99999999', 99_999_999_000],
  ['Sat, 31 Jan 2026 12:00:02 GMT', 2000],
  ['Saturday, 31-Jan-26 12:00:03 GMT', 3000],
  ['Sat Jan 31 12:00:04 2026', 4000],
  ['Sat, 31 Jan 2026 11:00:00 GMT', 0],
  ['Sat, 99 Jan 2026 12:00:02 GMT', null],
  ['2026-01-31 12:00:02', null],
  ['Sat, 31 Jan 2026 12:00:02 CET', null],
];

void describe('Retry-After', () => {
  for (const [header, ms] of headers) {
    void it(ms === null ? `ignores ${String(header)}` : `reads ${String(header)} as ${ms} ms`, () =>
      assert.equal(parseRetryAfter(header, now), ms),
    );
  }
});
