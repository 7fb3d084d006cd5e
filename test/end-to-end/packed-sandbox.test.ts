import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { installPackage } from './packed-package.js';

let folder = '';
let command = '';

/** Starts the sandbox; resolves with its address, without a slash at the end. */
const startSandbox = async (t: TestContext, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [command, '--port', '0', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const closed = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { child, closed, line, origin };
  }
  throw new Error('The sandbox ended before it printed its address.');
};

describe('the installed command media-embed-sandbox', () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-embed-packed-'));
    ({ command } = await installPackage(folder, 'media-embed-sandbox'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('serves pages, scripts, published embeds and media, and stops on SIGTERM', async (t) => {
    const { child, closed, origin } = await startSandbox(t, '--data', join(folder, 'data'));
    const served = [
      ['/', 'text/html', /<title>/],
      ['/publisher/', 'text/html', /publisher\.js/],
      ['/cms/cms.js', 'text/javascript', /\.\.\/chunks\//],
      ['/theme/theme.css', 'text/css', /:root/],
      ['/hosted-player.js', 'text/javascript', /customElements/],
      ['/hosted-player/hosted-player.css', 'text/css', /\{/],
      ['/scripts/latest/embed.js', 'text/javascript', /media-embed-container/],
      ['/published/embed.json', 'application/json', /"public_id"/],
      ['/embeds/plain-video.json', 'application/json', /"plain-video"/],
      ['/embeds/plain-video', 'text/html', /<title>A plain video<\/title>/],
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

  it('has the licenses of the packages in its pages', async () => {
    const path = join(folder, 'package/dist/site/THIRD-PARTY-LICENSES.txt');
    const licenses = await readFile(path, 'utf8');
    for (const name of ['lit', 'lit-html', '@lit/reactive-element', 'hls.js'])
      assert.match(licenses, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'), name);
  });

  it('uses the given seed, key and database', async (t) => {
    const seed = join(folder, 'seed.json');
    const database = join(folder, 'own.db');
    await writeFile(seed, '{"embeds": [{"id": "7", "public_id": "seven", "title": "Of my own"}]}');
    const { line, origin } = await startSandbox(
      t,
      ...['--data', join(folder, 'other'), '--seed', seed],
      ...['--key', 'my-key', '--database', pathToFileURL(database).href],
    );
    assert.match(line, /\(key: my-key, data: .*other\)$/);
    const state = { 'auth-code': 'my-key', state: 's' };
    assert.equal((await fetch(`${origin}/restauth/verify`, { headers: state })).status, 200);
    assert.match(await (await fetch(`${origin}/published/embed.json`)).text(), /Of my own/);
    assert.ok((await stat(database)).size > 0);
  });
});
