import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSandbox, seedOf } from './open-sandbox.js';

const SECRET_FIELDS = [
  'user',
  'pass',
  'stream_name',
  'entry_point_primary',
  'entry_point_backup',
  'secondary_streams',
  'multi_stream_name_fmle',
  'xml1',
  'xml2',
  'access_token',
  'unknown_field',
];

const canaries = Object.fromEntries(SECRET_FIELDS.map((name) => [name, `canary-${name}`]));

test('no secret goes out, wherever in the embed it is', async (t) => {
  const hidden = { ...canaries, title: 'shown' };
  const { call } = await openSandbox(t, {
    seed: seedOf({
      ...hidden,
      live: hidden,
      video: hidden,
      preroll: [hidden, [hidden]],
      bulks: [{ ...hidden, preroll: hidden, live: hidden }],
      subtitles: [hidden],
      categories: hidden,
      tracka_account: hidden,
      description: hidden,
    }),
  });
  const text = await (await call('/published/embed/1.json')).text();
  assert.doesNotMatch(text, /canary/);
  const { live, preroll, bulks, description } = JSON.parse(text) as Record<string, unknown>;
  assert.deepEqual(live, { title: 'shown' });
  assert.deepEqual(preroll, [{ title: 'shown' }, [{ title: 'shown' }]]);
  assert.deepEqual(bulks, [{ title: 'shown', preroll: { title: 'shown' } }]);
  assert.equal(description, undefined, 'an object in the place of a text stays inside');
});

test('no secret of the shipped seed goes out', async (t) => {
  const { call, read } = await openSandbox(t);
  const embeds = (await (await read('/rest/embed.json')).json()) as {
    id: string;
    live: object | null;
  }[];
  const lives = embeds.filter(({ live }) => live !== null);
  assert.ok(lives.length >= 2);
  for (const { id } of lives) {
    const text = await (await call(`/published/embed/${id}.json`)).text();
    assert.doesNotMatch(
      text,
      /(user|password|stream|multi|secondary)-of-|rtmp:|entry_point|"pass"/,
    );
  }
});

test('every field of the resource interface that is no secret goes out as it is', async (t) => {
  const { call, read } = await openSandbox(t);
  const wire = (await (await read('/rest/v2/embed/104.json')).json()) as Record<string, unknown>;
  const published: unknown = await (await call('/published/embed/104.json')).json();
  assert.deepEqual(published, wire);
});

test('a known entity tag gives 304 without a body', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const first = await call('/published/embed/1.json');
  const tag = first.headers.get('etag') ?? '';
  assert.match(tag, /^"[\w-]{20,}"$/);
  for (const known of [tag, `"other", W/${tag}`, '*']) {
    const reply = await call('/published/embed/1.json', { headers: { 'if-none-match': known } });
    assert.equal(reply.status, 304, known);
    assert.equal(await reply.text(), '');
    assert.equal(reply.headers.get('etag'), tag);
  }
  const other = await call('/published/embed/1.json', { headers: { 'if-none-match': '"other"' } });
  assert.equal(other.status, 200);
});

test('an embed that does not exist gives 404 as JSON, readable by any page', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const reply = await call('/published/embed/none.json', { headers: { origin: 'null' } });
  assert.equal(reply.status, 404);
  assert.equal(reply.headers.get('access-control-allow-origin'), '*');
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.deepEqual(await reply.json(), { error: { message: 'There is no such embed.' } });
});

test('lists in lists end somewhere', async (t) => {
  const deep: unknown = JSON.parse(`${'['.repeat(2000)}"x"${']'.repeat(2000)}`);
  const { call } = await openSandbox(t, { seed: seedOf({ preroll: deep }) });
  const reply = await call('/published/embed/1.json');
  assert.equal(reply.status, 200);
  assert.ok((await reply.text()).length < 5000);
});
