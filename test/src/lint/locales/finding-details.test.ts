import assert from 'node:assert/strict';
import { it } from 'node:test';
import { documentedRange, findingDetails } from '../../../../src/lint/locales/finding-details.js';

for (const [message, details] of [
  ['The ad tag has no parameter that makes every request different.', []],
  ['The value of the parameter cust_params is not encoded.', ['cust_params']],
  ['The parameters a, b and c have no value.', ['a', 'b', 'c']],
  ['Nothing fills {item} and %%CACHEBUSTER%%.', ['{item}', '%%CACHEBUSTER%%']],
  ['The field is `yes`, and `yes` is no flag.', ['yes']],
  ['The value "yes" is not 1 or 0.', ['yes']],
  ['The value 150 is outside the documented range.', ['150']],
  ['The player has no event named "A. B".', ['A. B']],
  ['The value (a list) is not a string.', []],
  ['', []],
] as const)
  it(`names ${details.length} parts of "${message}"`, () => {
    assert.deepEqual(findingDetails(message), details);
  });

it('takes linear time for any message', () => {
  assert.deepEqual(findingDetails(`parameters ${'a, '.repeat(50_000)}`), ['a']);
});

it('names the documented range of a value', () => {
  assert.equal(documentedRange('Use a value within the documented range: 0 to 1.'), '0–1');
  assert.equal(
    documentedRange('Use a value within the documented range: -1 to 99999.'),
    '-1–99999',
  );
  assert.equal(documentedRange('Send 1 or 0, or null.'), null);
});
