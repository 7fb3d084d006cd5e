import assert from 'node:assert/strict';
import { test } from 'node:test';
import { element, xmlDocument } from '../../demo/sandbox/ad-server/xml.js';
import { openSandbox, ORIGIN, seedOf } from './open-sandbox.js';
import { xmlElements } from './xml-elements.js';

const ADS = ['inline', 'skippable', 'no-ad'];

for (const name of ADS) {
  test(`${name} is a well-formed VAST 4.2 document`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({}) });
    const reply = await call(`/ads/vast/${name}.xml?run=r1`);
    assert.equal(reply.headers.get('content-type'), 'application/xml; charset=utf-8');
    assert.equal(reply.headers.get('cache-control'), 'no-store');
    const [root] = xmlElements(await reply.text());
    assert.equal(root?.name, 'VAST');
    assert.equal(root.attributes['version'], '4.2');
  });
}

test('hits are counted by run and in total, names that an object has among them', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  for (const run of ['a', 'a', '__proto__', '<bad>', '']) {
    await call(`/ads/track/start?run=${encodeURIComponent(run)}`);
  }
  await call('/ads/track/complete?run=a');
  const { total, runs } = JSON.parse(await (await call('/ads/counters.json')).text()) as {
    total: object;
    runs: object;
  };
  assert.deepEqual(total, { start: 5, complete: 1 });
  assert.deepEqual(Object.entries(runs), [
    ['a', { start: 2, complete: 1 }],
    ['__proto__', { start: 1 }],
  ]);
});

test('an unknown ad or event gives 404 and is not counted', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  for (const path of [
    '/ads/vast/none.xml',
    '/ads/vast/toString.xml',
    '/ads/track/constructor',
    '/ads/track/x',
  ]) {
    assert.equal((await call(path)).status, 404, path);
  }
  assert.deepEqual(await (await call('/ads/counters.json')).json(), { total: {}, runs: {} });
  assert.deepEqual(await (await call('/ads/requests.json')).json(), []);
});

test('ad requests are kept as they came, the last 200', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}), clock: () => 0 });
  const url = '/ads/vast/inline.xml?cb=[CACHEBUSTING]&u=https%3A%2F%2Fx%2F%3Fa%3D1&n=';
  for (let number = 1; number <= 201; number += 1)
    await call(url + String(number), { headers: { origin: 'null' } });
  const requests = (await (await call('/ads/requests.json')).json()) as object[];
  assert.equal(requests.length, 200);
  assert.deepEqual(requests[0], {
    at: '1970-01-01T00:00:00.000Z',
    url: `${ORIGIN}${url}2`,
    origin: 'null',
    referrer: null,
  });
});

test('a hostile run does not reach the trackers', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const text = await (
    await call(`/ads/vast/inline.xml?run=${encodeURIComponent(']]><x>"&')}`)
  ).text();
  assert.doesNotMatch(text, /run=/);
  xmlElements(text);
});

const SHARING = [
  ['an origin is echoed, with credentials', 'http://page.test', 'http://page.test', 'true'],
  ['the origin null gets a star, without credentials', 'null', '*', null],
  ['no origin gets a star', undefined, '*', null],
] as const;

for (const [what, origin, allowed, credentials] of SHARING) {
  test(`VAST sharing: ${what}`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({}) });
    const { headers } = await call(
      '/ads/vast/inline.xml',
      origin === undefined ? {} : { headers: { origin } },
    );
    assert.equal(headers.get('access-control-allow-origin'), allowed);
    assert.equal(headers.get('access-control-allow-credentials'), credentials);
    assert.equal(headers.get('vary'), 'Origin');
  });
}

test('text becomes XML in one place: markup escaped, forbidden characters replaced', () => {
  const text = '<a href="x">&amp;\0\u000b\ud800\ufffe\'😀</a>\n';
  const document = xmlDocument(element('r', { a: text }, text));
  const [root] = xmlElements(document);
  const clean = '<a href="x">&amp;\ufffd\ufffd\ufffd\ufffd\'😀</a>\n';
  assert.deepEqual(root, { name: 'r', attributes: { a: clean }, text: clean });
});
