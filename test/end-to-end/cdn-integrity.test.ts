import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { type CdnIntegrity, requiredScript } from '../../src/index.js';
import { type Loopback, type Reply, startLoopback } from '../loopback.js';
import { AT_ONCE } from './ad-scene.js';
import { cdnFiles } from './cdn-files.js';
import { until } from './poll.js';
import { sharedBrowser } from './shared-services.js';

const readHashes = async (): Promise<CdnIntegrity> =>
  JSON.parse(await readFile('dist/cdn/integrity.json', { encoding: 'utf8' })) as CdnIntegrity;

const changed = ({ body, ...reply }: Reply): Reply => ({
  ...reply,
  body: `${Buffer.from(body ?? '').toString()}\nglobalThis.isChanged = true;`,
});

describe('the hashes of the files for pages without a bundler', { concurrency: AT_ONCE }, () => {
  const browser = sharedBrowser();
  let server: Loopback;
  let hashes: CdnIntegrity;

  before(async () => {
    hashes = await readHashes();
    const files = await cdnFiles();
    server = await startLoopback(({ origin }) => ({ path }) => {
      const [, folder = '', file = ''] = /^\/([^/]*)\/(.*)$/.exec(path) ?? [];
      const reply = files[`/${file}`];
      if (reply !== undefined) return file === decodeURIComponent(folder) ? changed(reply) : reply;
      const address = `${origin}/${folder}/media-embed.js`;
      const { code = '' } = requiredScript('media-embed', { address, integrity: hashes }) ?? {};
      const body = `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">${code}<media-embed></media-embed>`;
      return { type: 'text/html', body };
    });
  });
  after(() => server.stop());

  it('are those of every file', async () => {
    const files = await cdnFiles();
    assert.deepEqual(
      Object.keys(hashes.files)
        .map((name) => `/${name}`)
        .sort(),
      Object.keys(files).sort(),
    );
    for (const [name, hash] of Object.entries(hashes.files)) {
      const { body = '' } = files[`/${name}`] ?? {};
      assert.equal(hash, `sha384-${createHash('sha384').update(body).digest('base64')}`, name);
    }
    assert.ok((hashes.imports['media-embed.js'] ?? []).length > 0);
  });

  /** Opens a page that includes the script of a folder in which one file was changed. */
  const open = async (changedFile: string) => {
    const context = await browser().newContext();
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`${server.origin}/${encodeURIComponent(changedFile)}/page`);
    const state = () =>
      page.evaluate(() => ({
        isDefined: customElements.get('media-embed') !== undefined,
        isChanged: 'isChanged' in globalThis,
      }));
    return { context, messages, state };
  };

  it('let a browser run the files of the build', async () => {
    const { context, messages, state } = await open('none');
    await until('the element is defined', async () => (await state()).isDefined);
    assert.deepEqual(messages, []);
    await context.close();
  });

  it('let a browser refuse a file that was changed, and one that it imports', async () => {
    const [imported = ''] = hashes.imports['media-embed.js'] ?? [];
    for (const file of ['media-embed.js', imported]) {
      const { context, messages, state } = await open(file);
      await until(`${file} is refused`, () =>
        Promise.resolve(messages.some((message) => /integrity/i.test(message))),
      );
      assert.deepEqual(await state(), { isDefined: false, isChanged: false }, file);
      await context.close();
    }
  });
});
