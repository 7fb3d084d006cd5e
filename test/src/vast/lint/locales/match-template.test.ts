import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  fillTemplate,
  matchTemplate,
} from '../../../../../src/vast/lint/locales/match-template.js';

const valuesOf = (template: string, sentence: string): object | null => {
  const values = matchTemplate(template, sentence);
  return values === null ? null : Object.fromEntries(values);
};

for (const [template, sentence, values] of [
  ['The tag is empty.', 'The tag is empty.', {}],
  ['The tag is empty.', 'The tag is empty', null],
  ['The type is {a}.', 'The type is `x`.', { a: '`x`' }],
  ['{ad} has no {list}.', 'The ad has no width.', { ad: 'The ad', list: 'width' }],
  ['{a} at {b}', ' at the end', null],
  ['The type is {a}.', 'The type is .', null],
  ['The type is {a}; expected {b}.', 'The type is 1.', null],
] as const)
  it(`finds ${JSON.stringify(values)} in "${sentence}" with the template "${template}"`, () => {
    assert.deepEqual(valuesOf(template, sentence), values);
  });

it('writes a sentence that has the same values again', () => {
  const values = matchTemplate('{a} took {n} ms.', '`ads.example` took 12 ms.');
  assert.ok(values !== null);
  assert.equal(fillTemplate('{n} ms: {a}.', values), '12 ms: `ads.example`.');
});

it('takes linear time for any sentence', () => {
  const sentence = 'a has no '.repeat(200_000);
  assert.equal(matchTemplate('{a} has no {b} has no {c} is not {d}.', sentence), null);
});
