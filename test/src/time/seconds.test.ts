import assert from 'node:assert/strict';
import { it } from 'node:test';
import { roundSeconds } from '../../../src/time/seconds.js';

it('rounds seconds to one decimal at most', () => {
  assert.deepEqual([15, 15.3333, 0.04, 0.25, 4.96].map(roundSeconds), [15, 15.3, 0, 0.3, 5]);
});
