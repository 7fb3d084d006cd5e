import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatDateTime, isDateTime, parseDateTime } from '../../../src/api/index.js';
import { parseRetryAfter } from '../../../src/api/transport/retry-policy.js';

const moments: readonly (readonly [sentence: string, text: string, zone: string, utc: string])[] = [
  ['UTC is as it is written', '2026-01-31 18:00:00', 'UTC', '2026-01-31T18:00:00Z'],
  ['winter in Rome is an hour ahead', '2026-01-31 18:00:00', 'Europe/Rome', '2026-01-31T17:00:00Z'],
  ['summer in Rome is two', '2026-07-31 18:00:00', 'Europe/Rome', '2026-07-31T16:00:00Z'],
  [
    'a time that comes twice is the first',
    '2026-10-25 02:30:00',
    'Europe/Rome',
    '2026-10-25T00:30:00Z',
  ],
  [
    'a time that is skipped is moved on',
    '2026-03-29 02:30:00',
    'Europe/Rome',
    '2026-03-29T01:30:00Z',
  ],
  ['a zone with half hours', '2026-01-31 18:00:00', 'Asia/Kolkata', '2026-01-31T12:30:00Z'],
  [
    'a zone across the date line',
    '2026-01-01 00:30:00',
    'Pacific/Auckland',
    '2025-12-31T11:30:00Z',
  ],
  ['the leap day', '2024-02-29 00:00:00', 'UTC', '2024-02-29T00:00:00Z'],
];

const noDates = [
  '',
  'now',
  '2026-02-30 00:00:00',
  '2026-13-01 00:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01 00:60:00',
  '0000-00-00 00:00:00',
  '2026-01-01T00:00:00',
  '2026-01-01 00:00:00Z',
  '2026-1-1 0:0:0',
  ' 2026-01-01 00:00:00',
  '٢٠٢٦-01-01 00:00:00',
  '2023-02-29 00:00:00',
];

void describe('date-times of the wire in a zone that is given', () => {
  for (const [sentence, text, zone, utc] of moments) {
    void it(sentence, () => {
      assert.equal(parseDateTime(text, zone)?.toISOString(), new Date(utc).toISOString());
    });
  }

  for (const text of noDates) {
    void it(`"${text}" is none`, () => {
      assert.equal(isDateTime(text), false);
      assert.equal(parseDateTime(text, 'UTC'), null);
    });
  }

  void it('reads what it wrote, in every zone, but for the hour that comes twice', () => {
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Rome',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    );
    const second = fc.integer({ min: Date.UTC(1971, 0) / 1000, max: Date.UTC(2099, 0) / 1000 });
    fc.assert(
      fc.property(second, zone, (seconds, timeZone) => {
        const moment = new Date(seconds * 1000);
        const text = formatDateTime(moment, timeZone);
        const back = parseDateTime(text, timeZone);
        assert.ok(back !== null);
        assert.equal(formatDateTime(back, timeZone), text);
        const earlier = moment.getTime() - back.getTime();
        assert.ok(earlier === 0 || (earlier > 0 && earlier <= 3_600_000), text);
      }),
      { numRuns: 2000 },
    );
  });

  void it('refuses an unknown zone and an invalid date', () => {
    assert.throws(() => formatDateTime(new Date(0), 'Mars/Base'), RangeError);
    assert.throws(() => formatDateTime(new Date(NaN), 'UTC'), RangeError);
  });
});

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
    void it(`${String(header)} is ${String(ms)}`, () =>
      assert.equal(parseRetryAfter(header, now), ms));
  }
});
