import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  type ArticleStore,
  type ArticleVersion,
  openArticleStore,
} from '../../../../demo/cms/server/article-store.js';
import { temporaryFolder } from '../../sandbox/open-sandbox.js';

const VERSION: ArticleVersion = {
  title: 'One',
  author: 'editor',
  content: [],
  language: 'en',
  savedAt: '2026-01-01T00:00:00Z',
};

const LATER = '2026-01-02T00:00:00Z';

const publishNew = async (store: ArticleStore) => {
  const { id } = await store.save({ ...VERSION, title: 'One' });
  return store.publish(id, LATER);
};

test('articles of the same title have addresses of their own, and one can be published again', async () => {
  const store = await openArticleStore(null);
  const first = await publishNew(store);
  assert.equal(first?.slug, 'one');
  assert.equal((await publishNew(store))?.slug, 'one-2');
  await store.save({ ...VERSION, title: 'New' }, first.id);
  assert.equal((await store.publish(first.id, LATER))?.slug, 'one');
  assert.equal(store.find('one')?.title, 'New');
});

test('readers see no draft, and no change before it is published', async () => {
  const store = await openArticleStore(null);
  const { id, slug } = await store.save(VERSION);
  assert.equal(slug, null);
  assert.equal(store.find('one'), undefined);
  await store.publish(id, LATER);
  await store.save({ ...VERSION, title: 'Changed' }, id);
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
  const { id } = await store.save(VERSION);
  await store.save({ ...VERSION, title: 'Two', savedAt: LATER });
  await store.save({ ...VERSION, savedAt: '2026-01-03T00:00:00Z' }, id);
  assert.deepEqual(
    store.list().map(({ title }) => title),
    ['One', 'Two'],
  );
});

test('articles are there after a restart, and damaged files are left alone', async (t) => {
  const folder = await temporaryFolder(t);
  const article = await publishNew(await openArticleStore(folder, { createId: () => 'id-1' }));
  await writeFile(join(folder, 'damaged.json'), '{');
  await writeFile(join(folder, 'other.json'), '{"id":"../x","content":[]}');
  const store = await openArticleStore(folder);
  assert.deepEqual(store.list(), [article]);
  assert.deepEqual((await readdir(folder)).sort(), ['damaged.json', 'id-1.json', 'other.json']);
});

test('an article of a sandbox without drafts is published, with its address', async (t) => {
  const folder = await temporaryFolder(t);
  const old = { slug: 'one', title: 'One', publishedAt: LATER, author: 'editor', content: [] };
  await writeFile(join(folder, 'one.json'), JSON.stringify(old));
  const store = await openArticleStore(folder);
  assert.equal(store.find('one')?.publishedAt, LATER);
  assert.equal(store.get('one')?.title, 'One');
});

test('there is a limit of articles, and old ones can still be saved', async () => {
  const store = await openArticleStore(null);
  for (let count = 1; count < 1000; count += 1) await store.save(VERSION);
  const { id } = await store.save(VERSION);
  await assert.rejects(store.save(VERSION), { status: 507, code: 'too-many-articles' });
  assert.equal((await store.save({ ...VERSION, title: 'Two' }, id)).title, 'Two');
});
