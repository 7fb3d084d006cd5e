import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app } from '../../../../demo/sandbox/server/app.js';
import { messageOf, openSandbox, ORIGIN, parsedSeed, seedOf } from '../open-sandbox.js';

/** Values for the parameters of a route. */
const EXAMPLES: Readonly<Record<string, string>> = {
  id: '1',
  client: 'demo',
  bulkLabel: 'label',
  stream: 'colour-bars',
  rendition: '360',
  name: 'inline',
  event: 'start',
};

/** `:id{[^/]+\\.json}` becomes `1.json`. */
const exampleOf = (path: string): string =>
  path
    .replace(/:(\w+)(?:\{[^}]*?(\.\w+)\})?\??/g, (_, name: string, extension = '') =>
      [EXAMPLES[name], extension].join(''),
    )
    .replace('*', 'watermark.png');

/** The methods of each path of the application. */
const methodsByPath = new Map<string, string[]>();
for (const { method, path } of app.routes) {
  if (method === 'ALL') continue;
  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
  const example = exampleOf(path);
  methodsByPath.set(example, [...(methodsByPath.get(example) ?? []), ...methods]);
}
methodsByPath.set('/ads/vast/no-cors.xml', ['GET', 'HEAD']);

const KINDS = [
  'video',
  'live',
  'category',
  'embedtemplate',
  'tracka',
  'ama',
  'bulk',
  'addart',
  'advideo',
];

/** One object of every kind, all of them with the id 1. */
const ONE_OF_EACH = parsedSeed({
  embeds: [{ id: '1', title: '' }],
  objects: Object.fromEntries(KINDS.map((kind) => [kind, [{ id: '1', title: '' }]])),
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'];

const KEY = { 'auth-code': 'demo-key', state: 's' };

const REFRESH = /^\/restauth\/(?:v2\/)?refresh/;

/** Who may read the responses of a path. */
const sharingOf = (path: string) => {
  if (/^\/rest|no-cors/.test(path)) return 'same origin';
  return /^\/ads\/(vast|track)\/|^\/analytics\/beacon[./]/.test(path)
    ? 'all with credentials'
    : 'all';
};

for (const [path, allowed] of methodsByPath) {
  const sharing = sharingOf(path);

  test(`${path} accepts ${allowed.join(', ')} and is shared with ${sharing}`, async (t) => {
    const { call, read } = await openSandbox(t, { seed: ONE_OF_EACH });
    const origin = 'http://page.test';
    const [first = 'GET'] = allowed;
    for (const method of [first, 'OPTIONS']) {
      const { headers } = await read(path, { method, headers: { origin } });
      const expected = { 'same origin': null, 'all with credentials': origin, all: '*' }[sharing];
      assert.equal(headers.get('access-control-allow-origin'), expected);
      const credentials = headers.get('access-control-allow-credentials');
      assert.equal(credentials, sharing === 'all with credentials' ? 'true' : null);
    }
    for (const method of METHODS) {
      const reply = await read(path, { method, headers: KEY });
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(reply.status === 405, !allowed.includes(method), `${method} ${reply.status}`);
      if (reply.status === 405) assert.equal(reply.headers.get('allow'), allowed.join(', '));
      if (method === 'GET' && allowed.includes('GET') && !path.startsWith('/uploads/'))
        assert.equal(reply.status, REFRESH.test(path) ? 401 : 200);
      if (method === 'HEAD') assert.equal(await reply.text(), '');
      if (path.startsWith('/rest/')) assert.equal((await call(path, { method })).status, 401);
    }
  });
}

test('prints unexpected errors to the console and hides them from the caller', async (t) => {
  const printed = t.mock.method(console, 'error', () => undefined);
  const objects = {
    list: () => {
      throw new Error('canary-message');
    },
  };
  const request = new Request(`${ORIGIN}/published/embed.json?secret=canary`);
  const reply = await app.fetch(request, { objects });
  assert.equal(reply.status, 500);
  assert.equal(await reply.text(), '{"error":{"message":"Internal error."}}');
  const [line = ''] = printed.mock.calls.map(({ arguments: words }) => words.join(' '));
  assert.match(line, /GET \/published\/embed\.json: Error: canary-message/);
  assert.doesNotMatch(line, /secret=/);
});

const EMBED = '/rest/v2/embed/1.json';

const STATUSES: readonly (readonly [what: string, path: string, status: number, init?: object])[] =
  [
    ['an id that no embed has', '/rest/v2/embed/404.json', 404],
    ['a malformed id', '/rest/v2/embed/a%20b.json', 400],
    ['an id that is encoded twice', '/rest/v2/embed/%2531.json', 400],
    ['a path out of the folder', '/rest/v2/embed/..%2fembed%2f1.json', 400],
    ['another format', '/rest/v2/embed/1.xml', 404],
    ['no format', '/rest/v2/embed/1', 404],
    ['a resource that does not exist', '/rest/v2/nothing.json', 404],
    ['a write to an unknown path', '/nothing', 404, { method: 'POST' }],
    ['a client that accepts only XML', EMBED, 406, { headers: { accept: 'text/xml' } }],
    ['a client that accepts JSON', EMBED, 200, { headers: { accept: 'application/json' } }],
    ['a client that accepts anything', EMBED, 200, { headers: { accept: 'a/b, */*;q=0.1' } }],
    ['a page of another origin', EMBED, 403, { headers: { origin: 'http://evil.test' } }],
    ['a page of an opaque origin', EMBED, 403, { headers: { origin: 'null' } }],
    ['a page of its own origin', EMBED, 200, { headers: { origin: ORIGIN } }],
  ];

for (const [what, path, status, init] of STATUSES) {
  test(`responds to ${what} with ${status}${status === 200 ? '' : ' and the error body'}`, async (t) => {
    const { read } = await openSandbox(t, { seed: seedOf({}) });
    const reply = await read(path, init);
    assert.equal(reply.status, status);
    if (path.startsWith('/rest/'))
      assert.equal(reply.headers.get('access-control-allow-origin'), null);
    if (status === 200) return;
    assert.equal(reply.headers.get('cache-control'), 'no-store');
    assert.ok((await messageOf(reply)).length > 0);
  });
}
