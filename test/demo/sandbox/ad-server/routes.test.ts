import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import { jsonOf, listen, openSandbox, ORIGIN, seedOf } from '../open-sandbox.js';
import { until } from '../until.js';
import { xmlElements } from '../xml-elements.js';

test('counts hits by run and in total, even under names like __proto__', async (t) => {
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

test('responds to an unknown ad or event with 404 and does not count it', async (t) => {
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

test('keeps the last 200 ad requests as they were received', async (t) => {
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

test('keeps a hostile run out of the trackers', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const text = await (
    await call(`/ads/vast/inline.xml?run=${encodeURIComponent(']]><x>"&')}`)
  ).text();
  assert.doesNotMatch(text, /run=/);
  xmlElements(text);
});

const SHARING = [
  ['any page, with credentials', 'http://page.test', 'http://page.test', 'true'],
  ['a page of an opaque origin, such as a file, with credentials', 'null', 'null', 'true'],
  ['a request without an origin', undefined, '*', null],
] as const;

for (const [what, origin, allowed, credentials] of SHARING) {
  test(`shares VAST with ${what}`, async (t) => {
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

/** Number of timers or sockets that keep this process alive. */
const activeResources = (kind: string): number =>
  process.getActiveResourcesInfo().filter((name) => name === kind).length;

test('sends the slow document after the requested delay', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const reply = await call('/ads/vast/slow.xml?delay=1');
  assert.equal(reply.status, 200);
  assert.match(await reply.text(), /<VAST /);
});

test('leaves no timer behind when the caller of the slow document disconnects', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const before = activeResources('Timeout');
  const caller = new AbortController();
  // An excessive delay, which would keep the process alive for a day.
  const reply = call('/ads/vast/slow.xml?delay=99999999', { signal: caller.signal });
  await until(async () => Promise.resolve(activeResources('Timeout') > before ? true : null));
  caller.abort();
  assert.equal((await reply).status, 408);
  assert.equal(activeResources('Timeout'), before);
});

test('stops waiting for the slow document when its connection closes', async (t) => {
  const address = await listen(t);
  const before = activeResources('Timeout');
  // Not with fetch, which opens a new connection after an aborted one.
  const request = get(`${address}ads/vast/slow.xml?delay=60000`, { agent: false });
  const closed = new Promise((resolve) => request.once('error', resolve));
  const requests = `${address}ads/requests.json`;
  await until(async () => {
    const seen = (await (await fetch(requests)).json()) as readonly unknown[];
    return seen.length === 1 ? true : null;
  });
  request.destroy();
  await closed;
  await until(async () => Promise.resolve(activeResources('Timeout') <= before ? true : null));
});

test('sends half of the stalled document and ends with its connection', async (t) => {
  const address = await listen(t);
  const caller = new AbortController();
  const reply = await fetch(`${address}ads/vast/stalled.xml`, { signal: caller.signal });
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('content-length'), null);
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  assert.match(new TextDecoder().decode(value), /^<\?xml [^]*<VAST /);
  const rest = reader.read();
  caller.abort();
  await assert.rejects(rest, { name: 'AbortError' });
});

test('counts every beacon of the document in its run', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const document = await (await call('/analytics/beacon.xml?run=r1')).text();
  const beacons = xmlElements(document).filter(({ name }) => name === 'beacon');
  const events = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'pause'];
  assert.deepEqual(
    beacons.map(({ attributes }) => attributes['event']),
    events,
  );
  for (const { attributes } of beacons) {
    const reply = await call((attributes['url'] ?? '').slice(ORIGIN.length));
    assert.equal(reply.headers.get('content-type'), 'image/gif');
  }
  assert.deepEqual(await jsonOf(await call('/analytics/beacons.json?run=r1')), {
    run: 'r1',
    counts: Object.fromEntries(events.map((event) => [event, 1])),
  });
});

test('counts beacons in total and by run, separately from ads', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  for (const search of ['', '?run=a', '?run=a', '?run=%3Cbad%3E']) {
    await call(`/analytics/beacon/start${search}`);
  }
  assert.equal((await call('/analytics/beacon/constructor')).status, 404);
  assert.deepEqual(await jsonOf(await call('/analytics/beacons.json')), {
    total: { start: 4 },
    runs: { a: { start: 2 } },
  });
  assert.deepEqual(await jsonOf(await call('/ads/counters.json')), { total: {}, runs: {} });
});
