import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BodyFormat, Client, WriteOptions } from '../../../src/api/index.js';
import { openInterface } from './open-interface.js';
import { image } from './row.js';

/** Text that a form, a part or a database could change. */
const TEXT = ' a&b=c+d%20e "ä" 日本 🎬\r\n--x\r\n{origin}/{player}\\ ';

/** The content type of each body format (spec 4.1). */
const FORMATS: readonly (readonly [format: BodyFormat, type: RegExp])[] = [
  ['urlencoded', /^application\/x-www-form-urlencoded/],
  ['json', /^application\/json/],
  ['multipart', /^multipart\/form-data; boundary=/],
  ['multipart-json', /^multipart\/form-data; boundary=/],
];

/** A write of spec 4. Returns the written text from the reply. */
type Write = (client: Client, options: WriteOptions) => Promise<string | null | undefined>;

const UPDATES: readonly (readonly [row: string, write: Write])[] = [
  [
    'PUT /rest/video/71.json',
    async ({ v1 }, options) =>
      (await v1.videos.update('71', { description: TEXT }, options)).descrizione,
  ],
  [
    'PUT /rest/v2/live/72.json',
    async ({ v2 }, options) =>
      (await v2.lives.update('72', { description: TEXT }, options)).description,
  ],
  [
    'PUT /rest/v2/ama/42.json',
    async ({ v2 }, options) =>
      (await v2.amas.update('42', { description: TEXT }, options)).description,
  ],
];

for (const [format, type] of FORMATS) {
  for (const [row, write] of UPDATES) {
    for (const methodOverride of ['never', 'always'] as const) {
      test(`spec 4.1 and 4.2: ${row} keeps its text as ${format} with override ${methodOverride}`, async (t) => {
        const { client, exchanges } = await openInterface(t);
        assert.equal(await write(client, { bodyFormat: format, methodOverride }), TEXT);
        const { request, line } = exchanges.at(-1) ?? assert.fail('nothing was sent');
        assert.match(request.headers.get('content-type') ?? '', type);
        const override = request.headers.get('x-http-method-override');
        const isOverridden = methodOverride === 'always';
        assert.equal(line, isOverridden ? row.replace('PUT', 'POST') : row);
        assert.equal(override, isOverridden ? 'PUT' : null);
        if (format === 'multipart-json') assert.match(await request.text(), /name="_json_body"/);
      });
    }
  }

  test(`spec 4.1: a live can be created as ${format}`, async (t) => {
    const { client } = await openInterface(t);
    const fields = { title: TEXT, source_url: 'https://streams.example/a.m3u8?b=c&d=%20' };
    const live = await client.v2.lives.create(fields, { bodyFormat: format });
    assert.equal(live?.title, TEXT);
    const read = await client.v2.lives.get(live.id);
    assert.deepEqual(read, live);
  });
}

for (const format of ['multipart', 'multipart-json'] as const) {
  test(`spec 4.1: a file and its fields can be sent together as ${format}`, async (t) => {
    const { client } = await openInterface(t);
    const fields = { title: TEXT, preview_image: image() };
    const live = await client.v2.lives.update('72', fields, { bodyFormat: format });
    assert.equal(live.title, TEXT);
    assert.match(live.preview_image ?? '', /\/uploads\//);
  });
}

test('spec 4.2: deletes can be sent as POST', async (t) => {
  const { client, exchanges } = await openInterface(t, { methodOverride: 'always' });
  assert.deepEqual(await client.v1.videos.delete('81'), { outcome: 'deleted' });
  assert.deepEqual(await client.v1.lives.delete('83'), { outcome: 'deleted' });
  const lines = exchanges.slice(1).map(({ line }) => line);
  assert.deepEqual(lines, ['POST /rest/video/81.json', 'POST /rest/live/83.json']);
});
