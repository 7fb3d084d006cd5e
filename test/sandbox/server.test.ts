import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { isLoopbackHost } from '../../demo/sandbox/loopback-host.js';
import { createSandbox } from '../../demo/sandbox/sandbox.js';
import { PortInUseError, startServer } from '../../demo/sandbox/server.js';
import { seedOf } from './open-sandbox.js';

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
  [undefined, false],
] as const;

for (const [host, expected] of HOSTS) {
  test(`host ${host ?? '(none)'} is ${expected ? 'ours' : 'not ours'}`, () => {
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

test('a running server answers on its own names alone, and a second one is told that the port is in use', async () => {
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
    sandbox.close();
  }
});
