import assert from 'node:assert/strict';
import { IAB_MACROS } from '../../src/ad-tags/iab-macros.js';
import { sharedTest } from './corpus.js';

interface ReferenceMacro {
  readonly name: string;
  readonly usableInTag: boolean;
}

sharedTest(
  'reference/iab-macros.json',
  "the table holds the IAB's 60 macros, and fills those that may stand in a request",
  (input) => {
    const reference = input as readonly ReferenceMacro[];
    const row = (name: string, usableInTag: boolean): string => `${name} ${String(usableInTag)}`;
    assert.deepEqual(
      IAB_MACROS.map(({ name, value }) => row(name, value !== null)).sort(),
      reference.map(({ name, usableInTag }) => row(name, usableInTag)).sort(),
    );
    assert.equal(IAB_MACROS.length, 60);
  },
);
