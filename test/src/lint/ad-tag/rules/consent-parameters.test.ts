import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gppSections } from '../../../../../src/lint/ad-tag/rules/consent-parameters.js';

// The strings are the examples of the IAB's GPP specification and of its CMP API.
test('the header of a GPP string names its sections', () => {
  assert.deepEqual(gppSections('DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA'), [2]);
  assert.deepEqual(
    gppSections('DBACNYA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA~1YNN'),
    [2, 6],
  );
  assert.deepEqual(gppSections('DBABLA~BVVqAAAAAgA.QA'), [7]);
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bits in the letters of base64url. */
const encoded = (bits: string): string =>
  (bits.match(/.{1,6}/g) ?? [])
    .map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(6, '0'), 2)))
    .join('');

const bitsOf = (number: number, length: number): string => number.toString(2).padStart(length, '0');

/** A header with the type 3, the version 1, a number of items, and their bits. */
const header = (count: number, items: string, type = 3, version = 1): string =>
  encoded(bitsOf(type, 6) + bitsOf(version, 6) + bitsOf(count, 12) + items);

// In Fibonacci coding: 1 is 11, 2 is 011, 3 is 0011, 4 is 1011, 5 is 00011, 7 is 01011.
test('a header lists sections one by one, by the distance from the one before, and as ranges', () => {
  assert.deepEqual(gppSections(header(0, '')), []);
  assert.deepEqual(gppSections(header(2, `001101011`)), [2, 6]);
  assert.deepEqual(gppSections(header(1, `1010110011`)), [7, 8, 9, 10]);
  assert.deepEqual(gppSections(header(2, `1011110011`)), [2, 3, 5]);
  assert.deepEqual(gppSections(header(3, `011011000011`)), [1, 2, 7]);
});

test('the sections behind the header are not read', () => {
  assert.deepEqual(gppSections(`${header(1, '0011')}~!!!`), [2]);
});

test('a header with another type, another version or too many sections is not read', () => {
  const item = '0011';
  assert.equal(gppSections(header(1, item, 2)), null);
  assert.equal(gppSections(header(1, item, 3, 2)), null);
  assert.equal(gppSections(header(101, '011'.repeat(300))), null);
  assert.deepEqual(gppSections(header(100, '011'.repeat(300)))?.length, 100);
});

test('a header that ends within an item is not read', () => {
  for (const items of ['', '0', '01', '0000', '1011', '10110'])
    assert.equal(gppSections(header(1, items)), null, items);
});

test('a number of more than 24 bits is no number', () => {
  assert.equal(gppSections(header(1, `0${'0'.repeat(40)}11`)), null);
});

test('a text that is not a GPP string has no sections', () => {
  for (const text of [
    '',
    '~',
    'D',
    'CPXxRfAPXxRfAAfKABENB',
    'DBAB',
    '1YNN',
    '\u{1f600}',
    'DB____________',
  ]) {
    assert.equal(gppSections(text), null, text);
  }
});
