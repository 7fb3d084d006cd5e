/** An object and a list of the sandbox against bare Hono routes that read the same rows by libSQL. */
import { createClient } from '@libsql/client';
import { Hono } from 'hono';
import { type CallComparison, callWith, compareCalls, sandboxWith } from './sandbox-calls.js';

/** At least 0.7 times the throughput of the bare routes. */
const AIM = 1 / 0.7;

const ROUNDS = 8000;

const categories = Array.from({ length: 20 }, (_, index) => ({
  id: String(index + 1),
  title: `Category ${index}`,
  description: 'A description of some length, as editors write them.',
  created_at: '2026-01-01 00:00:00',
  father_id: null,
}));

const database = createClient({ url: ':memory:' });
await database.batch([
  'CREATE TABLE category (id TEXT PRIMARY KEY, body TEXT NOT NULL)',
  ...categories.map((category) => ({
    sql: 'INSERT INTO category VALUES (?, ?)',
    args: [category.id, JSON.stringify(category)],
  })),
]);

const read = async (sql: string, args: string[]): Promise<readonly unknown[]> =>
  (await database.execute({ sql, args })).rows.map(({ body }): unknown =>
    JSON.parse(body as string),
  );

const bare = new Hono()
  .get('/rest/v2/category.json', async (c) =>
    c.json({ data: await read('SELECT body FROM category LIMIT 100', []) }),
  )
  .get('/rest/v2/category/:file', async (c) => {
    const id = c.req.param('file').replace('.json', '');
    const [category] = await read('SELECT body FROM category WHERE id = ?', [id]);
    return c.json(category as object);
  });

const contenders: Pick<CallComparison, 'baseline' | 'subject' | 'most'> = {
  baseline: { name: 'bare Hono and libSQL', call: callWith((request) => bare.fetch(request), {}) },
  subject: { name: 'sandbox', call: await sandboxWith(categories) },
  most: AIM,
};
const paths = { 'an object': '/rest/v2/category/7.json', 'a list': '/rest/v2/category.json' };
for (const [what, path] of Object.entries(paths))
  await compareCalls({ what, path, ...contenders }, ROUNDS);
