import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AmaSchema,
  AuthorizationSchema,
  CategorySchema,
  check,
  EmbedSchema,
  EmbedTemplateSchema,
  Generation1TrackaSchema,
  Generation1VideoSchema,
  LiveSchema,
  pageOf,
  QueueSlotSchema,
  VideoSchema,
  type Schema,
} from '../../src/schema/index.js';
import { list } from '../../src/schema/field-types.js';
import { checkFields, EMBED, FIELDS } from '../conformance/interface/spec-fields.js';
import { openSandbox, type OpenSandbox } from './open-sandbox.js';

type Shape = 'one' | 'array' | 'page';

interface Row {
  /** Section of the spec, and what its row says. */
  readonly row: string;
  readonly call: (sandbox: OpenSandbox) => Promise<Response>;
  readonly status: number;
  readonly shape: Shape;
  readonly schema: Schema;
  readonly fields: readonly string[];
}

const get = (path: string) => (sandbox: OpenSandbox) => sandbox.read(path);

const file = (bytes: Uint8Array, name: string): File => new File([bytes], name);

const MP4 = Buffer.from('0000001866747970', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const uploadForm = (): FormData => {
  const form = new FormData();
  form.set('titolo', 'Uploaded');
  form.set('video', file(MP4, 'a.mp4'));
  form.set('preview_image', file(PNG, 'a.png'));
  return form;
};

const read = (
  row: string,
  path: string,
  shape: Shape,
  schema: Schema,
  fields: readonly string[],
): Row => ({
  row,
  call: get(path),
  status: 200,
  shape,
  schema,
  fields,
});

const ROWS: readonly Row[] = [
  {
    row: '4.3 GET /restauth/verify.json',
    call: ({ call }) =>
      call('/restauth/verify.json', { headers: { 'auth-code': 'demo-key', state: 's' } }),
    status: 200,
    shape: 'one',
    schema: AuthorizationSchema,
    fields: FIELDS.authorization,
  },
  read('4.4 GET video', '/rest/video.json', 'array', Generation1VideoSchema, FIELDS.video1),
  read('4.4 GET one video', '/rest/video/501.json', 'one', Generation1VideoSchema, FIELDS.video1),
  read('4.4 GET tracka', '/rest/tracka.json', 'array', Generation1TrackaSchema, FIELDS.tracka1),
  read(
    '4.4 GET one tracka',
    '/rest/tracka/901.json',
    'one',
    Generation1TrackaSchema,
    FIELDS.tracka1,
  ),
  read('4.4 GET queues', '/rest/queues_video.json', 'array', QueueSlotSchema, FIELDS.slot),
  read('4.4 GET one embed', '/rest/embed/101.json', 'one', EmbedSchema, EMBED),
  {
    row: '4.5 POST video',
    call: ({ send }) => send('POST', '/rest/video.json', uploadForm()),
    status: 201,
    shape: 'one',
    schema: Generation1VideoSchema,
    fields: FIELDS.video1,
  },
  {
    row: '4.5 PUT video',
    call: ({ send }) => send('PUT', '/rest/video/501.json', { title: 'Bars', tags: 'a,b' }),
    status: 200,
    shape: 'one',
    schema: Generation1VideoSchema,
    fields: FIELDS.video1,
  },
  read('4.6 GET video', '/rest/v2/video.json', 'array', VideoSchema, FIELDS.video),
  {
    row: '4.6 POST video',
    call: ({ send }) =>
      send('POST', '/rest/v2/video.json', {
        title: 'By address',
        video: 'http://sandbox.test/media/advert.mp4',
        preview_image: 'https://images.example/a.png',
      }),
    status: 201,
    shape: 'one',
    schema: VideoSchema,
    fields: FIELDS.createdVideo,
  },
  read(
    '4.7 GET embedtemplate',
    '/rest/v2/embedtemplate.json',
    'page',
    EmbedTemplateSchema,
    FIELDS.template,
  ),
  read(
    '4.7 GET one embedtemplate',
    '/rest/v2/embedtemplate/52.json',
    'one',
    EmbedTemplateSchema,
    FIELDS.template,
  ),
  read('4.7 GET one embed', '/rest/v2/embed/101.json', 'one', EmbedSchema, EMBED),
  read('4.7 GET live', '/rest/v2/live.json', 'page', LiveSchema, FIELDS.live),
  read('4.7 GET one live', '/rest/v2/live/601.json', 'one', LiveSchema, FIELDS.live),
  read('4.7 GET category', '/rest/v2/category.json', 'page', CategorySchema, FIELDS.category),
  read('4.7 GET one category', '/rest/v2/category/12.json', 'one', CategorySchema, FIELDS.category),
  {
    row: '4.8 POST live',
    call: ({ send }) =>
      send('POST', '/rest/v2/live.json', { title: 'L', source_url: 'https://s.example/l.m3u8' }),
    status: 201,
    shape: 'one',
    schema: LiveSchema,
    fields: FIELDS.live,
  },
  {
    row: '4.8 PUT live',
    call: ({ send }) => send('PUT', '/rest/v2/live/601.json', { description: 'New' }),
    status: 200,
    shape: 'one',
    schema: LiveSchema,
    fields: FIELDS.live,
  },
  {
    row: '4.9 PUT ama',
    call: ({ send }) => send('PUT', '/rest/v2/ama/902.json', { title: 'A', default: 1 }),
    status: 200,
    shape: 'one',
    schema: AmaSchema,
    fields: FIELDS.ama,
  },
];

const schemaOf = ({ shape, schema }: Row): Schema => {
  if (shape === 'one') return schema;
  return shape === 'array' ? list(schema) : pageOf(schema);
};

const itemsOf = (json: unknown, shape: Shape): readonly object[] => {
  if (shape === 'one') return [json as object];
  return shape === 'array' ? (json as object[]) : (json as { data: object[] }).data;
};

for (const row of ROWS) {
  test(`spec ${row.row}: the reply has the schema's shape and the spec's fields`, async (t) => {
    const reply = await row.call(await openSandbox(t, { log: () => undefined }));
    assert.equal(reply.status, row.status);
    assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
    const json: unknown = await reply.json();
    const checked = check(schemaOf(row), json);
    assert.deepEqual(checked.ok ? [] : checked.problems, []);
    const items = itemsOf(json, row.shape);
    assert.ok(items.length > 0, 'there is something to check');
    for (const item of items) checkFields(item, row.fields, row.row);
  });
}

/** The seed has an embed that is wrong on purpose; every other one has the shape of spec 2.5. */
const BROKEN = '113';

for (const [row, path] of [
  ['4.4 GET embed', '/rest/embed.json'],
  ['4.7 GET embed', '/rest/v2/embed.json'],
] as const) {
  test(`spec ${row}: every embed has the schema's shape and the spec's fields`, async (t) => {
    const { read: readPath } = await openSandbox(t);
    const json: unknown = await (await readPath(path)).json();
    const embeds = itemsOf(json, path.includes('v2') ? 'page' : 'array') as { id: string }[];
    assert.ok(embeds.length > 10);
    for (const embed of embeds) {
      if (embed.id === BROKEN) continue;
      const checked = check(EmbedSchema, embed);
      assert.deepEqual(checked.ok ? [] : checked.problems, [], embed.id);
      checkFields(embed, EMBED, `embed ${embed.id}`);
    }
  });
}

for (const path of ['/rest/video/501.json', '/rest/live/601.json']) {
  test(`spec 4.5 DELETE ${path}: the reply is the plain text, and then there is nothing`, async (t) => {
    const { read: readPath, send } = await openSandbox(t);
    const reply = await send('DELETE', path);
    assert.equal(reply.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.deepEqual([reply.status, await reply.text()], [200, 'DELETE SUCCESS']);
    assert.equal((await send('DELETE', path)).status, 404);
    const v2 = path.replace('/rest/', '/rest/v2/');
    assert.equal((await readPath(v2)).status, 404);
  });
}
