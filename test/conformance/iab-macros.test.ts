import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IAB_MACROS } from '../../src/ad-tags/iab-macros.js';
import { ABSENT, readShared } from './corpus.js';

interface ReferenceMacro {
  readonly name: string;
  readonly usableInTag: boolean;
}

test("the table holds the IAB's 60 macros, and fills those that may stand in a request", (t) => {
  const reference = readShared('reference/iab-macros.json') as
    readonly ReferenceMacro[] | undefined;
  if (reference === undefined) {
    t.diagnostic(ABSENT);
    return;
  }
  const row = (name: string, usableInTag: boolean): string => `${name} ${String(usableInTag)}`;
  assert.deepEqual(
    IAB_MACROS.map(({ name, value }) => row(name, value !== null)).sort(),
    reference.map(({ name, usableInTag }) => row(name, usableInTag)).sort(),
  );
  assert.equal(IAB_MACROS.length, 60);
});
