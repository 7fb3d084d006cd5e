import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ByteLimitedCache } from '../../../src/publish/byte-limited-cache.js';

test('the value that was not used for the longest time is dropped first', () => {
  const cache = new ByteLimitedCache<{ bytes: number }>(3200);
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 500 });
  cache.get('a');
  cache.set('d', { bytes: 500 });
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined),
    [true, false, true, true],
  );
});

test('a value that exceeds the limit alone is not kept and drops no other', () => {
  const cache = new ByteLimitedCache<{ bytes: number }>(2000);
  cache.set('a', { bytes: 1 });
  cache.set('b', { bytes: 2000 });
  assert.equal(cache.get('b'), undefined);
  assert.notEqual(cache.get('a'), undefined);
});

test('the bytes are those of the values that are kept, after any operations', () => {
  const key = fc.constantFrom('a', 'bb', '__proto__', 'constructor');
  const operation = fc.record({ key, bytes: fc.nat(4000), kind: fc.constantFrom('set', 'delete') });
  fc.assert(
    fc.property(fc.array(operation), (operations) => {
      const cache = new ByteLimitedCache<{ bytes: number }>(6000);
      for (const { key, bytes, kind } of operations) {
        if (kind === 'set') cache.set(key, { bytes });
        else cache.delete(key);
        assert.ok(cache.bytes <= 6000);
      }
      const kept = ['a', 'bb', '__proto__', 'constructor'].flatMap((each) => {
        const value = cache.get(each);
        return value === undefined ? [] : [512 + 2 * each.length + value.bytes];
      });
      assert.equal(
        cache.bytes,
        kept.reduce((sum, bytes) => sum + bytes, 0),
      );
    }),
  );
});
