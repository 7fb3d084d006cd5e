import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  type ArticleStore,
  type ArticleVersion,
  openArticleStore,
  type StoredArticle,
} from '../../../../demo/cms/server/article-store.js';
import { temporaryFolder } from '../../sandbox/open-sandbox.js';

const TEXT: Omit<ArticleVersion, 'version'> = {
  title: 'One',
  author: 'editor',
  content: [],
  language: 'en',
  savedAt: '2026-01-01T00:00:00Z',
};

const LATER = '2026-01-02T00:00:00Z';

let versions = 0;

/** Saves a version on top of the present one. */
const save = async (
  store: ArticleStore,
  id: string,
  changes: Partial<ArticleVersion> = {},
): Promise<StoredArticle> => {
  const version = `v${(versions += 1)}`;
  const base = store.get(id)?.versions[0] ?? null;
  const saved = await store.save(id, { ...TEXT, version, ...changes }, base);
  return saved ?? assert.fail('Somebody else saved first.');
};

const saveNew = (store: ArticleStore, changes: Partial<ArticleVersion> = {}) =>
  save(store, `id-${(versions += 1)}`, changes);

const publishNew = async (store: ArticleStore) => {
  const { id } = await saveNew(store);
  return store.publish(id, LATER);
};

test('articles of the same title have addresses of their own, and one can be published again', async () => {
  const store = await openArticleStore(null);
  const first = await publishNew(store);
  assert.equal(first?.slug, 'one');
  assert.equal((await publishNew(store))?.slug, 'one-2');
  await save(store, first.id, { title: 'New' });
  assert.equal((await store.publish(first.id, LATER))?.slug, 'one');
  assert.equal(store.find('one')?.title, 'New');
});

test('readers see no draft, and no change before it is published', async () => {
  const store = await openArticleStore(null);
  const { id, slug } = await saveNew(store);
  assert.equal(slug, null);
  assert.equal(store.find('one'), undefined);
  await store.publish(id, LATER);
  await save(store, id, { title: 'Changed' });
  assert.equal(store.find('one')?.title, 'One');
  assert.equal(store.get(id)?.title, 'Changed');
});

test('an article that is taken back stays a draft, and has its old address when it is published again', async () => {
  const store = await openArticleStore(null);
  const id = (await publishNew(store))?.id ?? '';
  await store.unpublish(id);
  assert.equal(store.find('one'), undefined);
  assert.equal((await publishNew(store))?.slug, 'one-2');
  assert.equal((await store.publish(id, LATER))?.slug, 'one');
});

test('a deleted article is gone, and unknown ones are reported', async (t) => {
  const folder = await temporaryFolder(t);
  const store = await openArticleStore(folder);
  const id = (await publishNew(store))?.id ?? '';
  assert.equal(await store.delete(id), true);
  assert.equal(store.find('one'), undefined);
  assert.deepEqual(await readdir(folder), []);
  assert.equal(await store.delete('../unknown'), false);
  assert.equal(await store.publish('unknown', LATER), null);
  assert.equal(await store.unpublish('unknown'), null);
});

test('the last saved article comes first', async () => {
  const store = await openArticleStore(null);
  const { id } = await saveNew(store);
  await saveNew(store, { title: 'Two', savedAt: LATER });
  await save(store, id, { savedAt: '2026-01-03T00:00:00Z' });
  assert.deepEqual(
    store.list().map(({ title }) => title),
    ['One', 'Two'],
  );
});

test('articles are there after a restart, and damaged files are left alone', async (t) => {
  const folder = await temporaryFolder(t);
  const first = await openArticleStore(folder);
  await save(first, 'tide');
  const article = await first.publish('tide', LATER);
  await writeFile(join(folder, 'damaged.json'), '{');
  await writeFile(join(folder, 'other.json'), '{"id":"../x","content":[]}');
  const store = await openArticleStore(folder);
  assert.deepEqual(store.list(), [article]);
  assert.deepEqual((await readdir(folder)).sort(), ['damaged.json', 'other.json', 'tide.json']);
});

test('an article of a sandbox without drafts is published, with its address', async (t) => {
  const folder = await temporaryFolder(t);
  const old = { slug: 'one', title: 'One', publishedAt: LATER, author: 'editor', content: [] };
  await writeFile(join(folder, 'one.json'), JSON.stringify(old));
  const store = await openArticleStore(folder);
  assert.equal(store.find('one')?.publishedAt, LATER);
  assert.equal((await save(store, 'one', { title: 'New' })).title, 'New');
});

test('nobody overwrites a version that they have not seen', async () => {
  const store = await openArticleStore(null);
  await save(store, 'tide', { version: 'a' });
  await save(store, 'tide', { version: 'b', title: 'Two' });
  for (const base of ['a', null, 'unknown'])
    assert.equal(await store.save('tide', { ...TEXT, version: 'c' }, base), null);
  assert.equal(store.get('tide')?.title, 'Two');
  assert.deepEqual(store.get('tide')?.versions, ['b', 'a']);
  await assert.rejects(store.save('gone', { ...TEXT, version: 'c' }, 'b'), { status: 404 });
});

test('of two versions at the same time that change the same one, the second is refused', async () => {
  const store = await openArticleStore(null);
  await save(store, 'tide', { version: 'a' });
  const saved = await Promise.all(
    ['b', 'c'].map((version) => store.save('tide', { ...TEXT, version }, 'a')),
  );
  assert.deepEqual(
    saved.map((article) => article?.versions[0]),
    ['b', undefined],
  );
});

test('the last 50 versions of an article have names', async () => {
  const store = await openArticleStore(null);
  for (let count = 0; count < 60; count += 1) await save(store, 'tide');
  assert.equal(store.get('tide')?.versions.length, 50);
});

test('there is a limit of articles, and old ones can still be saved', async () => {
  const store = await openArticleStore(null);
  for (let count = 1; count < 1000; count += 1) await saveNew(store);
  const { id } = await saveNew(store);
  await assert.rejects(saveNew(store), { status: 507, code: 'too-many-articles' });
  assert.equal((await save(store, id, { title: 'Two' })).title, 'Two');
});
