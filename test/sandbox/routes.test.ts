import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Route, routes } from '../../demo/sandbox/routes.js';
import { openSandbox, parsedSeed } from './open-sandbox.js';

/** What stands for the parameters of a path. */
const EXAMPLES: Readonly<Record<string, string>> = {
  id: '1',
  client: 'demo',
  bulkLabel: 'label',
  stream: 'colour-bars',
  rendition: '360',
  name: 'inline',
  event: 'start',
};

const example = (path: string): string =>
  path
    .replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? 'unknown')
    .replace('*', 'watermark.png');

/** One object of every kind, all of them with the id 1. */
const ONE_OF_EACH = parsedSeed({
  embeds: [{ id: '1', title: '' }],
  objects: Object.fromEntries(
    [
      'video',
      'live',
      'category',
      'embedtemplate',
      'tracka',
      'ama',
      'bulk',
      'addart',
      'advideo',
    ].map((kind) => [kind, [{ id: '1', title: '' }]]),
  ),
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'];

const allowedIn = (all: readonly Route[]): readonly string[] =>
  all.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

const byPath = new Map<string, Route[]>();
for (const route of routes) byPath.set(route.path, [...(byPath.get(route.path) ?? []), route]);

for (const [path, all] of byPath) {
  const [{ access, sharing } = { access: 'open', sharing: 'any-origin' }] = all;
  const allowed = allowedIn(all);

  test(`${path} has the methods ${allowed.join(', ')} and no other`, async (t) => {
    const { call, read } = await openSandbox(t, { seed: ONE_OF_EACH });
    const isKeyed = path.startsWith('/restauth');
    const headers = isKeyed ? { 'auth-code': 'demo-key', state: 's' } : {};
    for (const method of METHODS) {
      const reply = await read(example(path), { method, headers });
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(reply.status === 405, !allowed.includes(method), `${method} ${reply.status}`);
      if (reply.status === 405) assert.equal(reply.headers.get('allow'), allowed.join(', '));
      if (method === 'HEAD') assert.equal(await reply.text(), '');
    }
    if (access === 'token') {
      for (const method of allowed) {
        assert.equal((await call(example(path), { method })).status, 401, method);
      }
    }
  });

  test(`${path} is shared as ${sharing}`, async (t) => {
    const { read } = await openSandbox(t, { seed: ONE_OF_EACH });
    const origin = 'http://page.test';
    const answers = [
      await read(example(path), { headers: { origin }, method: all[0]?.method ?? 'GET' }),
      await read(example(path), { method: 'OPTIONS', headers: { origin } }),
    ];
    const allowedOrigin = { 'own-origin': null, 'any-origin': '*', credentials: origin }[sharing];
    const credentials = sharing === 'credentials' ? 'true' : null;
    for (const { headers } of answers) {
      assert.equal(headers.get('access-control-allow-origin'), allowedOrigin);
      assert.equal(headers.get('access-control-allow-credentials'), credentials);
    }
  });
}

test('addresses that can be read are read', async (t) => {
  const { read } = await openSandbox(t, { seed: ONE_OF_EACH });
  const headers = { 'auth-code': 'demo-key', state: 's' };
  for (const { method, path } of routes) {
    if (method !== 'GET' || path === '/uploads/*') continue;
    assert.equal((await read(example(path), { headers })).status, 200, path);
  }
});
