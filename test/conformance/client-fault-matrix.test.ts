import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { callKinds } from '../src/api/calls.js';
import { faults } from '../src/api/fault-table.js';
import { ABSENT, readShared } from './corpus.js';

interface Matrix {
  readonly methods: readonly string[];
  readonly faults: readonly { readonly id: string; readonly fault: string }[];
}

const matrix = readShared('corpora/client-fault-matrix.json') as Matrix | undefined;

/** Rows that not every kind of call can meet, and why. */
const PARTLY: Readonly<Record<string, string>> = {
  F22: 'a 401 of the exchange has no token to replace: F23 covers it',
  F30: 'an empty success is what a delete may answer: F31 covers it',
  F31: 'about deletes',
  F32: 'about deletes, and beside them updates',
  F41: 'about walks through a list',
  F42: 'about walks through a list',
  F43: 'about walks through a list',
  F44: 'about walks through a list',
  F49: 'about waits, which only reads have unasked',
};

void describe('the shared fault matrix', () => {
  void it('is there, or its absence is told', (context) => {
    if (matrix === undefined) context.diagnostic(ABSENT);
    else assert.ok(matrix.faults.length >= 50);
  });

  void it('has the kinds of call that the table runs', () => {
    const kinds = callKinds.map(({ name }) => name);
    assert.deepEqual([...(matrix?.methods ?? kinds)].sort(), kinds.sort());
  });

  for (const { id, fault } of matrix?.faults ?? []) {
    void it(`${id}, ${fault}: is in the table for every kind of call that can meet it`, () => {
      const rows = faults.filter((row) => row.id === id);
      assert.equal(rows.length, 1);
      const met = callKinds.filter((kind) => rows[0]?.meets?.(kind) ?? true);
      assert.ok(met.length > 0);
      assert.equal(met.length === callKinds.length, PARTLY[id] === undefined, PARTLY[id]);
    });
  }
});
