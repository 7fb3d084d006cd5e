import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import {
  type ArticleStore,
  type ArticleVersion,
  openArticleStore,
} from '../../../../demo/cms/server/article-store.js';
import { cmsApp } from '../../../../demo/cms/server/with-cms.js';
import type { CmsServices } from '../../../../demo/cms/server/cms-services.js';
import { temporaryFolder } from '../../sandbox/open-sandbox.js';
import { type DurableFiles, powerCutFiles } from './power-cut-files.js';

let versions = 0;

const versionOf = (title: string): ArticleVersion => ({
  version: `v${(versions += 1)}`,
  title,
  author: 'editor',
  content: [{ type: 'rule' }],
  language: 'en',
  savedAt: '2026-01-01T00:00:00Z',
});

const LATER = '2026-01-02T00:00:00Z';

const noSpace = (): Error => Object.assign(new Error('no space left'), { code: 'ENOSPC' });

const open = async (t: TestContext) => {
  const files = powerCutFiles();
  versions = 0;
  const folder = await temporaryFolder(t);
  const store = await openArticleStore(folder, files.fileSystem);
  /** The store after a restart of the process. */
  const restarted = () => openArticleStore(folder, files.fileSystem);
  /** The store after a power cut, from what is certain to be on the disk. */
  const afterPowerCut = async (durable: DurableFiles): Promise<ArticleStore> => {
    const other = join(await temporaryFolder(t), 'articles');
    await mkdir(other);
    for (const [name, content] of durable) await writeFile(join(other, name), content);
    return openArticleStore(other);
  };
  return { store, files, folder, restarted, afterPowerCut };
};

/** Saves a new article. */
const saveNew = async (store: ArticleStore, title: string) =>
  (await store.save(`id-${(versions += 1)}`, versionOf(title), null)) ?? assert.fail();

/** Saves a version on top of the present one. */
const saveOver = (store: ArticleStore, id: string, title: string) =>
  store.save(id, versionOf(title), store.get(id)?.versions[0] ?? null);

/** The articles of a store by id: those of the same second have no order. */
const articlesIn = (store: ArticleStore) =>
  [...store.list()].sort((one, other) => one.id.localeCompare(other.id));

const listed = async (store: Promise<ArticleStore>) => articlesIn(await store);

type Write = readonly [what: string, write: (store: ArticleStore, id: string) => Promise<unknown>];

const WRITES: readonly Write[] = [
  ['a new article', (store) => saveNew(store, 'Two')],
  ['a new version', (store, id) => saveOver(store, id, 'New')],
  ['a publication', (store, id) => store.publish(id, LATER)],
  ['an article that is unpublished', (store, id) => store.unpublish(id)],
  ['a deletion', (store, id) => store.delete(id)],
];

for (const [what, write] of WRITES) {
  test(`${what} is on the disk as soon as it is confirmed`, async (t) => {
    const { store, files, afterPowerCut } = await open(t);
    const { id } = await saveNew(store, 'One');
    await write(store, id);
    assert.deepEqual(await listed(afterPowerCut(files.durable())), articlesIn(store));
  });

  test(`${what} that fails at any step loses nothing and can be repeated`, async (t) => {
    const { calls, before } = await trace(t, write);
    assert.ok(calls > 1);
    for (let step = 0; step < calls; step += 1) {
      const { store, files, folder, restarted, afterPowerCut } = await open(t);
      const { id } = await saveNew(store, 'One');
      files.failAt(files.calls() + step, noSpace());
      await assert.rejects(write(store, id), { code: 'ENOSPC' });
      assert.deepEqual(articlesIn(store), before, `step ${step}`);
      const left = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
      assert.deepEqual(left, [], `step ${step}`);
      assert.deepEqual(await listed(restarted()), before, `step ${step}`);
      assert.deepEqual(await listed(afterPowerCut(files.durable())), before, `step ${step}`);
      await write(store, id);
      const kept = await listed(restarted());
      for (const article of articlesIn(store))
        assert.deepEqual(
          kept.find((each) => each.id === article.id),
          article,
        );
    }
  });
}

/** A write without a failure: the number of its calls, and the articles before it. */
const trace = async (t: TestContext, write: Write[1]) => {
  const { store, files } = await open(t);
  const { id } = await saveNew(store, 'One');
  const [before, start] = [articlesIn(store), files.calls()];
  await write(store, id);
  return { calls: files.calls() - start, before };
};

test('a failed write is not shown to anybody', async (t) => {
  const { store, files, restarted } = await open(t);
  const { id } = await saveNew(store, 'One');
  await store.publish(id, LATER);
  files.failAt(files.calls() + 1, noSpace());
  await assert.rejects(saveOver(store, id, 'New'), { code: 'ENOSPC' });
  assert.deepEqual(await listed(restarted()), articlesIn(store));
  assert.equal(store.find('one')?.title, 'One');
});

test('writes at the same time all take effect, and have different addresses', async (t) => {
  const { store, restarted } = await open(t);
  const saved = await Promise.all(Array.from({ length: 20 }, () => saveNew(store, 'One')));
  await Promise.all(saved.map(({ id }) => store.publish(id, LATER)));
  assert.equal(new Set(store.list().map(({ slug }) => slug)).size, 20);
  assert.deepEqual(await listed(restarted()), articlesIn(store));
});

for (const [what, code, method, path] of [
  ['save', 'ENOSPC', 'PUT', '/cms/api/articles/1'],
  ['save', 'EDQUOT', 'PUT', '/cms/api/articles/1'],
  ['unpublish', 'ENOSPC', 'DELETE', '/cms/api/articles/1/publication'],
  ['delete', 'ENOSPC', 'DELETE', '/cms/api/articles/1'],
] as const)
  test(`a full disk (${code}) is replied with 507 to ${method} ${path}`, async () => {
    const lines: string[] = [];
    const failing = () => Promise.reject(Object.assign(new Error('full'), { code }));
    const services = {
      sessions: { editorOf: () => 'editor' },
      catalogue: { index: { find: () => undefined } },
      articles: { [what]: failing },
      clock: () => 0,
      log: (line: string) => void lines.push(line),
    } as unknown as CmsServices;
    const body =
      method === 'PUT' ? JSON.stringify({ title: 'One', version: 'v1', base: null }) : null;
    const request = new Request(`http://127.0.0.1${path}`, { method, body });
    const reply = await cmsApp.fetch(request, services);
    assert.equal(reply.status, 507);
    assert.deepEqual(await reply.json(), { error: { code: 'disk-full' } });
    assert.deepEqual(lines, ['CMS: The disk is full, so nothing was saved.']);
  });
