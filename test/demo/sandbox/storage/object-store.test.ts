import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import {
  type Database,
  openDatabase,
  type SqlValue,
} from '../../../../demo/sandbox/storage/database.js';
import { migrate } from '../../../../demo/sandbox/storage/migrations.js';
import { insertObject } from '../../../../demo/sandbox/storage/object-row.js';
import { ObjectStore } from '../../../../demo/sandbox/storage/object-store.js';
import { seedDatabase } from '../../../../demo/sandbox/seed/seed.js';
import { seedOf, temporaryFolder } from '../open-sandbox.js';

const open = async (url: string): Promise<Database> => {
  const database = await openDatabase(url);
  await migrate(database, () => 0);
  return database;
};

const bodies = async (database: Database): Promise<readonly string[]> =>
  new ObjectStore(database).list('embed', {}, { offset: 0, limit: 100 });

test('a file is reopened with its objects, and migrated once', async (t) => {
  const url = pathToFileURL(join(await temporaryFolder(t), 'sandbox.db')).href;
  const first = await open(url);
  await seedDatabase(first, seedOf({ title: 'kept' }));
  const [mode] = await first.query({ sql: 'PRAGMA journal_mode' });
  assert.equal(mode?.['journal_mode'], 'wal');
  first.close();
  const second = await open(url);
  t.after(() => second.close());
  assert.match((await bodies(second))[0] ?? '', /"title":"kept"/);
  const steps = await second.query({ sql: 'SELECT step, applied_at FROM migration' });
  assert.deepEqual(
    steps.map((row) => [row['step'], row['applied_at']]),
    [1, 2, 3, 4].map((step) => [step, '1970-01-01 00:00:00']),
  );
});

test('a database of an earlier version keeps its objects and finds them', async (t) => {
  const url = pathToFileURL(join(await temporaryFolder(t), 'sandbox.db')).href;
  const earlier = await open(url);
  await seedDatabase(earlier, seedOf({ title: 'Città' }, { title: 'Mare' }));
  await earlier.write([
    ...['title', 'tags', 'description'].map((name) => ({
      sql: `ALTER TABLE object RENAME COLUMN search_${name} TO folded_${name}`,
    })),
    { sql: "UPDATE object SET body = json_remove(body, '$.id')" },
    { sql: 'CREATE TABLE day (kind TEXT, day TEXT, total INTEGER)' },
    { sql: 'CREATE TRIGGER object_removed AFTER DELETE ON object BEGIN DELETE FROM day; END' },
    { sql: 'DELETE FROM migration WHERE step > 1' },
  ]);
  earlier.close();
  const database = await open(url);
  t.after(() => database.close());
  const range = { offset: 0, limit: 100 };
  const found = await new ObjectStore(database).list('embed', { search_string: 'citta' }, range);
  assert.equal(found.length, 1);
  assert.match(found[0] ?? '', /^\{"id":"1",(?!.*"id").*"title":"Città"/);
});

test('the same seed changes nothing, and another one replaces only the objects of the first', async (t) => {
  const database = await open(':memory:');
  t.after(() => database.close());
  await seedDatabase(database, seedOf({ title: 'a' }, { title: 'b' }));
  const before = await database.query({ sql: 'SELECT position FROM object' });
  await seedDatabase(database, seedOf({ title: 'a' }, { title: 'b' }));
  assert.deepEqual(await database.query({ sql: 'SELECT position FROM object' }), before);
  const [added] = seedOf({ id: '900', title: 'added' });
  assert.ok(added);
  await database.write([insertObject('embed', added.object, false)]);
  await seedDatabase(database, seedOf({ title: 'c' }));
  const titles = (await bodies(database)).map(
    (body) => (JSON.parse(body) as { title: string }).title,
  );
  assert.deepEqual(titles, ['added', 'c']);
  assert.equal(await new ObjectStore(database).total('embed', {}), 2);
});

test('the total is the number of rows', async (t) => {
  const database = await open(':memory:');
  t.after(() => database.close());
  const store = new ObjectStore(database);
  assert.equal(await store.total('embed', {}), 0);
  await seedDatabase(database, seedOf({}, {}, {}));
  assert.equal(await store.total('embed', {}), 3);
  await database.write([{ sql: 'DELETE FROM object WHERE id = ?', values: ['2'] }]);
  assert.equal(await store.total('embed', {}), 2);
});

test('a failed write changes nothing', async (t) => {
  const database = await open(':memory:');
  t.after(() => database.close());
  const [one] = seedOf({});
  assert.ok(one);
  const adding = insertObject('embed', one.object, false);
  await assert.rejects(database.write([adding, { sql: 'INSERT INTO nowhere VALUES (1)' }]));
  assert.deepEqual(await bodies(database), []);
});

test('only text, finite numbers and null can be bound', async (t) => {
  const database = await open(':memory:');
  t.after(() => database.close());
  for (const value of [true, undefined, Number.NaN, Infinity, {}, [], () => 1, Symbol('x')]) {
    const values = [value] as unknown as readonly SqlValue[];
    await assert.rejects(database.query({ sql: 'SELECT ?', values }), TypeError);
  }
  const [row] = await database.query({
    sql: 'SELECT ? AS text, ? AS number, ? AS none',
    values: ["x'; --", 1.5, null],
  });
  assert.deepEqual([row?.['text'], row?.['number'], row?.['none']], ["x'; --", 1.5, null]);
});
