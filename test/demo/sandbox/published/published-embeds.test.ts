import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonOf, openSandbox, seedOf } from '../open-sandbox.js';

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

test('removes secrets from every level of an embed and from the list', async (t) => {
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
  assert.doesNotMatch(await (await call('/published/embed.json')).text(), /canary/);
  const text = await (await call('/published/embed/1.json')).text();
  assert.doesNotMatch(text, /canary/);
  const { live, preroll, bulks, description } = JSON.parse(text) as Record<string, unknown>;
  assert.deepEqual(live, { title: 'shown' });
  assert.deepEqual(preroll, [{ title: 'shown' }, [{ title: 'shown' }]]);
  assert.deepEqual(bulks, [{ title: 'shown', preroll: { title: 'shown' } }]);
  assert.equal(description, undefined, 'an object instead of a text is not published');
});

test('publishes no secret of the shipped seed', async (t) => {
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

test('publishes every other field of the REST interface unchanged', async (t) => {
  const { call, read } = await openSandbox(t);
  const published = await jsonOf(await call('/published/embed/ads-in-every-slot.json'));
  const wire = await jsonOf(await read(`/rest/v2/embed/${String(published['id'])}.json`));
  assert.deepEqual(published, wire);
});

test('responds to a known entity tag with 304 and no body', async (t) => {
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

test('responds to an unknown embed with 404 and JSON that any page can read', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const reply = await call('/published/embed/none.json', { headers: { origin: 'null' } });
  assert.equal(reply.status, 404);
  assert.equal(reply.headers.get('access-control-allow-origin'), '*');
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.deepEqual(await reply.json(), { error: { message: 'There is no such embed.' } });
});

test('cuts deeply nested lists', async (t) => {
  const deep: unknown = JSON.parse(`${'['.repeat(2000)}"x"${']'.repeat(2000)}`);
  const { call } = await openSandbox(t, { seed: seedOf({ preroll: deep }) });
  const reply = await call('/published/embed/1.json');
  assert.equal(reply.status, 200);
  assert.ok((await reply.text()).length < 5000);
});

const video = (id: string, settings: object) => ({
  video: { id, available_video: '1', ...settings },
});

test('a list entry shows kind, state, size and ads of an embed', async (t) => {
  const { call } = await openSandbox(t, {
    seed: seedOf(
      {
        title: 'Ready',
        width: '640',
        height: 360,
        ...video('51', { url_video: '{origin}/a.m3u8' }),
      },
      { public_id: 'soon', ...video('52', { available_video: '0' }) },
      { ...video('53', { invalid_video: '1' }) },
      { live: { id: '6' }, preroll: [{ id: '7' }], mobile_postroll: { id: '8' } },
      { width: 'wide', height: null, preroll: 'none' },
    ),
  });
  const reply = await call('/published/embed.json');
  const none = { public_id: null, title: '', width: null, height: null, ads: 0 };
  assert.deepEqual(await reply.json(), [
    { ...none, id: '1', title: 'Ready', kind: 'video', state: 'ready', width: 640, height: 360 },
    { ...none, id: '2', public_id: 'soon', kind: 'video', state: 'processing' },
    { ...none, id: '3', kind: 'video', state: 'failed' },
    { ...none, id: '4', kind: 'live', state: 'ready', ads: 2 },
    { ...none, id: '5', kind: 'none', state: 'empty' },
  ]);
});
