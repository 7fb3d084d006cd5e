import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { corpusTest, readShared } from '../../conformance/corpus.js';
import { callKinds } from './call-kinds.js';
import { bodyFaults } from './faults/bodies.js';
import { connectionFaults } from './faults/connections.js';
import { exchangeFaults } from './faults/exchanges.js';
import { listFaults } from './faults/lists.js';
import { statusFaults } from './faults/statuses.js';
import { timeFaults } from './faults/time-outs.js';

const faults = [
  connectionFaults,
  timeFaults,
  bodyFaults,
  statusFaults,
  exchangeFaults,
  listFaults,
].flatMap((some) => Object.entries(some));

for (const [id, { sentence, affects = () => true, check }] of faults) {
  void describe(id, () => {
    for (const kind of callKinds.filter(affects)) {
      void it(`${kind.name}: ${sentence}`, () => check(kind));
    }
  });
}

interface Matrix {
  readonly methods: readonly string[];
  readonly faults: readonly { readonly id: string; readonly fault: string }[];
}

const MATRIX = 'corpora/client-fault-matrix.json';

const matrix = readShared(MATRIX) as Matrix | undefined;

/** Faults that cannot affect every kind of call, and why. */
const PARTIAL: Readonly<Record<string, string>> = {
  F22: 'an exchange has no token to replace; F23 covers its 401',
  F30: 'a delete may reply without a body; F31 covers it',
  F31: 'about deletes',
  F32: 'about deletes, compared with updates',
  F41: 'about lists',
  F42: 'about lists',
  F43: 'about lists',
  F44: 'about lists',
  F49: 'about waits, which only reads have by default',
};

void describe('the shared fault matrix', () => {
  corpusTest(
    'has the kinds of call that are tested here',
    MATRIX,
    ({ faults: rows, methods }: Matrix) => {
      assert.ok(rows.length >= 50);
      assert.deepEqual([...methods].sort(), callKinds.map(({ name }) => name).sort());
    },
  );

  for (const { id, fault } of matrix?.faults ?? []) {
    void it(`${id}, ${fault}, is tested for every kind of call that it can affect`, () => {
      const rows = faults.filter(([number]) => number === id);
      assert.equal(rows.length, 1);
      const affected = callKinds.filter((kind) => rows[0]?.[1].affects?.(kind) ?? true);
      assert.ok(affected.length > 0);
      assert.equal(affected.length === callKinds.length, PARTIAL[id] === undefined, PARTIAL[id]);
    });
  }
});
