import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonOf, messageOf, openSandbox, parsedSeed } from '../open-sandbox.js';

const analytics = (id: string, isDefault: string) => ({ id, title: id, default: isDefault });

const SEED = parsedSeed({
  embeds: [{ id: '1', title: '' }],
  objects: {
    video: [{ id: '5', title: 'Video', available_video: '1', preview_image: '{origin}/p.jpg' }],
    live: [{ id: '6', title: 'Live' }],
    category: [{ id: '7', title: 'Category' }],
    addart: [{ id: '8', title: 'Ad', adv_type: 'dart', source_url: 'https://ads.example/' }],
    bulk: [{ id: '9', title: 'Bulk', label: 'known', context_rules: ['*'] }],
    tracka: [analytics('11', '0'), analytics('12', '1')],
    ama: [analytics('21', '1'), analytics('22', '0')],
    trackb: [analytics('31', '0')],
    trackc: [analytics('41', '1')],
  },
});

const open = (t: Parameters<typeof openSandbox>[0]) =>
  openSandbox(t, { seed: SEED, clock: () => Date.UTC(2026, 4, 6, 7, 8, 9) });

const EMBED = '/rest/v2/embed.json';

const idIn = (value: unknown): unknown => (value as { id: string } | null)?.id ?? null;

test('a new embed has the objects that it names, defaults, codes, and a new id', async (t) => {
  const { send, read } = await open(t);
  const reply = await send('POST', EMBED, {
    title: 'New',
    video_id: '5',
    scrollmode_enabled: true,
    scrollmode_destroy_on: ['ENDED'],
    category_ids: ['7'],
    bulk_ids: ['9'],
    preroll_ids: ['8'],
  });
  assert.equal(reply.status, 201);
  const embed = await jsonOf(reply);
  assert.equal(embed['created_at'], '2026-05-06 07:08:09');
  assert.deepEqual(
    [embed['title'], embed['scrollmode_enabled'], embed['scrollmode_destroy_on'], embed['live']],
    ['New', '1', ['ENDED'], null],
  );
  for (const [field, id] of [
    ['video', '5'],
    ['categories', '7'],
    ['bulks', '9'],
    ['preroll', '8'],
  ] as const) {
    assert.equal(idIn([embed[field]].flat()[0]), id, field);
  }
  assert.match(String(embed['code']), new RegExp(`data-embed="${String(embed['id'])}"`));
  assert.match(String(embed['code_amp']), /src="http:\/\/sandbox\.test\/p\.jpg"/);
  assert.deepEqual(await jsonOf(await read(`/rest/v2/embed/${String(embed['id'])}.json`)), embed);
  const other = await jsonOf(await send('POST', EMBED, { title: 'Other', live_id: '6' }));
  assert.notEqual(other['id'], embed['id']);
  assert.equal(idIn(other['live']), '6');
});

test('a new embed without analytics gets the default of each kind (spec 2.8)', async (t) => {
  const { send } = await open(t);
  const plain = await jsonOf(await send('POST', EMBED, { title: 'New', video_id: '5' }));
  const named = await jsonOf(
    await send('POST', EMBED, { title: 'New', video_id: '5', tracka_id: '11', trackb_id: '31' }),
  );
  const ids = (embed: Readonly<Record<string, unknown>>) =>
    ['tracka_account', 'ama_configuration', 'trackb_account', 'trackc_account'].map((field) =>
      idIn(embed[field]),
    );
  assert.deepEqual(ids(plain), ['12', '21', null, '41']);
  assert.deepEqual(ids(named), ['11', '21', '31', '41']);
});

test('the new default ama replaces the former one, and new embeds get it (spec 4.9)', async (t) => {
  const { send } = await open(t);
  const changed = await jsonOf(await send('PUT', '/rest/v2/ama/22.json', { default: '1' }));
  assert.equal(changed['default'], '1');
  const former = await jsonOf(await send('PUT', '/rest/v2/ama/21.json', { description: null }));
  assert.deepEqual([former['default'], former['description']], ['0', null]);
  const embed = await jsonOf(await send('POST', EMBED, { title: 'New', video_id: '5' }));
  assert.equal(idIn(embed['ama_configuration']), '22');
});

test('an embed shows the current state of its video, and null once it is deleted', async (t) => {
  const { send, read } = await open(t);
  const { id } = await jsonOf(await send('POST', EMBED, { title: 'New', video_id: '5' }));
  const path = `/rest/v2/embed/${String(id)}.json`;
  await send('PUT', '/rest/video/5.json', { titolo: 'Renamed' });
  const { video } = await jsonOf(await read(path));
  assert.equal((video as { title: string }).title, 'Renamed');
  await send('DELETE', '/rest/v2/video/5.json');
  assert.equal((await jsonOf(await read(path)))['video'], null);
});

test('the id of a deleted object is never reused', async (t) => {
  const { send } = await open(t);
  const create = async () =>
    String((await jsonOf(await send('POST', EMBED, { title: 'New', video_id: '5' })))['id']);
  const first = await create();
  await send('DELETE', `/rest/v2/embed/${first}.json`);
  assert.notEqual(await create(), first);
});

const SPELLINGS = [
  [{ titolo: 'A', descrizione_breve: 'B', descrizione: 'C' }, ['A', 'B', 'C']],
  [{ title: 'A', descrizione_breve: 'B', description: 'C' }, ['A', 'B', 'C']],
  [{ title: 'A', titolo: 'A', description: 'C', descrizione: 'C' }, ['A', null, 'C']],
] as const;

for (const [fields, expected] of SPELLINGS) {
  test(`an update of a generation 1 video accepts ${Object.keys(fields).join(', ')} (spec 4.5)`, async (t) => {
    const { send } = await open(t);
    const video = await jsonOf(await send('PUT', '/rest/video/5.json', fields));
    const texts = [video['titolo'], video['descrizione_breve'], video['descrizione']];
    assert.deepEqual(texts, expected);
  });
}

const URLENCODED = new URLSearchParams({ title: 'New', video_id: '5' });

type Refusal = readonly [what: string, fields: object, message: RegExp, status?: number];

const PART = { title: 'x', video_id: '5' };

const REFUSED: Readonly<Record<string, readonly Refusal[]>> = {
  'PUT /rest/video/5.json': [
    ['two spellings that differ', { title: 'a', titolo: 'b' }, /title/],
    ['another source of a video', { video: 'x' }, /cannot be changed/],
  ],
  [`POST ${EMBED}`]: [
    ['no title', { video_id: '5' }, /title is missing/],
    ['neither video nor live', { title: 'x' }, /Either video_id or live_id/],
    ['video and live', { ...PART, live_id: '6' }, /Either/],
    ['the id of another kind as video', { ...PART, video_id: '6' }, /names no video/],
    ['a bulk by its label', { ...PART, bulk_ids: ['known'] }, /names no bulk/],
    ['an id with a slash', { ...PART, video_id: '../5' }, /video_id must be/],
    ['an invalid flag', { ...PART, autoplay: 'yes' }, /autoplay/],
    ['an invalid color', { ...PART, player_color: 'red' }, /player_color/],
    ['an invalid size', { ...PART, width: 0 }, /width/],
    ['an address of a script', { ...PART, primary_url: 'javascript:1' }, /primary_url/],
  ],
  'POST /rest/v2/bulk.json': [
    ['no rules', { title: 'x', label: 'y' }, /context_rules is missing/],
    [
      'a rule with a path',
      { title: 'x', label: 'y', context_rules: ['http://a/b/*'] },
      /context_rules/,
    ],
    ['a label that is taken', { title: 'x', label: 'known', context_rules: ['*'] }, /unique/, 409],
  ],
  'POST /rest/v2/live.json': [
    ['no manifest', { title: 'x' }, /source_url is missing/],
    ['a manifest in a file', { title: 'x', source_url: 'file:///etc/passwd' }, /source_url/],
  ],
  'PUT /rest/v2/ama/21.json': [
    ['a beacon that is not a URL', { url_beacon: 'beacon' }, /url_beacon/],
  ],
  'POST /rest/v2/addart.json': [
    ['no type', { title: 'x', source_url: 'y' }, /type is missing/],
    ['an unknown type', { title: 'x', source_url: 'y', type: 'z' }, /linear or non-linear/],
  ],
  'PUT /rest/v2/addart/8.json': [
    ['a rule without a subject', { replace_rules: [{ value: 'x' }] }, /replace_rules/],
  ],
  'PUT /rest/v2/live/404.json': [['an id of no live', { title: 'x' }, /no such live/, 404]],
  'PUT /rest/v2/ama/404.json': [['an id of no ama', { title: 'x' }, /no such ama/, 404]],
};

for (const [call, refusals] of Object.entries(REFUSED)) {
  const [method = '', path = ''] = call.split(' ');
  for (const [what, fields, message, status = 400] of refusals) {
    test(`${call} with ${what} is refused with ${status}`, async (t) => {
      const { send } = await open(t);
      const reply = await send(method, path, fields);
      assert.equal(reply.status, status);
      assert.match(await messageOf(reply), message);
    });
  }
}

test('a public id is unique and appears in the code', async (t) => {
  const { send, read } = await open(t);
  const fields = { title: 'x', video_id: '5', public_id: 'open' };
  const embed = await jsonOf(await send('POST', EMBED, fields));
  assert.match(String(embed['code']), /data-embed="open"/);
  assert.equal((await jsonOf(await read('/rest/v2/embed/open.json')))['id'], embed['id']);
  assert.equal((await send('POST', EMBED, fields)).status, 409);
});

test('a bulk has the defaults of the platform, and can be listed and updated (platform facts 2)', async (t) => {
  const { send, read } = await open(t);
  const fields = { title: 'B', label: 'b', context_rules: ['https://www.example*', '*'], mute: 1 };
  const bulk = await jsonOf(await send('POST', '/rest/v2/bulk.json', fields));
  assert.deepEqual(bulk, {
    id: bulk['id'],
    responsive: '0',
    background_color: '000000',
    background_image: null,
    player_color: 'FFCE3E',
    autoplay: '0',
    controlbar_visible: '1',
    ...fields,
    mute: '1',
    created_at: '2026-05-06 07:08:09',
  });
  const path = `/rest/v2/bulk/${String(bulk.id)}.json`;
  assert.equal((await jsonOf(await send('PUT', path, { label: 'c' })))['label'], 'c');
  const { data } = (await (await read('/rest/v2/bulk.json')).json()) as {
    data: { label: string }[];
  };
  assert.deepEqual(
    data.map(({ label }) => label),
    ['known', 'c'],
  );
  const old = (await (await read('/rest/configuration.json')).json()) as Record<string, unknown>[];
  assert.equal(old[1]?.['data_inserimento'], '2026-05-06 07:08:09');
});

test('an embed shows the current state of an ad tag that was changed', async (t) => {
  const { send, read } = await open(t);
  const ad = await jsonOf(
    await send('POST', '/rest/v2/addart.json', {
      title: 'A',
      type: 'linear',
      source_url: 'https://ads.example/?u=[u]***https://b.example/',
      replace_rules: [{ subject: '[u]', value: 'url-page' }],
    }),
  );
  assert.equal(ad['adv_type'], 'dart');
  const id = String(ad['id']);
  const embed = await jsonOf(
    await send('POST', EMBED, { title: 'x', video_id: '5', preroll_ids: [id] }),
  );
  await send('PUT', `/rest/v2/addart/${id}.json`, { title: 'Renamed' });
  const { preroll } = await jsonOf(await read(`/rest/v2/embed/${String(embed['id'])}.json`));
  assert.deepEqual(preroll, [{ ...ad, title: 'Renamed' }]);
  assert.equal(await (await send('DELETE', `/rest/v2/addart/${id}.json`)).text(), '"delete"');
  const left = await jsonOf(await read(`/rest/v2/embed/${String(embed['id'])}.json`));
  assert.deepEqual(left['preroll'], []);
});

test('the secrets of a new live are random and not published', async (t) => {
  const { send, call } = await open(t);
  const fields = { title: 'L', source_url: 'https://s.example/l.m3u8' };
  const live = await jsonOf(await send('POST', '/rest/v2/live.json', fields));
  const embed = await jsonOf(await send('POST', EMBED, { title: 'x', live_id: live['id'] }));
  const published = await (await call(`/published/embed/${String(embed['id'])}.json`)).text();
  assert.match(published, /"url_iphone":"https:\/\/s\.example\/l\.m3u8"/);
  for (const field of ['user', 'pass', 'stream_name']) {
    assert.ok(!published.includes(String(live[field])), field);
  }
});

test('forms create objects like JSON', async (t) => {
  const { send } = await open(t);
  assert.equal((await send('POST', EMBED, URLENCODED)).status, 201);
  const form = new FormData();
  form.set('_json_body', JSON.stringify({ title: 'New', video_id: '5' }));
  form.set('scrollmode_destroy_on[0]', 'AD_ERROR');
  form.set('scrollmode_destroy_on[1]', 'ENDED');
  const embed = await jsonOf(await send('POST', EMBED, form));
  assert.deepEqual(embed['scrollmode_destroy_on'], ['AD_ERROR', 'ENDED']);
});

test('concurrent changes are all kept', async (t) => {
  const { send, read } = await open(t);
  const fields = ['title', 'short_description', 'description', 'tags'];
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      send('PUT', '/rest/v2/live/6.json', { [fields[at % 4] ?? '']: `value ${at % 4}` }),
    ),
  );
  assert.ok(replies.every(({ status }) => status === 200));
  const live = await jsonOf(await read('/rest/v2/live/6.json'));
  assert.deepEqual(
    fields.map((field) => live[field]),
    ['value 0', 'value 1', 'value 2', 'value 3'],
  );
});

test('fields that a resource does not know are ignored and named in a header', async (t) => {
  const { send, read } = await open(t);
  const reply = await send('PUT', '/rest/v2/live/6.json', { title: 'New', titel: 'x', ü: 1 });
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('x-ignored-fields'), 'titel, %C3%BC');
  assert.equal('titel' in (await jsonOf(await read('/rest/v2/live/6.json'))), false);
  const known = await send('PUT', '/rest/v2/live/6.json', { title: 'New', preview_image: null });
  assert.equal(known.headers.get('x-ignored-fields'), null);
});

test('a preview image that a PHP client flattened is ignored', async (t) => {
  const { send } = await open(t);
  const form = new FormData();
  form.append('title', 'New');
  form.append('preview_image[name]', '/srv/image.jpg');
  form.append('preview_image[mime]', 'image/jpeg');
  form.append('preview_image[postname]', 'image.jpg');
  const reply = await send('PUT', '/rest/v2/live/6.json', form);
  assert.equal(reply.status, 200);
  assert.equal((await jsonOf(reply))['title'], 'New');
});

test('every reply with a generation 2 video has its duration', async (t) => {
  const { read } = await open(t);
  const video = await jsonOf(await read('/rest/v2/video/5.json'));
  assert.equal(video['duration'], null);
});
