import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonOf, openSandbox, ORIGIN, seedOf } from './open-sandbox.js';
import { xmlElements } from './xml-elements.js';

test('every beacon of the document is counted in its run', async (t) => {
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

test('beacons are counted in total and by run, apart from those of ads', async (t) => {
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
