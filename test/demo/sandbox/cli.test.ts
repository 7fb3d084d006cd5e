import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './open-sandbox.js';

const COMMAND = fileURLToPath(new URL('../../../demo/sandbox/cli.js', import.meta.url));

const start = (t: TestContext, ...args: readonly string[]): ChildProcess => {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  t.after(() => child.kill('SIGKILL'));
  return child;
};

const textOf = async (stream: AsyncIterable<Buffer> | null): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** Runs the command and waits for it to exit. */
const runCommand = async (t: TestContext, ...args: readonly string[]) => {
  const child = start(t, ...args);
  const closed = once(child, 'close');
  const [out, err] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  const [code] = (await closed) as [number | null];
  return { code, out, err };
};

test('the command prints one line with address and key, serves, and stops on SIGTERM', async (t) => {
  const data = await temporaryFolder(t);
  const child = start(t, '--port', '0', '--data', join(data, 'new'), '--key', 'my-key');
  assert.ok(child.stdout);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const [, address] =
    /^media-embed sandbox: (http:\/\/127\.0\.0\.1:\d+\/) {2}\(key: my-key\)\n$/.exec(
      line.toString(),
    ) ?? [];
  assert.ok(address, line.toString());
  const reply = await fetch(`${address}restauth/verify`, {
    headers: { 'auth-code': 'my-key', state: 's' },
  });
  assert.equal(reply.status, 200);
  await reply.json();
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  assert.deepEqual(await closed, [0, null]);
});

test('an occupied port is reported in one sentence', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const { port } = other.address() as AddressInfo;
  const { code, out, err } = await runCommand(
    t,
    '--port',
    String(port),
    '--data',
    await temporaryFolder(t),
  );
  assert.deepEqual(
    [code, out, err],
    [1, '', `Port ${port} is in use: choose another one with --port.\n`],
  );
});

test('an invalid seed is reported in one sentence', async (t) => {
  const data = await temporaryFolder(t);
  const seed = join(data, 'seed.json');
  await writeFile(seed, '{"embeds": [{"id": "1", "title": "a"}, {"id": "a b", "title": "b"}]}');
  const { code, out, err } = await runCommand(t, '--port', '0', '--data', data, '--seed', seed);
  assert.deepEqual([code, out], [1, '']);
  assert.equal(err, `${seed}: /embeds/1/id must be 1 to 64 letters, digits, _ or -.\n`);
});

const MISTAKES = [
  ['an unknown option', ['--prot', '1'], /--prot/],
  ['a port that is not a number', ['--port', 'http'], /--port must be a number/],
  ['a port out of bounds', ['--port', '65536'], /--port must be a number/],
  ['a key that cannot be sent in a header', ['--key', 'a b'], /--key must be/],
] as const;

for (const [what, args, message] of MISTAKES) {
  test(`${what} is reported in one line`, async (t) => {
    const { code, out, err } = await runCommand(t, ...args);
    assert.deepEqual([code, out, err.split('\n').length], [1, '', 2]);
    assert.match(err, message);
  });
}

test('--help lists every option', async (t) => {
  const { code, out } = await runCommand(t, '--help');
  assert.equal(code, 0);
  for (const option of ['--port', '--data', '--seed', '--key', '--database'])
    assert.ok(out.includes(option));
});
