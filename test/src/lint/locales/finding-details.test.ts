import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingDetails } from '../../../../src/lint/locales/finding-details.js';

for (const [message, details] of [
  ['The ad tag has no parameter that makes every request different.', []],
  ['The value of the parameter cust_params is not encoded.', ['cust_params']],
  ['The parameters a, b and c have no value.', ['a', 'b', 'c']],
  ['Nothing fills {item} and %%CACHEBUSTER%%.', ['{item}', '%%CACHEBUSTER%%']],
  ['The field is `yes`, and `yes` is no flag.', ['yes']],
  ['', []],
] as const)
  it(`names ${details.length} parts of "${message}"`, () => {
    assert.deepEqual(findingDetails(message), details);
  });

it('takes linear time for any message', () => {
  assert.deepEqual(findingDetails(`parameters ${'a, '.repeat(50_000)}`), ['a']);
});
