import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { after, before, describe, it, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { installPackage } from './packed-package.js';

let folder = '';
let command = '';

const start = (t: TestContext, args: readonly string[]): ChildProcess => {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  return child;
};

const streams = (child: ChildProcess) => {
  const { stdout, stderr } = child;
  assert.ok(stdout !== null && stderr !== null);
  return { stdout, stderr, closed: once(child, 'close') };
};

/** Runs the command to its end. */
const outcome = async (t: TestContext, ...args: readonly string[]) => {
  const { stdout, stderr, closed } = streams(start(t, args));
  const [out, err] = await Promise.all([text(stdout), text(stderr)]);
  const [code] = (await closed) as [number | null];
  return { code, out, err };
};

/** Starts the sandbox and answers with its address, without a slash at its end. */
const startSandbox = async (t: TestContext, ...args: readonly string[]) => {
  const child = start(t, ['sandbox', '--port', '0', ...args]);
  const { stdout, closed } = streams(child);
  for await (const line of createInterface({ input: stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { child, closed, line, origin };
  }
  throw new Error('The sandbox ended before it told its address.');
};

describe('the installed command', () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-embed-packed-'));
    command = await installPackage(folder);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('serves pages, scripts, published embeds and media, and stops when it is told to', async (t) => {
    const { child, closed, origin } = await startSandbox(t, '--data', join(folder, 'data'));
    const served = [
      ['/', 'text/html', /<title>/],
      ['/publisher/', 'text/html', /publisher\.js/],
      ['/cms/cms.js', 'text/javascript', /media-embed-code/],
      ['/theme/theme.css', 'text/css', /:root/],
      ['/hosted-player.js', 'text/javascript', /chunks\/hosted-player/],
      ['/hosted-player/hosted-player.css', 'text/css', /\{/],
      ['/scripts/latest/embed.js', 'text/javascript', /media-embed-container/],
      ['/published/embed.json', 'application/json', /"public_id"/],
      ['/media/subtitles/english.vtt', 'text/vtt', /^WEBVTT/],
      ['/media/colour-bars/master.m3u8', 'application/vnd.apple.mpegurl', /^#EXTM3U/],
      ['/media/test-card.mp4', 'video/mp4', /ftyp/],
    ] as const;
    for (const [path, type, content] of served) {
      const reply = await fetch(`${origin}${path}`);
      assert.equal(reply.status, 200, path);
      assert.ok(reply.headers.get('content-type')?.startsWith(type), path);
      assert.match(await reply.text(), content, path);
    }
    child.kill('SIGTERM');
    assert.deepEqual(await closed, [0, null]);
  });

  it('takes a seed, a key and a database of its own', async (t) => {
    const seed = join(folder, 'seed.json');
    const database = join(folder, 'own.db');
    await writeFile(seed, '{"embeds": [{"id": "7", "public_id": "seven", "title": "Of my own"}]}');
    const { line, origin } = await startSandbox(
      t,
      ...['--data', join(folder, 'other'), '--seed', seed],
      ...['--key', 'my-key', '--database', pathToFileURL(database).href],
    );
    assert.match(line, /\(key: my-key\)$/);
    const state = { 'auth-code': 'my-key', state: 's' };
    assert.equal((await fetch(`${origin}/restauth/verify`, { headers: state })).status, 200);
    assert.match(await (await fetch(`${origin}/published/embed.json`)).text(), /Of my own/);
    assert.ok((await stat(database)).size > 0);
  });

  it('says in one sentence that a port is taken', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    t.after(() => other.close());
    const { port } = other.address() as AddressInfo;
    assert.deepEqual(
      await outcome(t, 'sandbox', '--port', String(port), '--data', join(folder, 'taken')),
      { code: 1, out: '', err: `Port ${port} is in use: choose another one with --port.\n` },
    );
  });

  for (const [what, args, sentence] of [
    ['an unknown command', ['sandbag'], /^There is no command "sandbag"\.\n/],
    ['no command', [], /^A command is missing\.\n/],
  ] as const) {
    it(`answers ${what} with its usage`, async (t) => {
      const { code, out, err } = await outcome(t, ...args);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, sentence);
      assert.match(err, /Usage: media-embed <command>/);
    });
  }

  it('explains itself and its sandbox', async (t) => {
    for (const [args, usage] of [
      [['--help'], /^Usage: media-embed <command> \[options\]\n/],
      [['sandbox', '--help'], /^Usage: media-embed sandbox \[options\]\n/],
    ] as const) {
      const { code, out, err } = await outcome(t, ...args);
      assert.deepEqual([code, err], [0, '']);
      assert.match(out, usage);
    }
  });
});
