import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ALL_PROPERTIES } from './all-properties.js';
import { fuzzProperty } from './fuzz-property.js';
import { runFuzz } from './run-fuzz.js';

const RUNS = 3_000;
const SEED = 20;

const TOTAL_WEIGHT = ALL_PROPERTIES.reduce((sum, { weight }) => sum + weight, 0);

describe('the properties of the functions that read inputs of others', () => {
  for (const property of ALL_PROPERTIES) {
    it(`hold for a few inputs: ${property.name}`, async () => {
      const numRuns = Math.ceil((RUNS * property.weight) / TOTAL_WEIGHT);
      assert.equal(await property.check({ seed: SEED, numRuns }), null);
    });
  }
});

const belowThousand = fuzzProperty('numbers are below 1,000', 1, fc.nat(), (value) => {
  assert.ok(value < 1000, 'too large');
});

const always = fuzzProperty('numbers are numbers', 3, fc.nat(), (value) => {
  assert.equal(typeof value, 'number');
});

const run = (seed: number) =>
  runFuzz([belowThousand, always], { runs: 20_000, seed, now: () => 0, onResult: () => undefined });

describe('a run of properties', () => {
  it('finds the smallest input that fails, with the seed that repeats it', async () => {
    const [failed] = await run(7);
    assert.equal(failed?.failure?.input, '[1000]');
    assert.match(failed.failure.message, /too large/);
    const [again] = await run(failed.failure.seed);
    assert.deepEqual([again?.failure?.input, again?.runs], ['[1000]', failed.failure.runs]);
  });

  it('goes on with the other properties, and shares the runs by weight', async () => {
    const [, other] = await run(7);
    assert.deepEqual([other?.runs, other?.failure], [15_000, null]);
  });

  it('has the same inputs for the same seed, and others for another', () => {
    const inputs = (seed: number): readonly number[] => {
      const seen: number[] = [];
      void fuzzProperty('all', 1, fc.nat(), (value) => void seen.push(value)).check({
        seed,
        numRuns: 50,
      });
      return seen;
    };
    assert.deepEqual(inputs(7), inputs(7));
    assert.notDeepEqual(inputs(7), inputs(8));
  });
});
