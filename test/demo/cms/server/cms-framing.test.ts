import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { ArticleListReply } from '../../../../demo/cms/server/article-routes.js';
import { cmsApp, withCms } from '../../../../demo/cms/server/with-cms.js';
import { playerOrigin } from '../../../../demo/sandbox/origin-placeholders.js';
import { createSandbox } from '../../../../demo/sandbox/sandbox.js';
import { startServer } from '../../../../demo/sandbox/server/http-server.js';
import { seedOf } from '../../sandbox/open-sandbox.js';
import { rawExchange } from '../../sandbox/server/raw-exchange.js';

const SESSION = '/cms/api/session';
const ARTICLES = '/cms/api/articles';
const ARTICLE = `${ARTICLES}/:id`;
const UPLOADS = '/cms/api/uploads';

/** The bodies of the writes that have one. */
const BODIES: Readonly<Record<string, { readonly body: string; readonly status: number }>> = {
  [SESSION]: { body: JSON.stringify({ name: 'editor', password: 'secret' }), status: 200 },
  [ARTICLE]: { body: JSON.stringify({ version: 'v1', base: null, title: 'Tide' }), status: 201 },
  [UPLOADS]: { body: 'not a video, but bytes', status: 201 },
};

const chunked = (body: string): string =>
  `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;

const FRAMINGS: readonly (readonly [string, (body: string) => string, (body: string) => string])[] =
  [
    ['with Content-Length', (body) => `Content-Length: ${body.length}`, (body) => body],
    ['in chunks', () => 'Transfer-Encoding: chunked', chunked],
  ];

const start = async (t: TestContext) => {
  const lines: string[] = [];
  const sandbox = await createSandbox({
    seed: seedOf({}),
    key: 'key',
    ffmpeg: 'no-ffmpeg',
    log: () => undefined,
  });
  const cms = await withCms(sandbox, {
    authKey: 'key',
    editor: { name: 'editor', password: 'secret' },
    articles: null,
    playerOrigin,
    log: (line: string) => void lines.push(line),
  });
  const server = await startServer(cms, 0);
  t.after(async () => {
    await server.stop();
    await cms.close();
  });
  const { host, port } = new URL(server.address);
  let articleCount = 0;
  const session = await fetch(server.address + SESSION.slice(1), {
    method: 'POST',
    body: BODIES[SESSION]?.body ?? '',
  });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const send = (path: string, header: string, body: string, isCutOff = false) => {
    const method = path === ARTICLE ? 'PUT' : 'POST';
    const address = path.replace(':id', String((articleCount += 1)));
    const head = [
      `${method} ${address}?title=x HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${cookie}`,
      header,
    ];
    return rawExchange(Number(port), { head, body, isCutOff });
  };
  const articles = async (): Promise<readonly unknown[]> => {
    const reply = await fetch(server.address + ARTICLES.slice(1), { headers: { cookie } });
    return ((await reply.json()) as ArticleListReply).articles;
  };
  return { send, lines, articles };
};

test('every write of the CMS that has a body is among these', () => {
  const posts = cmsApp.routes.filter(({ method }) => method === 'POST' || method === 'PUT');
  assert.deepEqual(new Set(posts.map(({ path }) => path)), new Set(Object.keys(BODIES)));
});

for (const [path, { body, status }] of Object.entries(BODIES))
  test(`${path} reads a body in chunks like one with Content-Length`, async (t) => {
    const { send, lines } = await start(t);
    for (const [framing, header, bytes] of FRAMINGS)
      assert.equal(await send(path, header(body), bytes(body)), status, framing);
    assert.deepEqual(lines, []);
  });

test('an article over the limit is refused with 413, also in chunks', async (t) => {
  const { send, lines } = await start(t);
  const body = 'x'.repeat(3 * 1024 * 1024);
  for (const [framing, header, bytes] of FRAMINGS)
    assert.equal(await send(ARTICLE, header(body), bytes(body)), 413, framing);
  assert.deepEqual(lines, []);
});

for (const path of [SESSION, ARTICLE])
  test(`${path} takes a body that is missing for an invalid request`, async (t) => {
    const { send, lines } = await start(t);
    for (const [framing, header, bytes] of FRAMINGS)
      assert.equal(await send(path, header(''), bytes('')), 400, framing);
    assert.equal(await send(path, 'Accept: */*', ''), 400);
    assert.deepEqual(lines, []);
  });

test('an article that is cut off is not saved', async (t) => {
  const { send, articles } = await start(t);
  const body = BODIES[ARTICLE]?.body ?? '';
  for (const [framing, header, bytes] of FRAMINGS) {
    const status = await send(ARTICLE, header(body), bytes(body).slice(0, 9), true);
    assert.notEqual(status, 201, framing);
  }
  assert.deepEqual(await articles(), []);
});
