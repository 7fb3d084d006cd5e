import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WireObject } from '../../../demo/sandbox/wire-object.js';
import type { Client } from '../../../src/api/index.js';
import * as schema from '../../../src/schema/index.js';
import { generation1Rows } from './generation1-rows.js';
import { generation2Rows } from './generation2-rows.js';
import { openInterface, ORIGIN } from './open-interface.js';
import { GENERATED, type Row, without } from './row.js';
import { checkFields, FIELDS } from './spec-fields.js';

const assertObject = (object: object, expected: WireObject, line: string, row: Row): void => {
  const checked = schema.check(row.schema, object);
  assert.deepEqual(checked.ok ? [] : checked.problems, []);
  checkFields(object, row.fields, line);
  const generated = Object.entries(row.generated ?? {});
  for (const [name, form] of generated) assert.match(String(Reflect.get(object, name)), form, name);
  assert.deepEqual(without({ ...object }, ...generated.map(([name]) => name)), expected);
};

for (const [line, row] of Object.entries({ ...generation1Rows, ...generation2Rows })) {
  test(`spec ${line}: the client sends this and returns the objects of the service`, async (t) => {
    const { client, exchanges } = await openInterface(t);
    const reply = await row.call(client);
    const [verification, ...calls] = exchanges;
    assert.equal(verification?.line, 'GET /restauth/verify.json');
    for (const { line: sent, request, response } of calls) {
      assert.equal(sent.replace(/\?.*/, ''), line.replace(/^\S+ /, ''));
      assert.equal(request.headers.get('accept'), 'application/json');
      assert.ok((request.headers.get('access-token') ?? '').length > 10);
      assert.equal(response.status, request.method === 'POST' ? 201 : 200);
    }
    assert.ok(calls.length > 0);
    const objects = (Array.isArray(reply) ? reply : [reply]) as readonly object[];
    assert.equal(objects.length, row.values.length);
    for (const [index, expected] of row.values.entries()) {
      assertObject(objects[index] ?? {}, expected, line, row);
    }
  });
}

test('spec 4.3 GET /restauth/verify.json: the client sends key and state, and uses the token of the reply', async (t) => {
  const { client, exchanges } = await openInterface(t, { createState: () => 'the-state' });
  await client.v2.categories.get('73');
  const [verification, call] = exchanges;
  assert.equal(verification?.line, 'GET /restauth/verify.json');
  const { headers } = verification.request;
  assert.deepEqual(
    ['accept', 'auth-code', 'state'].map((name) => headers.get(name)),
    ['application/json', 'demo-key', 'the-state'],
  );
  const authorization = (await verification.response.json()) as WireObject;
  const checked = schema.check(schema.AuthorizationSchema, authorization);
  assert.deepEqual(checked.ok ? [] : checked.problems, []);
  checkFields(authorization, FIELDS.authorization, '4.3');
  assert.equal(authorization['state'], 'the-state');
  assert.equal(authorization['data_scadenza'], null);
  assert.match(String(authorization['data_creazione']), GENERATED.created_at);
  assert.equal(call?.request.headers.get('access-token'), authorization['access_token']);
});

for (const [row, remove, read] of [
  [
    '4.5 DELETE /rest/video/81.json',
    ({ v1 }: Client) => v1.videos.delete('81'),
    ({ v2 }: Client) => v2.videos.get('81'),
  ],
  [
    '4.5 DELETE /rest/live/83.json',
    ({ v1 }: Client) => v1.lives.delete('83'),
    ({ v2 }: Client) => v2.lives.get('83'),
  ],
] as const) {
  test(`spec ${row}: the client accepts the plain-text reply, and the object is gone`, async (t) => {
    const { client, exchanges } = await openInterface(t);
    assert.deepEqual(await remove(client), { outcome: 'deleted' });
    const last = exchanges.at(-1);
    assert.equal(last?.line, row.replace(/^\S+ /, ''));
    assert.equal(await last.response.text(), 'DELETE SUCCESS');
    await assert.rejects(read(client), { name: 'StatusError', status: 404 });
    await assert.rejects(remove(client), { name: 'StatusError', status: 404 });
    assert.equal((await client.v2.videos.get('82')).id, '82', 'other objects remain');
  });
}

const SEARCHES = [
  ['4.7 every search parameter of the live list', 'live', 'Another'],
  ['4.7 every search parameter of the category list', 'category', 'categ'],
] as const;

for (const [row, kind, text] of SEARCHES) {
  test(`spec ${row} arrives unchanged, and the envelope has every field of spec 2.10`, async (t) => {
    const { client, exchanges } = await openInterface(t);
    const search = {
      search_string: text,
      search_in_description: '1',
      search_date_min: '2026-03-01 00:00:00',
      search_date_max: '2026-03-31 23:59:59',
      search_for_page: 7,
      search_order_by: 'title',
      search_asc_desc: 'DESC',
    } as const;
    const list =
      kind === 'live'
        ? client.v2.lives.list({ ...search, search_in_tags: '1' })
        : client.v2.categories.list(search);
    const page: object = await list.page(1);
    const sent = new URL(exchanges.at(-1)?.request.url ?? '').searchParams;
    const expected = { ...search, ...(kind === 'live' && { search_in_tags: '1' }), search_page: 1 };
    assert.deepEqual(
      Object.fromEntries([...sent].sort()),
      Object.fromEntries(
        Object.entries(expected)
          .map(([name, value]) => [name, String(value)])
          .sort(),
      ),
    );
    checkFields(page, FIELDS.page, row);
    const { first_page_url: first, last_page_url: last, data, ...numbers } = page as WireObject;
    assert.deepEqual(numbers, {
      current_page: 1,
      from: 1,
      last_page: 1,
      next_page_url: null,
      path: `${ORIGIN}/rest/v2/${kind}.json`,
      per_page: 7,
      prev_page_url: null,
      to: 1,
      total: 1,
    });
    assert.equal((data as readonly unknown[]).length, 1);
    for (const link of [first, last]) {
      const repeated = new URL(String(link)).searchParams;
      for (const [name, value] of sent) assert.equal(repeated.get(name), value, name);
    }
  });
}
