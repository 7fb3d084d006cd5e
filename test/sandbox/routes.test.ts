import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../demo/sandbox/routes.js';
import { openSandbox, seedOf } from './open-sandbox.js';

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

for (const { path, access, sharing } of routes) {
  test(`${path} answers GET and HEAD, and 405 for other methods`, async (t) => {
    const { call, read } = await openSandbox(t, { seed: seedOf({}) });
    const isKeyed = path.startsWith('/restauth');
    const headers = isKeyed ? { 'auth-code': 'demo-key', state: 's' } : {};
    for (const method of ['GET', 'HEAD']) {
      const reply = await read(example(path), { method, headers });
      assert.equal(reply.status, 200, method);
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
      if (method === 'HEAD') assert.equal(await reply.text(), '');
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const reply = await read(example(path), { method });
      assert.equal(reply.status, 405, method);
      assert.equal(reply.headers.get('allow'), 'GET, HEAD');
    }
    if (access === 'token') assert.equal((await call(example(path))).status, 401);
  });

  test(`${path} is shared as ${sharing}`, async (t) => {
    const { read } = await openSandbox(t, { seed: seedOf({}) });
    const origin = 'http://page.test';
    const answers = [
      await read(example(path), { headers: { origin } }),
      await read(example(path), { method: 'OPTIONS', headers: { origin } }),
    ];
    const allowed = { 'own-origin': null, 'any-origin': '*', credentials: origin }[sharing];
    const credentials = sharing === 'credentials' ? 'true' : null;
    for (const { headers } of answers) {
      assert.equal(headers.get('access-control-allow-origin'), allowed);
      assert.equal(headers.get('access-control-allow-credentials'), credentials);
    }
  });
}
