import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import {
  jsonOf,
  messageOf,
  openSandbox,
  type OpenSandbox,
  parsedSeed,
  temporaryFolder,
} from '../open-sandbox.js';

const SEED = parsedSeed({
  embeds: [{ id: '1', title: '' }],
  objects: {
    live: [{ id: '6', title: 'Live', description: 'old', tags: 'a' }],
    video: [{ id: '5', title: 'Video', short_description: '', description: '', tags: '' }],
    addart: [{ id: '7', title: 'Ad', replace_rules: [] }],
  },
});

const LIVE = '/rest/v2/live/6.json';
const ADDART = '/rest/v2/addart/7.json';

const BOUNDARY = 'X-BOUNDARY';

/** A multipart body written by hand, so that it can be wrong. */
const parts = (...all: readonly (readonly [header: string, value: string])[]): string => {
  const written = all.map(
    ([header, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${value}\r\n`,
  );
  return `${written.join('')}--${BOUNDARY}--\r\n`;
};

const put = (
  { read }: OpenSandbox,
  path: string,
  type: string,
  body: string | Uint8Array,
): Promise<Response> => read(path, { method: 'PUT', headers: { 'content-type': type }, body });

const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const FORM = 'application/x-www-form-urlencoded';

const open = (t: TestContext, uploads?: string): Promise<OpenSandbox> =>
  openSandbox(t, { seed: SEED, ...(uploads === undefined ? {} : { uploads }) });

const NEW = { title: 'Né & nuovo', description: 'a=b', tags: 'x,y' };

const RULES = {
  replace_rules: [
    { subject: '[a]', value: 'url-page' },
    { subject: '[b]', value: 'random-number' },
  ],
};

const FORMATS: readonly (readonly [string, string, string, expected?: typeof RULES])[] = [
  ['application/x-www-form-urlencoded', FORM, 'title=N%C3%A9+%26+nuovo&description=a%3Db&tags=x,y'],
  ['application/json', 'application/json', JSON.stringify(NEW)],
  ['JSON with a charset', 'Application/JSON; charset=utf-8', JSON.stringify(NEW)],
  [
    'multipart/form-data',
    MULTIPART,
    parts(['name="title"', NEW.title], ['name="description"', 'a=b'], ['name="tags"', 'x,y']),
  ],
  ['multipart with _json_body', MULTIPART, parts(['name="_json_body"', JSON.stringify(NEW)])],
  [
    'multipart with _json_body and another part',
    MULTIPART,
    parts(
      ['name="_json_body"', '{"title":"Né & nuovo","description":"a=b"}'],
      ['name="tags"', 'x,y'],
    ),
  ],
  [
    'a urlencoded form with a list of objects',
    FORM,
    'replace_rules[0][subject]=[a]&replace_rules[0][value]=url-page&replace_rules[1][subject]=[b]&replace_rules[1][value]=random-number',
    RULES,
  ],
  [
    'a multipart form with a list of objects',
    MULTIPART,
    parts(
      ['name="replace_rules[0][subject]"', '[a]'],
      ['name="replace_rules[0][value]"', 'url-page'],
      ['name="replace_rules[1][subject]"', '[b]'],
      ['name="replace_rules[1][value]"', 'random-number'],
    ),
    RULES,
  ],
  ['JSON with a list of objects', 'application/json', JSON.stringify(RULES), RULES],
];

for (const [what, type, body, expected = NEW] of FORMATS) {
  test(`a body of ${what} is read (spec 4.1)`, async (t) => {
    const reply = await put(await open(t), expected === RULES ? ADDART : LIVE, type, body);
    assert.equal(reply.status, 200, await reply.clone().text());
    const object = await jsonOf(reply);
    assert.deepEqual({ ...object, ...expected }, object);
  });
}

const many = (count: number): string =>
  parts(...Array.from({ length: count }, (_, at) => [`name="f${at}"`, 'x'] as const));

const LARGE = 'x'.repeat(10 * 1024 * 1024);

const deep = (depth: number): string => `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`;

const REFUSED: readonly (readonly [string, string, string | Uint8Array, number])[] = [
  ['an unsupported type', 'text/plain', 'title=x', 415],
  ['XML', 'application/xml', '<title/>', 415],
  ['a body that is not JSON', 'application/json', '{"title":', 400],
  ['an empty JSON body', 'application/json', '', 400],
  ['JSON that is not an object', 'application/json', '["title"]', 400],
  ['JSON that is null', 'application/json', 'null', 400],
  ['JSON of 100000 levels', 'application/json', deep(100_000), 400],
  ['JSON that is not UTF-8', 'application/json', Buffer.from('7b2274223a22ff227d', 'hex'), 400],
  ['a JSON body of 10 MB', 'application/json', JSON.stringify({ title: LARGE }), 413],
  ['a form of 10 MB', FORM, `title=${LARGE}`, 413],
  ['a part of 10 MB', MULTIPART, parts(['name="title"', LARGE]), 413],
  ['1000 parts', MULTIPART, many(1000), 413],
  [
    '5 files',
    MULTIPART,
    parts(...[1, 2, 3, 4, 5].map((at) => [`name="f${at}"; filename="a"`, 'x'] as const)),
    413,
  ],
  ['no boundary', 'multipart/form-data', parts(['name="title"', 'x']), 400],
  ['no final boundary', MULTIPART, parts(['name="title"', 'x']).slice(0, -20), 400],
  ['no part at all', MULTIPART, 'x', 400],
  [
    '_json_body twice',
    MULTIPART,
    parts(['name="_json_body"', '{}'], ['name="_json_body"', '{}']),
    400,
  ],
  ['_json_body that is not JSON', MULTIPART, parts(['name="_json_body"', '{']), 400],
  [
    'a field both in _json_body and beside it',
    MULTIPART,
    parts(['name="_json_body"', '{"title":"a"}'], ['name="title"', 'b']),
    400,
  ],
  ['a field twice', FORM, 'title=a&title=b', 400],
  ['a field that is text and a list', FORM, 'title=a&title[0]=b', 400],
  ['a name of 100 levels', FORM, `a${'[0]'.repeat(100)}=x`, 400],
  [
    'a file twice',
    MULTIPART,
    parts(['name="f"; filename="a"', 'x'], ['name="f"; filename="a"', 'x']),
    400,
  ],
  [
    'an image that is text',
    MULTIPART,
    parts(['name="preview_image"; filename="a.png"', '<svg/>']),
    400,
  ],
  ['an image as an object', 'application/json', '{"preview_image":{"name":"a.png"}}', 400],
  ['an empty title', 'application/json', '{"title":" "}', 400],
  ['a title that is a number', 'application/json', '{"title":1}', 400],
];

for (const [what, type, body, status] of REFUSED) {
  test(`${what} is refused with ${status}, changes nothing and leaves no file`, async (t) => {
    const uploads = await temporaryFolder(t);
    const sandbox = await open(t, uploads);
    const reply = await put(sandbox, LIVE, type, body);
    assert.equal(reply.status, status);
    assert.ok((await messageOf(reply)).length > 0);
    const live = await jsonOf(await sandbox.read(LIVE));
    assert.deepEqual([live['title'], live['description']], ['Live', 'old']);
    for (const folder of ['incoming', 'sources', 'media'])
      assert.deepEqual(await readdir(join(uploads, folder)), []);
  });
}

test('a body without a type is refused unless it is empty, and an encoded one always', async (t) => {
  const { read } = await open(t);
  const plain = await read(LIVE, { method: 'PUT', body: Buffer.from('title=x') });
  assert.equal(plain.status, 415);
  assert.match(plain.headers.get('accept-post') ?? '', /multipart\/form-data/);
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  assert.equal((await read(LIVE, { method: 'PUT', headers, body: '{}' })).status, 415);
  assert.equal((await read(LIVE, { method: 'PUT' })).status, 200);
});

test('names of Object.prototype are ignored like other unknown fields', async (t) => {
  const sandbox = await open(t);
  for (const [type, body] of [
    ['application/json', '{"__proto__":{"title":"x"},"constructor":1}'],
    [FORM, '__proto__[title]=x&constructor[prototype][title]=x&toString=1'],
  ] as const) {
    const reply = await put(sandbox, LIVE, type, body);
    assert.equal(reply.status, 200);
    assert.equal((await jsonOf(reply))['title'], 'Live');
  }
  assert.equal(({} as Record<string, unknown>)['title'], undefined);
});

test('any names and number of unknown fields are named in a header that callers can read', async (t) => {
  const sandbox = await open(t);
  const names = ['\\ud800', 'constructor', '\\r\\nX-Header: 1', 'x'.repeat(100_000)];
  for (const name of [...names, Array.from({ length: 9000 }, (_, each) => each).join('":1,"')]) {
    const reply = await put(sandbox, LIVE, 'application/json', `{"${name}":1}`);
    assert.equal(reply.status, 200);
    assert.match(reply.headers.get('x-ignored-fields') ?? '', /^[\w%, -]{1,4000}(?:\.{3})?$/);
  }
});

const OVERRIDES = [
  ['POST', 'PUT', 200],
  ['POST', 'put', 200],
  ['POST', 'DELETE', 200],
  ['POST', 'GET', 405],
  ['POST', 'PATCH', 405],
  ['POST', '', 405],
  ['GET', 'DELETE', 200],
  ['PUT', 'DELETE', 200],
] as const;

for (const [method, override, status] of OVERRIDES) {
  test(`${method} with the override "${override}" has the status ${status} (spec 4.2)`, async (t) => {
    const { read } = await open(t);
    const reply = await read(LIVE, { method, headers: { 'x-http-method-override': override } });
    assert.equal(reply.status, status);
    if (status === 405) assert.equal(reply.headers.get('allow'), 'GET, HEAD, PUT, DELETE');
    const isDeleted = method === 'POST' && override === 'DELETE';
    if (isDeleted) assert.equal(await reply.text(), '"delete"');
    assert.equal((await read(LIVE)).status, isDeleted ? 404 : 200);
  });
}

test('text that looks like a placeholder of the sandbox is returned unchanged', async (t) => {
  const { send, read } = await open(t);
  for (const title of ['{origin}', '{origin_}/x', '{player}', 'a {origin__} b {player_}']) {
    assert.equal((await jsonOf(await send('PUT', LIVE, { title })))['title'], title);
    assert.equal((await jsonOf(await send('PUT', LIVE, { tags: 'x' })))['title'], title);
    const found = await read(`/rest/v2/live.json?search_string=${encodeURIComponent(title)}`);
    assert.equal((await jsonOf(found))['total'], 1);
  }
});

test('NUL, lone surrogates and markup are returned unchanged', async (t) => {
  const { send, read } = await open(t);
  for (const title of ['a\0b', '\ud800', 'é\u0301', '<script>alert(1)</script>', '"\\\u2028']) {
    await send('PUT', LIVE, { title });
    const reply = await read(LIVE);
    assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal((await jsonOf(reply))['title'], title);
  }
});
