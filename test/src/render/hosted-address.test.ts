import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostedAddress, namesEmbed } from '../../../src/render/hosted-address.js';

const BASE = 'https://m.example/proxy/iframe.php/e1/acme';

const identity = (publicId: string | null) => ({ id: publicId ?? 'e1', embedId: 'e1', publicId });

test('the public id replaces only the id of an address of the hosted player', () => {
  for (const [address, expected] of [
    [BASE, 'https://m.example/proxy/iframe.php/p%2F1/acme'],
    [`${BASE}/label?a#b`, 'https://m.example/proxy/iframe.php/p%2F1/acme/label?a#b'],
    ['https://m.example/proxy/iframe.php/e2/acme', null],
    ['https://m.example/?u=/iframe.php/e1/acme', null],
    ['https://m.example/#/iframe.php/e1/acme', null],
    ['https://m.example/proxy/iframe.php/e1', null],
  ] as const)
    assert.equal(hostedAddress(address, identity('p/1'), ''), expected ?? address);
});

test('a public id of dots never becomes a step up the path', () => {
  for (const id of ['.', '..']) assert.equal(hostedAddress(BASE, identity(id), ''), BASE);
  assert.equal(
    hostedAddress(BASE, identity('...'), ''),
    'https://m.example/proxy/iframe.php/.../acme',
  );
});

test('a label is the last segment of the path, unless it would be a step up', () => {
  assert.equal(hostedAddress(BASE, identity(null), 'a b'), `${BASE}/a%20b`);
  assert.equal(hostedAddress(`${BASE}/old?q=/#f`, identity(null), 'new'), `${BASE}/new?q=/#f`);
  assert.equal(
    hostedAddress('https://m.example/p/?q', identity(null), 'x'),
    'https://m.example/p/x?q',
  );
  assert.equal(hostedAddress(BASE, identity(null), '..x'), `${BASE}/..x`);
  assert.equal(hostedAddress(BASE, identity(null), 'x..'), `${BASE}/x..`);
  for (const label of ['.', '..']) assert.equal(hostedAddress(BASE, identity(null), label), null);
});

test('an address names the embed whose id is in it', () => {
  assert.equal(namesEmbed(BASE, 'e1'), true);
  assert.equal(namesEmbed(BASE, 'e'), false);
  assert.equal(namesEmbed('https://m.example/e1', 'e1'), false);
});
