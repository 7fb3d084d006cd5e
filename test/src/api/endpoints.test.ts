import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Client } from '../../../src/api/index.js';
import { canaries } from './canaries.js';
import { scripted } from './scripted-service.js';

interface Endpoint {
  readonly source: string;
  readonly call: (client: Client) => Promise<unknown>;
  readonly request: string;
  readonly reply: unknown;
  /** What the caller gets, where it is not the reply itself. */
  readonly result?: unknown;
}

const one = { id: '7' };
const page = { current_page: 1, last_page: 1, data: [one] };
const file = new Blob(['bytes']);

const rowsOf = async (list: AsyncIterable<unknown>): Promise<readonly unknown[]> => {
  const rows: unknown[] = [];
  for await (const row of list) rows.push(row);
  return rows;
};

const addArt = { id: '7', source_url: 'https://ads.example/tag' };
const artFields = { title: 'Tag', type: 'linear', source_url: 'https://ads.example/tag' } as const;

/** Every row of spec 4, and what the platform facts add. */
const endpoints: readonly Endpoint[] = [
  {
    source: '4.4',
    call: ({ v1 }) => v1.videos.get('7'),
    request: 'GET /rest/video/7.json',
    reply: one,
  },
  {
    source: '4.4',
    call: ({ v1 }) => v1.trackas.get('7'),
    request: 'GET /rest/tracka/7.json',
    reply: one,
  },
  {
    source: '4.4',
    call: ({ v1 }) => v1.queues.list(),
    request: 'GET /rest/queues_video.json',
    reply: [{ slot: 'P1', video: [] }],
  },
  {
    source: '4.4',
    call: ({ v1 }) => v1.embeds.get('7'),
    request: 'GET /rest/embed/7.json',
    reply: one,
  },
  {
    source: '4.5',
    call: ({ v1 }) => v1.videos.create({ titolo: 'Goal', video: file }),
    request: 'POST /rest/video.json',
    reply: one,
  },
  {
    source: '4.5',
    call: ({ v1 }) => v1.videos.update('7', { title: 'Goal' }),
    request: 'PUT /rest/video/7.json',
    reply: one,
  },
  {
    source: '4.5',
    call: ({ v1 }) => v1.videos.delete('7'),
    request: 'DELETE /rest/video/7.json',
    reply: new Response('DELETE SUCCESS'),
    result: { outcome: 'deleted' },
  },
  {
    source: '4.5',
    call: ({ v1 }) => v1.lives.delete('7'),
    request: 'DELETE /rest/live/7.json',
    reply: new Response('DELETE SUCCESS'),
    result: { outcome: 'deleted' },
  },
  {
    source: '4.6',
    call: ({ v2 }) => v2.videos.create({ title: 'Goal', video: 'https://files.example/goal.mp4' }),
    request: 'POST /rest/v2/video.json',
    reply: one,
  },
  {
    source: '4.7',
    call: ({ v2 }) => v2.embedTemplates.list().page(1),
    request: 'GET /rest/v2/embedtemplate.json?search_page=1',
    reply: page,
  },
  {
    source: '4.7',
    call: ({ v2 }) => v2.embedTemplates.get('7'),
    request: 'GET /rest/v2/embedtemplate/7.json',
    reply: one,
  },
  {
    source: '4.7',
    call: ({ v2 }) => v2.embeds.list().page(2),
    request: 'GET /rest/v2/embed.json?search_page=2',
    reply: { ...page, current_page: 2, last_page: 2 },
  },
  {
    source: '4.7',
    call: ({ v2 }) => v2.embeds.get('7'),
    request: 'GET /rest/v2/embed/7.json',
    reply: one,
  },
  {
    source: '4.7',
    call: ({ v2 }) =>
      rowsOf(
        v2.lives.list({
          search_string: 'a b',
          search_in_tags: true,
          search_order_by: 'title',
          search_asc_desc: 'DESC',
          search_for_page: 5,
        }),
      ),
    request:
      'GET /rest/v2/live.json?search_string=a+b&search_in_tags=1&search_order_by=title&search_asc_desc=DESC&search_for_page=5&search_page=1',
    reply: page,
    result: [one],
  },
  {
    source: '4.7',
    call: ({ v2 }) => v2.lives.get('7'),
    request: 'GET /rest/v2/live/7.json',
    reply: one,
  },
  {
    source: '4.7',
    call: ({ v2 }) => v2.categories.list({ search_date_min: '2026-01-31 00:00:00' }).page(1),
    request: 'GET /rest/v2/category.json?search_date_min=2026-01-31+00%3A00%3A00&search_page=1',
    reply: page,
  },
  {
    source: '4.7',
    call: ({ v2 }) => v2.categories.get('7'),
    request: 'GET /rest/v2/category/7.json',
    reply: one,
  },
  {
    source: '4.8',
    call: ({ v2 }) =>
      v2.lives.create({ title: 'Derby', source_url: 'https://live.example/index.m3u8' }),
    request: 'POST /rest/v2/live.json',
    reply: one,
  },
  {
    source: '4.8, a reply that is not shown',
    call: ({ v2 }) =>
      v2.lives.create({ title: 'Derby', source_url: 'https://live.example/index.m3u8' }),
    request: 'POST /rest/v2/live.json',
    reply: new Response('created'),
    result: null,
  },
  {
    source: '4.8',
    call: ({ v2 }) => v2.lives.update('7', { title: 'Derby' }),
    request: 'PUT /rest/v2/live/7.json',
    reply: one,
  },
  {
    source: '4.9',
    call: ({ v2 }) => v2.amas.update('7', { default: true }),
    request: 'PUT /rest/v2/ama/7.json',
    reply: one,
  },
  {
    source: 'platform 7.1',
    call: ({ v2 }) => v2.embeds.create({ title: 'Goal', video_id: '7' }),
    request: 'POST /rest/v2/embed.json',
    reply: one,
  },
  {
    source: 'platform 7.1',
    call: ({ v2 }) => v2.embeds.list({ search_live_id: '9' }).page(1),
    request: 'GET /rest/v2/embed.json?search_live_id=9&search_page=1',
    reply: page,
  },
  {
    source: 'platform 7.2',
    call: ({ v2 }) => v2.embeds.delete('7'),
    request: 'DELETE /rest/v2/embed/7.json',
    reply: 'delete',
    result: { outcome: 'deleted' },
  },
  {
    source: 'platform 7.2',
    call: ({ v2 }) => v2.lives.delete('7'),
    request: 'DELETE /rest/v2/live/7.json',
    reply: 'delete',
    result: { outcome: 'deleted' },
  },
  {
    source: 'platform 10',
    call: ({ v2 }) => v2.videos.get('7'),
    request: 'GET /rest/v2/video/7.json',
    reply: one,
  },
  {
    source: 'platform 10',
    call: ({ v2 }) => v2.videos.update('7', { title: 'Goal' }),
    request: 'PUT /rest/v2/video/7.json',
    reply: one,
  },
  {
    source: 'platform 10',
    call: ({ v2 }) => v2.videos.delete('7'),
    request: 'DELETE /rest/v2/video/7.json',
    reply: 'delete',
    result: { outcome: 'deleted' },
  },
  {
    source: 'platform 1.1',
    call: ({ v2 }) => v2.addArts.create(artFields),
    request: 'POST /rest/v2/addart.json',
    reply: addArt,
  },
  {
    source: 'platform 1.1',
    call: ({ v2 }) => v2.addArts.update('7', { title: 'Tag' }),
    request: 'PUT /rest/v2/addart/7.json',
    reply: addArt,
  },
  {
    source: 'platform 1.3',
    call: ({ v2 }) => v2.adVideos.create({ title: 'Ad', video: 'https://files.example/ad.mp4' }),
    request: 'POST /rest/v2/advideo.json',
    reply: one,
  },
  {
    source: 'platform 2',
    call: ({ v2 }) => v2.bulks.list().page(1),
    request: 'GET /rest/v2/bulk.json?search_page=1',
    reply: page,
  },
  {
    source: 'platform 2',
    call: ({ v2 }) => v2.bulks.create({ title: 'News', label: 'news', context_rules: ['*'] }),
    request: 'POST /rest/v2/bulk.json',
    reply: one,
  },
  {
    source: 'platform 2',
    call: ({ v2 }) => v2.bulks.update('7', { mute: true }),
    request: 'PUT /rest/v2/bulk/7.json',
    reply: one,
  },
];

void describe('every row of the interface', () => {
  for (const { source, call, request, reply, result = reply } of endpoints) {
    void it(`${source}: ${request}`, async () => {
      const { client, sent } = scripted(() => reply);
      assert.deepEqual(await call(client), result);
      assert.deepEqual(
        sent.map(({ method, path }) => `${method} ${path}`),
        [request],
      );
      const headers = sent.map((one) => [
        one.headers.get('accept'),
        one.headers.get('access-token'),
      ]);
      assert.deepEqual(headers, [['application/json', canaries.token]]);
    });
  }
});
