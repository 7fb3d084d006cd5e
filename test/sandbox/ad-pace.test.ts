import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test, type TestContext } from 'node:test';
import { createSandbox } from '../../demo/sandbox/sandbox.js';
import { startServer } from '../../demo/sandbox/server.js';
import { openSandbox, seedOf } from './open-sandbox.js';
import { until } from './until.js';

/** Timers and sockets that keep this process alive. */
const held = (kind: string): number =>
  process.getActiveResourcesInfo().filter((name) => name === kind).length;

const served = async (t: TestContext): Promise<string> => {
  const sandbox = await createSandbox({ seed: seedOf({}) });
  const server = await startServer(sandbox, 0);
  t.after(async () => {
    await server.stop();
    await sandbox.close();
  });
  return server.address;
};

test('the slow document comes after the time that was asked for', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const reply = await call('/ads/vast/slow.xml?delay=1');
  assert.equal(reply.status, 200);
  assert.match(await reply.text(), /<VAST /);
});

test('a caller that does not wait for the slow document leaves no timer behind', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const before = held('Timeout');
  const caller = new AbortController();
  // A delay beyond all bounds, which would hold the process for a day.
  const reply = call('/ads/vast/slow.xml?delay=99999999', { signal: caller.signal });
  await until(async () => Promise.resolve(held('Timeout') > before ? true : null));
  caller.abort();
  assert.equal((await reply).status, 408);
  assert.equal(held('Timeout'), before);
});

test('over a socket the slow document ends with its connection', async (t) => {
  const address = await served(t);
  const before = held('Timeout');
  // Not by fetch: it opens a connection anew for the one that it gave up, which stopping waits for.
  const request = get(`${address}ads/vast/slow.xml?delay=60000`, { agent: false });
  const closed = new Promise((resolve) => request.once('error', resolve));
  const requests = `${address}ads/requests.json`;
  await until(async () => {
    const seen = (await (await fetch(requests)).json()) as readonly unknown[];
    return seen.length === 1 ? true : null;
  });
  request.destroy();
  await closed;
  await until(async () => Promise.resolve(held('Timeout') <= before ? true : null));
});

test('the stalled document sends its headers and half of itself, and ends with its connection', async (t) => {
  const address = await served(t);
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
