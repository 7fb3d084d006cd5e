import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nameLookup } from '../../../../src/vast/node/name-lookup.js';

/** A machine that finds these names, and what it looked for. */
const machine = (...names: readonly string[]) => {
  const asked: string[] = [];
  const findsNoNames = nameLookup((name) => {
    asked.push(name);
    return names.includes(name) ? Promise.resolve() : Promise.reject(new Error(name));
  });
  return { asked, findsNoNames };
};

const lost = (host: string) => ({ host, failedHost: host });

describe('nameLookup', () => {
  it('knows a machine that finds no name from a host that is not found', async () => {
    assert.equal(await machine().findsNoNames(lost('ads.example')), true);
    assert.equal(await machine('example.com').findsNoNames(lost('ads.example')), false);
    assert.equal(await machine('ads.example').findsNoNames(lost('ads.example:8443')), false);
    assert.equal(await machine().findsNoNames({ mediaHost: 'media.example' }), true);
  });

  it('looks up only the names of lost hosts, each once', async () => {
    const { asked, findsNoNames } = machine();
    assert.equal(await findsNoNames({ host: 'ads.example', status: 404 }), false);
    assert.equal(await findsNoNames(lost('ads.invalid')), false);
    assert.deepEqual(asked, []);
    await findsNoNames(lost('ads.example'));
    await findsNoNames(lost('ads.example'));
    assert.deepEqual(asked, ['ads.example', 'example.com']);
  });
});
