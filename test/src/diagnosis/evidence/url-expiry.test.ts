import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expiredOn } from '../../../../src/diagnosis/evidence/url-expiry.js';

const NOW = Date.UTC(2026, 10, 26);

describe('the expiry of a signed address', () => {
  for (const [query, day] of [
    ['Expires=1600000000', '2020-09-13'],
    ['hdnea=st=1500000000~exp=1600000000~hmac=a', '2020-09-13'],
    ['se=2026-11-25', '2026-11-25'],
    ['X-Amz-Date=20260915T080000Z&X-Amz-Expires=604800', '2026-09-22'],
    ['se=2026-99-99', ''],
    ['X-Amz-Date=20269915T080000Z&X-Amz-Expires=604800', ''],
    ['X-Amz-Expires=604800', ''],
    ['e=16000000001', ''],
    ['Expires=1900000000', ''],
    ['some=1600000000', ''],
  ] as const)
    it(`is ${day || 'unknown or in the future'} with ${query}`, () => {
      assert.equal(expiredOn(`https://cdn.example/ad.mp4?${query}`, NOW), day);
    });

  it('is unknown without a clock', () => {
    assert.equal(expiredOn('https://cdn.example/ad.mp4?e=1600000000', undefined), '');
  });
});
