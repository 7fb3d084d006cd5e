import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EmbedCatalogue } from '../../../../demo/cms/server/embed-catalogue.js';
import { createSandbox } from '../../../../demo/sandbox/sandbox.js';
import { createClient } from '../../../../src/api/index.js';

test('an embed that is not as the interface describes it stays when the list is read again', async (t) => {
  const sandbox = await createSandbox({ key: 'demo-key' });
  t.after(() => sandbox.close());
  const client = createClient({
    baseUrl: 'http://127.0.0.1:4173',
    authKey: 'demo-key',
    allowInsecure: true,
    fetch: (request) => sandbox.fetch(request),
  });
  const catalogue = new EmbedCatalogue({
    client,
    clock: Date.now,
    log: (line) => assert.fail(line),
  });
  await catalogue.walk();
  const all = [...catalogue.index.ids()];
  assert.notEqual(catalogue.index.find('invalid-fields'), undefined);
  await catalogue.walk();
  assert.deepEqual([...catalogue.index.ids()], all);
  assert.equal(catalogue.index.size, catalogue.total);
});
