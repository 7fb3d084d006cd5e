import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { startHranaServer } from './hrana-server.js';
import { jsonOf, openSandbox, seedOf, temporaryFolder } from '../open-sandbox.js';

test('the sandbox works with a libSQL server', async (t) => {
  const folder = await temporaryFolder(t);
  const server = await startHranaServer(pathToFileURL(join(folder, 'server.db')).href);
  t.after(() => server.close());
  const options = { database: server.url, seed: seedOf({ title: 'Città' }) };
  const first = await openSandbox(t, options);
  const fields = { title: 'Perché no? 100 %', source_url: 'https://s.example/l.m3u8' };
  const live = await jsonOf(await first.send('POST', '/rest/v2/live.json', fields));
  const path = `/rest/v2/live/${String(live['id'])}.json`;
  await first.send('PUT', path, { tags: "it's, '); DROP TABLE object" });
  const bulk = { title: 'B', label: 'b', context_rules: ['*'] };
  assert.equal((await first.send('POST', '/rest/v2/bulk.json', bulk)).status, 201);
  assert.equal((await first.send('POST', '/rest/v2/bulk.json', bulk)).status, 409);
  await first.close();

  const second = await openSandbox(t, options);
  const found = await jsonOf(
    await second.read(
      '/rest/v2/live.json?search_string=perche&search_date_min=2020-01-01%2000:00:00',
    ),
  );
  assert.equal(found['total'], 1);
  assert.deepEqual(found['data'], [{ ...live, tags: "it's, '); DROP TABLE object" }]);
  assert.equal((await second.send('DELETE', path)).status, 200);
  assert.equal((await second.read(path)).status, 404);
  assert.equal((await second.read('/rest/v2/embed/1.json')).status, 200);
  assert.ok(server.calls() > 10);
});
