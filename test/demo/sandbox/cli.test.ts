import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
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

test('the command prints one line with address, key and data folder, serves, and stops on SIGTERM', async (t) => {
  const data = await temporaryFolder(t);
  const child = start(t, '--port', '0', '--data', join(data, 'new'), '--key', 'my-key');
  assert.ok(child.stdout);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const [, address] =
    /^media-embed sandbox: (http:\/\/127\.0\.0\.1:\d+\/) {2}\(key: my-key, data: .*new\)\n$/.exec(
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

test('without --port, the next port is used if the default one is occupied', async (t) => {
  const other = createServer().listen(4173, '127.0.0.1');
  // Another program of this machine may have it already.
  await Promise.race([once(other, 'listening'), once(other, 'error')]);
  t.after(() => other.close());
  const child = start(t, '--data', await temporaryFolder(t));
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const [, port] = /127\.0\.0\.1:(\d+)/.exec(line.toString()) ?? [];
  assert.ok(Number(port) > 4173 && Number(port) <= 4193, line.toString());
});

test('--host listens on another address, with a warning, under any name', async (t) => {
  const child = start(t, '--host', '0.0.0.0', '--port', '0', '--data', await temporaryFolder(t));
  const [[warning], [line]] = (await Promise.all([
    once(child.stderr ?? child, 'data'),
    once(child.stdout ?? child, 'data'),
  ])) as [[Buffer], [Buffer]];
  assert.match(
    warning.toString(),
    /^Warning: other machines can reach the sandbox on 0\.0\.0\.0\./,
  );
  const [, port] = /0\.0\.0\.0:(\d+)/.exec(line.toString()) ?? [];
  const request = get({ host: '127.0.0.1', port, path: '/embeds.json', headers: { host: 'box' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  assert.notEqual(response.statusCode, 421);
});

test('a second sandbox on the same data is refused in one sentence, until the first ends', async (t) => {
  const data = await temporaryFolder(t);
  const first = start(t, '--port', '0', '--data', data);
  await once(first.stdout ?? first, 'data');
  const { code, out, err } = await runCommand(t, '--port', '0', '--data', data);
  assert.deepEqual(
    [code, out, err],
    [
      1,
      '',
      `Another sandbox uses the folder ${data}: stop it, or choose another folder with --data.\n`,
    ],
  );
  const closed = once(first, 'close');
  first.kill('SIGKILL');
  await closed;
  const next = start(t, '--port', '0', '--data', data);
  await once(next.stdout ?? next, 'data');
});

test('data that is damaged or cannot be written is reported in one sentence', async (t) => {
  const data = await temporaryFolder(t);
  await writeFile(join(data, 'sandbox.db'), 'no database'.repeat(1000));
  const damaged = await runCommand(t, '--port', '0', '--data', data);
  assert.deepEqual(
    [damaged.code, damaged.out, damaged.err],
    [
      1,
      '',
      `The database in ${data} is damaged: move the folder away to start with new data, or choose another one with --data.\n`,
    ],
  );
  const file = join(data, 'file');
  await writeFile(file, '');
  const unwritable = await runCommand(t, '--port', '0', '--data', file);
  assert.deepEqual(
    [unwritable.code, unwritable.out, unwritable.err],
    [
      1,
      '',
      `The folder ${file} cannot be written: make it writable, or choose another one with --data.\n`,
    ],
  );
});

test('--version prints the version of the package', async (t) => {
  const { code, out } = await runCommand(t, '--version');
  const { version } = JSON.parse(await readFile('demo/sandbox/package.json', 'utf8')) as {
    version: string;
  };
  assert.deepEqual([code, out], [0, `${version}\n`]);
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
  for (const option of ['--port', '--host', '--version', '--data', '--seed', '--key', '--database'])
    assert.ok(out.includes(option));
});
