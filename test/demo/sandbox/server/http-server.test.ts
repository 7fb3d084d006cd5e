import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { createSandbox } from '../../../../demo/sandbox/sandbox.js';
import {
  isLoopbackHost,
  PortInUseError,
  startServer,
} from '../../../../demo/sandbox/server/http-server.js';
import { listen, seedOf, tokenOf } from '../open-sandbox.js';
import { rawExchange } from './raw-exchange.js';

const HOSTS = [
  ['127.0.0.1:4173', true],
  ['localhost:4173', true],
  ['127.0.0.1', false],
  ['127.0.0.1:80', false],
  ['localhost:41730', false],
  ['evil.test:4173', false],
  ['127.0.0.1.evil.test:4173', false],
  ['localhost:4173@evil.test', false],
  ['', false],
  [null, false],
] as const;

for (const [host, expected] of HOSTS) {
  test(`${expected ? 'accepts' : 'refuses'} the host ${host ?? '(none)'}`, () => {
    assert.equal(isLoopbackHost(host, 4173), expected);
  });
}

const statusFor = (address: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const call = request(
      `${address}published/embed/1.json`,
      { headers: { host }, agent: false },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      },
    );
    call.on('error', reject).end();
  });

test('a server accepts only its own host names, and a second one rejects because the port is in use', async () => {
  const sandbox = await createSandbox({ seed: seedOf({}) });
  const server = await startServer(sandbox, 0);
  try {
    const { port } = new URL(server.address);
    assert.match(server.address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
    assert.equal(await statusFor(server.address, `127.0.0.1:${port}`), 200);
    assert.equal(await statusFor(server.address, `localhost:${port}`), 200);
    assert.equal(await statusFor(server.address, `rebound.test:${port}`), 421);
    await assert.rejects(startServer(sandbox, Number(port)), PortInUseError);
  } finally {
    await server.stop();
    await sandbox.close();
  }
});

type Named = readonly [what: string, target: (own: string) => string, hosts: readonly string[]];

const PATH = 'published/embed/1.json';

/** How a request can name a server: by its first line and by its `Host` headers; `OWN` is the address of the server. */
const MISDIRECTED: readonly Named[] = [
  ['another host', () => `/${PATH}`, ['rebound.test:PORT']],
  ['another host after its own', () => `/${PATH}`, ['OWN', 'rebound.test:PORT']],
  ['its own host after another', () => `/${PATH}`, ['rebound.test:PORT', 'OWN']],
  ['its own host twice', () => `/${PATH}`, ['OWN', 'OWN']],
  ['an absolute address of another host', () => `http://rebound.test/${PATH}`, ['OWN']],
  ['an absolute address with its port', () => `http://rebound.test:PORT/${PATH}`, ['OWN']],
  ['another port', () => `http://127.0.0.1:1/${PATH}`, ['OWN']],
  ['another scheme', (own) => `https://${own}/${PATH}`, ['OWN']],
  ['a user name', (own) => `http://rebound.test@${own}/${PATH}`, ['OWN']],
  ['its own address and another host', (own) => `http://${own}/${PATH}`, ['rebound.test']],
  ['a longer host', () => `http://127.0.0.1.rebound.test:PORT/${PATH}`, ['OWN']],
];

const OWN_NAMES: readonly Named[] = [
  ['its own host', () => `/${PATH}`, ['OWN']],
  ['its own absolute address', (own) => `http://${own}/${PATH}`, ['OWN']],
];

for (const [cases, expected] of [
  [MISDIRECTED, 421],
  [OWN_NAMES, 200],
] as const)
  for (const [what, target, hosts] of cases)
    test(`a request line and Host headers with ${what} are replied with ${expected}`, async (t) => {
      const { host, port } = new URL(await listen(t));
      const named = [`GET ${target(host)} HTTP/1.1`, ...hosts.map((each) => `Host: ${each}`)];
      const head = named.map((line) => line.replace('PORT', port).replace('OWN', host));
      assert.equal(await rawExchange(Number(port), { head }), expected);
    });

const tokenHeaders = async (address: string): Promise<Record<string, string>> => {
  const token = await tokenOf((path, init) => fetch(new URL(path, address), init), 'demo-key');
  return { 'access-token': token, 'content-type': 'application/json' };
};

const assertTooLarge = async (reply: Promise<Response>): Promise<void> => {
  const result = await reply.then(
    ({ status }) => status,
    () => 'the connection was closed',
  );
  assert.ok([413, 'the connection was closed'].includes(result), String(result));
};

test('refuses a body that is too large over a socket, and continues to serve', async (t) => {
  const address = await listen(t, { maxUploadBytes: 1000 });
  const headers = await tokenHeaders(address);
  const list = `${address}rest/v2/live.json`;
  const body = JSON.stringify({ title: 'x'.repeat(8 * 1024 * 1024) });
  await assertTooLarge(fetch(list, { method: 'POST', headers, body }));
  const form = new FormData();
  form.set('titolo', 'x');
  form.set('video', new Blob([new Uint8Array(4 * 1024 * 1024)]), 'a.mp4');
  const { 'access-token': token = '' } = headers;
  await assertTooLarge(
    fetch(`${address}rest/video.json`, {
      method: 'POST',
      headers: { 'access-token': token },
      body: form,
    }),
  );
  assert.equal((await fetch(list, { headers })).status, 200);
});

test('ignores an upload whose caller disconnects in the middle', async (t) => {
  const address = await listen(t);
  const headers = await tokenHeaders(address);
  const call = request(`${address}rest/video.json`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '9999',
    },
    agent: false,
  });
  call.on('error', () => undefined);
  call.write('--b\r\nContent-Disposition: form-data; name="video"; filename="a"\r\n\r\nxxxx');
  await new Promise((resolve) => call.once('socket', (socket) => socket.once('connect', resolve)));
  call.destroy();
  const list = await fetch(`${address}rest/video.json`, { headers });
  assert.deepEqual(await list.json(), []);
});

test('accepts the method override and a form over a socket', async (t) => {
  const address = await listen(t);
  const headers = await tokenHeaders(address);
  const list = `${address}rest/v2/live.json`;
  const fields = { title: 'a', source_url: 'https://s.example/l.m3u8' };
  const body = JSON.stringify(fields);
  const created = await fetch(list, { method: 'POST', headers, body });
  const { id } = (await created.json()) as { id: string };
  const changed = await fetch(`${address}rest/v2/live/${id}.json`, {
    method: 'POST',
    headers: { 'access-token': headers['access-token'] ?? '', 'x-http-method-override': 'PUT' },
    body: new URLSearchParams({ title: 'b' }),
  });
  assert.equal(changed.status, 200);
  assert.equal(((await changed.json()) as { title: string }).title, 'b');
});
