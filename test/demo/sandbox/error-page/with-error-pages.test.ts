import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type RequestHandler,
  withErrorPages,
} from '../../../../demo/sandbox/error-page/with-error-pages.js';
import { ORIGIN, openSandbox, seedOf } from '../open-sandbox.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** A service with one response, whose errors are shown as pages. */
const responding = (body: string, init: ResponseInit) =>
  withErrorPages<RequestHandler>({ fetch: () => Promise.resolve(new Response(body, init)) });

/** A sandbox that shows its errors as pages. */
const open = async (t: Parameters<typeof openSandbox>[0]) => {
  const { call } = await openSandbox(t, { seed: seedOf({}), site: '/none' });
  const pages = withErrorPages({
    fetch: ({ url, method, headers }: Request) =>
      call(url.slice(ORIGIN.length), { method, headers }),
  });
  return (path: string, accept: string | null, method = 'GET') =>
    pages.fetch(
      new Request(ORIGIN + path, { method, ...(accept !== null && { headers: { accept } }) }),
    );
};

test('a browser gets a page for an unknown address, with links to the pages that exist', async (t) => {
  const get = await open(t);
  for (const path of ['/nowhere', '/media/nowhere.jpg', '/published/embed/nowhere.json']) {
    const reply = await get(path, BROWSER);
    assert.equal(reply.status, 404);
    assert.equal(reply.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.match(reply.headers.get('vary') ?? '', /\bAccept\b/);
    assert.match(reply.headers.get('content-security-policy') ?? '', /^default-src 'none';/);
    const page = await reply.text();
    assert.ok(page.includes(`<code>${path}</code> responded with status 404.`), page);
    for (const link of ['/', '/publisher/', '/cms/', '/ad-ops/', '/docs/', '/published/embed.json'])
      assert.ok(page.includes(`<a href="${link}">`), link);
  }
});

test('the page says what the service found at the address', async (t) => {
  const get = await open(t);
  const page = await (await get('/published/embed/nowhere.json', BROWSER)).text();
  assert.match(page, /There is no such embed\./);
  assert.match(await (await get('/', BROWSER)).text(), /npm run build/);
});

test('programs keep the JSON of an error', async (t) => {
  const get = await open(t);
  for (const [path, accept] of [
    ['/nowhere', null],
    ['/nowhere', '*/*'],
    ['/nowhere', 'application/json, text/html;q=0.5'],
    ['/rest/nowhere', BROWSER],
  ] as const) {
    const { headers } = await get(path, accept);
    assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
  }
  assert.equal(
    (await get('/nowhere', BROWSER, 'POST')).headers.get('content-type'),
    'application/json; charset=utf-8',
  );
});

test('an address never becomes markup of the page, and a long one is cut', async (t) => {
  const get = await open(t);
  const page = await (await get(`/'"<b>&${'x'.repeat(5000)}`, BROWSER)).text();
  assert.doesNotMatch(page, /<b>/);
  assert.ok(page.length < 5000);
});

test('a response that is no error, or no JSON, stays as it is', async () => {
  const xml = { status: 500, headers: { 'content-type': 'text/xml' } };
  const ok = { status: 200, headers: { 'content-type': 'application/json' } };
  for (const init of [xml, ok]) {
    const reply = await responding('{}', init).fetch(
      new Request(ORIGIN, { headers: { accept: BROWSER } }),
    );
    assert.equal(await reply.text(), '{}');
  }
});

test('an error whose body is no object with a message still gets a page', async () => {
  const init = { status: 502, headers: { 'content-type': 'application/json' } };
  for (const body of [
    'null',
    '{',
    '{"error":{"code":"service-failed"}}',
    '{"error":{"message":7}}',
  ]) {
    const reply = await responding(body, init).fetch(
      new Request(ORIGIN, { headers: { accept: BROWSER } }),
    );
    assert.match(await reply.text(), /<h1>The sandbox failed<\/h1>/);
  }
});

test('a HEAD request gets the headers of the page alone', async (t) => {
  const get = await open(t);
  const reply = await get('/nowhere', BROWSER, 'HEAD');
  assert.equal(reply.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(await reply.text(), '');
});
