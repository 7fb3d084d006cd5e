import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatDateTime, isDateTime, parseDateTime } from '../../../src/time/dates.js';

const cases: readonly (readonly [sentence: string, text: string, zone: string, utc: string])[] = [
  ['UTC is not shifted', '2026-01-31 18:00:00', 'UTC', '2026-01-31T18:00:00Z'],
  ['winter in Rome is an hour ahead', '2026-01-31 18:00:00', 'Europe/Rome', '2026-01-31T17:00:00Z'],
  [
    'summer in Rome is two hours ahead',
    '2026-07-31 18:00:00',
    'Europe/Rome',
    '2026-07-31T16:00:00Z',
  ],
  [
    'a repeated time is read as the earlier one',
    '2026-10-25 02:30:00',
    'Europe/Rome',
    '2026-10-25T00:30:00Z',
  ],
  ['a skipped time is moved forward', '2026-03-29 02:30:00', 'Europe/Rome', '2026-03-29T01:30:00Z'],
  [
    'a zone may differ by half hours',
    '2026-01-31 18:00:00',
    'Asia/Kolkata',
    '2026-01-31T12:30:00Z',
  ],
  [
    'a zone may be on another day',
    '2026-01-01 00:30:00',
    'Pacific/Auckland',
    '2025-12-31T11:30:00Z',
  ],
  ['the leap day exists in leap years', '2024-02-29 00:00:00', 'UTC', '2024-02-29T00:00:00Z'],
];

const invalid = [
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

void describe('a date-time of the service in a time zone', () => {
  for (const [sentence, text, zone, utc] of cases) {
    void it(sentence, () => {
      assert.equal(parseDateTime(text, zone)?.toISOString(), new Date(utc).toISOString());
    });
  }

  for (const text of invalid) {
    void it(`"${text}" is not a date-time`, () => {
      assert.equal(isDateTime(text), false);
      assert.equal(parseDateTime(text, 'UTC'), null);
    });
  }

  void it('a date-time is parsed as it was formatted in every zone, except in the repeated hour', () => {
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

  void it('throws a RangeError for an unknown zone or an invalid date', () => {
    assert.throws(() => formatDateTime(new Date(0), 'Mars/Base'), RangeError);
    assert.throws(() => formatDateTime(new Date(NaN), 'UTC'), RangeError);
  });
});
