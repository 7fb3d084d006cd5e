import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { playable, playingChain, SHORT_AD } from '../laboratory/chain.js';
import { LaboratoryServers } from '../laboratory/servers.js';
import { startBuiltCommand } from '../src/cli/run-built-command.js';
import { cdnFiles } from './cdn-files.js';

const { headlessPath } = (await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
)) as { readonly headlessPath: () => string };

/** How long the code of the element and the JSON take, as over a slow connection. */
const SLOW_MS = 700;

const PAGE = `<!doctype html><link rel="icon" href="data:,"><style>media-embed{display:block;width:640px;height:360px}</style>
<script type="module" src="/media-embed.js"></script><p>A story</p>`;

/** A page that never answers again, and one that removes what is clicked before it can take a click. */
const FAULTY_PAGES: Readonly<Record<string, string>> = {
  '/busy': `<p>A story</p><script>addEventListener('load', () => setTimeout(() => { for (;;); }))</script>`,
  '/removed': `<p>A story</p><script>addEventListener('load', () => document.querySelector('p').remove())</script><img src="/slow">`,
};

interface JsonReport {
  readonly inputs: readonly {
    readonly diagnosis: {
      readonly verdict: { readonly id: string; readonly owner: string; readonly params: object };
    };
  }[];
}

describe('a click that starts what is recorded', { concurrency: false }, () => {
  let servers: LaboratoryServers;
  let pages: Server;
  let origin = '';
  let folder = '';
  let embed: object = {};
  let attributes = '';

  before(async () => {
    const scripts = await cdnFiles();
    servers = await LaboratoryServers.start();
    folder = mkdtempSync(join(tmpdir(), 'media-embed-clicks-'));
    const send = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
      response.writeHead(200, { 'content-type': type }).end(body);
    };
    pages = createServer(({ url = '' }, response) => {
      const script = scripts[url];
      const slowly = (type: string, body: string | Uint8Array): void =>
        void setTimeout(() => send(response, type, body), SLOW_MS);
      if (url === '/')
        send(
          response,
          'text/html',
          `${PAGE}<media-embed format="player" src="/7.json" ${attributes}></media-embed>`,
        );
      else if (url === '/slow') slowly('image/png', '');
      else if (FAULTY_PAGES[url] !== undefined) send(response, 'text/html', FAULTY_PAGES[url]);
      else if (url === '/7.json') slowly('application/json', JSON.stringify(embed));
      else if (url === '/a.mp4') send(response, 'video/mp4', SHORT_AD);
      else if (url === '/media-embed.js' && script) slowly(script.type ?? '', script.body ?? '');
      else if (script) send(response, script.type ?? '', script.body ?? '');
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(pages, 'listening');
    origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  });
  after(async () => {
    pages.closeAllConnections();
    pages.close();
    await servers.stop();
    rmSync(folder, { recursive: true });
  });

  /** The verdict about the page, whose embed has an ad for desktop alone. */
  const record = async (name: string, ...options: readonly string[]) => {
    const chain = playable(playingChain(servers.addressesOf(name, 0), '4.2'));
    servers.serve(name, chain);
    const video = { id: '70', available_video: '1', invalid_video: '0' };
    embed = {
      id: '7',
      title: 'An embed',
      video: { ...video, url_video_mp4: `${origin}/a.mp4` },
      preroll: [{ source_url: chain.tag }],
      mobile_preroll: [],
    };
    const common = ['--allow-private', '--format', 'json', '--browser', headlessPath()];
    const { stdout, stderr } = await startBuiltCommand(
      ['record', `${origin}/`, '--timeout', '9000', ...common, ...options],
      { cwd: folder, env: { TMPDIR: folder } },
    );
    const [input] = (JSON.parse(stdout || '{"inputs":[]}') as JsonReport).inputs;
    const { id, owner, params } = input?.diagnosis.verdict ?? assert.fail(stderr);
    return { id, owner, params };
  };

  for (const loading of ['near', 'click', 'eager'])
    it(`waits for the element with loading="${loading}"`, async () => {
      attributes = `loading="${loading}"`;
      const { id } = await record(`click-${loading}`, '--click', 'media-embed');
      // The ad plays; its trackers lead nowhere.
      assert.equal(id, 'impression-lost');
    });

  it('blames nobody if it starts nothing', async () => {
    attributes = '';
    const { id, owner, params } = await record('click-nothing', '--click', 'p');
    assert.deepEqual([id, owner], ['har-without-ads', 'unknown']);
    assert.equal('playback' in params && params.playback, 'none');
  });

  it('names the device for which the embed that plays has no ad', async () => {
    attributes = 'loading="click"';
    const { id, params } = await record('click-mobile', '--click', 'media-embed', '--mobile');
    assert.equal(id, 'device-without-ads');
    assert.deepEqual(params, { slot: 'preroll', empty: 'mobile', sold: 'desktop' });
  });

  for (const [path, options, expected] of [
    ['/busy', [], '"playback": "none"'],
    ['/busy', ['--click', 'p'], 'Nothing that matches p was visible'],
    ['/removed', ['--click', 'p'], 'What matches p could not be clicked in time'],
  ] as const)
    it(`ends on the page ${path} with ${options.join(' ') || 'no click'}`, async () => {
      const common = ['--allow-private', '--format', 'json', '--browser', headlessPath()];
      const { stdout } = await startBuiltCommand(
        ['record', origin + path, '--timeout', '2500', ...common, ...options],
        { cwd: folder, env: { TMPDIR: folder } },
      );
      assert.ok(stdout.includes(expected), stdout);
    });
});
