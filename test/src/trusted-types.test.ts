import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { TrustPolicy, trustPolicy } from '../../src/trusted-types.js';

const GLOBALS = ['trustedTypes', Symbol.for('media-embed')];

/** A page that allows each name of a policy once, as `trusted-types` without 'allow-duplicates' does. */
const allow = (...names: readonly string[]): readonly string[] => {
  const created: string[] = [];
  const createPolicy = (name: string, rules: TrustPolicy): TrustPolicy => {
    created.push(name);
    if (!names.includes(name) || created.indexOf(name) < created.length - 1)
      throw new TypeError('Refused');
    return { ...rules };
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  return created;
};

let copies = 0;

/** Another copy of the module, as of another bundle. */
const copy = async (): Promise<typeof trustPolicy> => {
  copies += 1;
  const address = new URL(`../../src/trusted-types.js?${copies}`, import.meta.url);
  return ((await import(address.href)) as { trustPolicy: typeof trustPolicy }).trustPolicy;
};

describe('trustPolicy', () => {
  afterEach(() => {
    for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  });

  it('is one policy for all copies of the library in a page', async () => {
    const created = allow('media-embed');
    const [first, second] = [await copy(), await copy()];
    assert.equal(first(), second());
    assert.equal(second().createHTML('<a>'), '<a>');
    assert.deepEqual(created, ['media-embed']);
  });

  it('throws in all copies after one attempt where the page forbids the policy', async () => {
    const created = allow('lit-html');
    for (const make of [await copy(), await copy()]) assert.throws(make, TypeError);
    assert.deepEqual(created, ['media-embed']);
  });

  it('returns strings in a browser without Trusted Types', async () => {
    assert.equal((await copy())().createScriptURL('https://a.example/'), 'https://a.example/');
  });
});
