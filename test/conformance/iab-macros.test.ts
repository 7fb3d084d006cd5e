import assert from 'node:assert/strict';
import { IAB_MACROS } from '../../src/ad-tags/iab-macros.js';
import { corpusTest } from './corpus.js';

interface ReferenceMacro {
  readonly name: string;
  readonly usableInTag: boolean;
}

corpusTest(
  "the table holds the IAB's 60 macros, and fills those that are valid in a request",
  'reference/iab-macros.json',
  (reference: readonly ReferenceMacro[]) => {
    const row = (name: string, usableInTag: boolean): string => `${name} ${usableInTag}`;
    assert.deepEqual(
      IAB_MACROS.map(({ name, value }) => row(name, value !== null)).sort(),
      reference.map(({ name, usableInTag }) => row(name, usableInTag)).sort(),
    );
    assert.equal(IAB_MACROS.length, 60);
  },
);
