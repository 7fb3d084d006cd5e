import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptIntegrity, usableHash } from '../../../src/render/cdn-integrity.js';

const HASHES = {
  files: { 'a.js': 'sha256-a+/=', 'alone.js': 'sha512-b', 'chunks/c.js': 'md5-c' },
  imports: { 'a.js': ['chunks/c.js', 'chunks/missing.js', 'alone.js'] },
};

test('only the hashes of the specification are usable', () => {
  for (const hash of ['sha256-a', 'sha384-a+/b==', 'sha512-Z9'])
    assert.equal(usableHash(hash), hash);
  for (const hash of ['md5-a', 'sha384-', 'sha384-a b', 'xsha384-a', 'sha384-a===', '', null, 1])
    assert.equal(usableHash(hash), undefined, String(hash));
});

test('the imports of a file are found beside it, without those that have no usable hash', () => {
  assert.deepEqual(scriptIntegrity('https://cdn.example/v1/a.js#x/y', HASHES), {
    integrity: 'sha256-a+/=',
    imports: { 'https://cdn.example/v1/alone.js': 'sha512-b' },
  });
  assert.deepEqual(scriptIntegrity('https://cdn.example/alone.js', HASHES), {
    integrity: 'sha512-b',
    imports: {},
  });
});

test('an address without a file of the build has no hashes', () => {
  for (const address of ['https://cdn.example/', 'https://cdn.example/b.js', 'a.js', ''])
    assert.equal(scriptIntegrity(address, HASHES), undefined, address);
});
