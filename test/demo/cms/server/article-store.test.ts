import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openArticleStore } from '../../../../demo/cms/server/article-store.js';
import { temporaryFolder } from '../../sandbox/open-sandbox.js';

const ARTICLE = {
  title: 'One',
  publishedAt: '2026-01-01T00:00:00Z',
  author: 'editor',
  content: [],
};

test('articles of the same title have names of their own, and one can be published again', async () => {
  const store = await openArticleStore(null);
  assert.equal((await store.publish(ARTICLE)).slug, 'one');
  assert.equal((await store.publish(ARTICLE)).slug, 'one-2');
  assert.equal((await store.publish({ ...ARTICLE, title: 'New' }, 'one')).slug, 'one');
  assert.equal(store.find('one')?.title, 'New');
  assert.equal((await store.publish(ARTICLE, '../unknown')).slug, 'one-3');
});

test('articles are there after a restart, and damaged files are left alone', async (t) => {
  const folder = await temporaryFolder(t);
  const { slug } = await (await openArticleStore(folder)).publish(ARTICLE);
  await writeFile(join(folder, 'damaged.json'), '{');
  const store = await openArticleStore(folder);
  assert.deepEqual(store.find(slug), { ...ARTICLE, slug });
  assert.deepEqual(
    store.list().map((article) => article.slug),
    [slug],
  );
  assert.deepEqual((await readdir(folder)).sort(), ['damaged.json', 'one.json']);
});
