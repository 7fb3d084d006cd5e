import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from '../../../src/api/index.js';
import { openInterface } from './open-interface.js';
import { all } from './row.js';
import { TRACKA } from './sample-objects.js';

/** A call that the platform has beyond the spec, and fields of its reply. */
interface Row {
  readonly call: (client: Client) => Promise<object>;
  readonly holds: object;
}

const BULK = { title: 'A bulk', label: 'front', context_rules: ['https://news.example/*', '*'] };

const AD = {
  title: 'An ad',
  type: 'linear',
  source_url: 'https://ads.example/a?x=[x]***https://ads.example/b',
  description: 'Of the ad',
  replace_rules: [{ subject: '[x]', value: 'url-page' }],
} as const;

const SCROLL = {
  scrollmode_enabled: '1',
  scrollmode_mute_on_mouse_over: '0',
  scrollmode_destroy_on: ['AD_ERROR', 'ENDED'],
} as const;

const deletion = (path: string, call: Row['call']): Readonly<Record<string, Row>> => ({
  [`7.2 DELETE ${path}`]: { call, holds: { outcome: 'deleted' } },
});

/** By section of the platform facts and request line. */
const ROWS: Readonly<Record<string, Row>> = {
  '7.1 POST /rest/v2/embed.json, default analytics attached (spec 2.8)': {
    call: ({ v2 }) => v2.embeds.create({ title: 'New', video_id: '71', ...SCROLL }),
    holds: {
      title: 'New',
      public_id: null,
      live: null,
      tracka_account: TRACKA,
      ama_configuration: null,
      ...SCROLL,
    },
  },
  '10 GET /rest/v2/video/71.json': {
    call: ({ v2 }) => v2.videos.get('71'),
    holds: { id: '71', title: 'A video' },
  },
  '10 PUT /rest/v2/video/71.json': {
    call: ({ v2 }) => v2.videos.update('71', { short_description: 'New', tags: 'a,b' }),
    holds: { id: '71', title: 'A video', short_description: 'New', tags: 'a,b' },
  },
  ...deletion('/rest/v2/video/81.json', ({ v2 }) => v2.videos.delete('81')),
  ...deletion('/rest/v2/live/83.json', ({ v2 }) => v2.lives.delete('83')),
  ...deletion('/rest/v2/embed/74.json', ({ v2 }) => v2.embeds.delete('74')),
  '2.2 POST /rest/v2/bulk.json, with its defaults': {
    call: ({ v2 }) => v2.bulks.create(BULK),
    holds: { ...BULK, autoplay: '0', player_color: 'FFCE3E', controlbar_visible: '1' },
  },
  '2 PUT /rest/v2/bulk/{id}.json': {
    call: async ({ v2 }) => {
      const { id } = await v2.bulks.create(BULK);
      return v2.bulks.update(id, { autoplay: '1', skip_time: 4 });
    },
    holds: { ...BULK, autoplay: '1' },
  },
  '1.1 POST /rest/v2/addart.json': {
    call: ({ v2 }) => v2.addArts.create(AD),
    holds: { adv_type: 'dart', ...AD },
  },
  '1.1 PUT /rest/v2/addart/{id}.json': {
    call: async ({ v2 }) =>
      v2.addArts.update((await v2.addArts.create(AD)).id, { type: 'non-linear' }),
    holds: { ...AD, type: 'non-linear' },
  },
  ...deletion('/rest/v2/bulk/{id}.json', async ({ v2 }) =>
    v2.bulks.delete((await v2.bulks.create(BULK)).id),
  ),
  ...deletion('/rest/v2/addart/{id}.json', async ({ v2 }) =>
    v2.addArts.delete((await v2.addArts.create(AD)).id),
  ),
  ...deletion('/rest/v2/advideo/{id}.json', async ({ v2 }) => {
    const fields = { title: 'An ad', video: 'http://127.0.0.1:4173/media/advert.mp4' };
    return v2.adVideos.delete((await v2.adVideos.create(fields)).id);
  }),
  '1.3 POST /rest/v2/advideo.json': {
    call: ({ v2 }) =>
      v2.adVideos.create({
        title: 'An ad',
        video: 'http://127.0.0.1:4173/media/advert.mp4',
        destination_url: 'https://shop.example/',
        destination_url_title: 'The shop',
      }),
    holds: {
      title: 'An ad',
      available_video: '0',
      destination_url: 'https://shop.example/',
      destination_url_title: 'The shop',
    },
  },
};

for (const [row, { call, holds }] of Object.entries(ROWS)) {
  test(`platform facts ${row}: the client sends this and returns the reply`, async (t) => {
    const { client, exchanges } = await openInterface(t);
    const reply = await call(client);
    const { line, request } = exchanges.at(-1) ?? assert.fail('nothing was sent');
    const [expected = ''] = /[A-Z]+ \/[^\s,]+/.exec(row) ?? [];
    assert.equal(line.replace(/\/\d+\.json$/, '/{id}.json'), expected.replace(/\/\d+\./, '/{id}.'));
    assert.equal(request.headers.get('accept'), 'application/json');
    assert.ok((request.headers.get('access-token') ?? '').length > 10);
    const held = Object.keys(holds).map((name) => [name, Reflect.get(reply, name) as unknown]);
    assert.deepEqual(Object.fromEntries(held), holds);
  });
}

test('platform facts 2: bulks are listed in both generations', async (t) => {
  const { client } = await openInterface(t);
  const { id } = await client.v2.bulks.create(BULK);
  const lists = [client.v2.bulks.list(), client.v1.configurations.list()];
  for (const list of lists) {
    const rows = (await all(list)) as readonly { readonly id: string }[];
    assert.deepEqual(
      rows.map((row) => row.id),
      [id],
    );
  }
});

test('platform facts 2: a label belongs to one bulk', async (t) => {
  const { client } = await openInterface(t);
  await client.v2.bulks.create(BULK);
  const again = client.v2.bulks.create({ ...BULK, title: 'Another' });
  await assert.rejects(again, ({ status }: { status: number }) => status >= 400 && status < 500);
});

test('platform facts 7.1: embeds are searched by their live', async (t) => {
  const { client, exchanges } = await openInterface(t);
  const rows = await all(client.v2.embeds.list({ search_live_id: '72' }));
  assert.deepEqual(rows, []);
  assert.equal(exchanges.at(-1)?.line, 'GET /rest/v2/embed.json?search_live_id=72&search_page=1');
});

test('platform facts 6: the client uses every path of the key exchange and both spellings of the header', async (t) => {
  for (const verifyPath of [
    '/restauth/verify',
    '/restauth/verify.json',
    '/restauth/v2/verify',
    '/restauth/v2/verify.json',
  ] as const) {
    for (const tokenHeader of ['access-token', 'access_token'] as const) {
      const { client, exchanges } = await openInterface(t, { verifyPath, tokenHeader });
      assert.equal((await client.v2.categories.get('73')).title, 'A category');
      assert.equal(exchanges[0]?.line, `GET ${verifyPath}`);
      assert.ok(exchanges[1]?.request.headers.has(tokenHeader));
    }
  }
});
