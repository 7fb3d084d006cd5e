import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listed, parametersNamed } from '../../../../../src/lint/ad-tag/rules/parameter-names.js';

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`);

it('lists names as a sentence does, each once', () => {
  assert.equal(listed([]), '');
  assert.equal(listed(['a']), 'a');
  assert.equal(listed(['a', 'b', 'a']), 'a and b');
  assert.equal(listed(['a', 'b', 'c']), 'a, b and c');
});

it('lists at most ten names and counts the others', () => {
  assert.equal(listed(names(10)), 'p1, p2, p3, p4, p5, p6, p7, p8, p9 and p10');
  assert.equal(listed(names(11)), 'p1, p2, p3, p4, p5, p6, p7, p8, p9, p10 and 1 more');
  assert.equal(listed(names(30)), 'p1, p2, p3, p4, p5, p6, p7, p8, p9, p10 and 20 more');
});

it('cuts names after 40 characters', () => {
  assert.equal(listed(['n'.repeat(40)]), 'n'.repeat(40));
  assert.equal(listed(['n'.repeat(41)]), `${'n'.repeat(40)}…`);
});

it('says parameter for one name and parameters for several', () => {
  assert.equal(parametersNamed(['a']), 'parameter a');
  assert.equal(parametersNamed(['a', 'a']), 'parameter a');
  assert.equal(parametersNamed(['a', 'b']), 'parameters a and b');
});
