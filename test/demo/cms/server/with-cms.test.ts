import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test, type TestContext } from 'node:test';
import type {
  ArticleEntry,
  ArticleListReply,
  ArticleReply,
  StaleReply,
} from '../../../../demo/cms/server/article-routes.js';
import type { EmbedListReply } from '../../../../demo/cms/server/embed-routes.js';
import type { UploadListReply, UploadReply } from '../../../../demo/cms/server/upload-routes.js';
import { withCms } from '../../../../demo/cms/server/with-cms.js';
import { playerOrigin } from '../../../../demo/sandbox/origin-placeholders.js';
import { createSandbox } from '../../../../demo/sandbox/sandbox.js';
import { createClient } from '../../../../src/api/index.js';
import { until } from '../../sandbox/until.js';

const ORIGIN = 'http://127.0.0.1:4173';
const KEY = 'canary-key-of-the-cms';

interface Call {
  readonly method?: string;
  readonly body?: string | Uint8Array | ReadableStream;
  readonly headers?: Readonly<Record<string, string>>;
}

const open = async (t: TestContext) => {
  let now = Date.parse('2026-06-01T10:00:00Z');
  const clock = (): number => (now += 1);
  const sandbox = await createSandbox({
    key: KEY,
    clock,
    ffmpeg: 'no-ffmpeg',
    log: () => undefined,
  });
  const log: string[] = [];
  const cms = await withCms(sandbox, {
    authKey: KEY,
    editor: { name: 'editor', password: 'secret' },
    articles: null,
    playerOrigin,
    clock,
    log: (line: string) => void log.push(line),
  });
  t.after(() => cms.close());
  const call = (path: string, { method = 'GET', body, headers = {} }: Call = {}) =>
    cms.fetch(
      new Request(ORIGIN + path, {
        method,
        headers,
        duplex: 'half',
        ...(body === undefined ? {} : { body }),
      }),
    );
  const signIn = async (password = 'secret'): Promise<Response> =>
    call('/cms/api/session', {
      method: 'POST',
      body: JSON.stringify({ name: 'editor', password }),
    });
  const cookie = (await signIn()).headers.get('set-cookie')?.split(';')[0] ?? '';
  const send = (path: string, init: Call = {}) =>
    call(path, { ...init, headers: { ...init.headers, cookie } });
  const client = createClient({
    baseUrl: ORIGIN,
    authKey: KEY,
    allowInsecure: true,
    fetch: (request) => sandbox.fetch(request),
  });
  const search = async (query: string, { after = 5000 } = {}): Promise<EmbedListReply> => {
    now += after;
    const path = `/cms/api/embeds?${new URLSearchParams({ query }).toString()}`;
    return (await (await send(path)).json()) as EmbedListReply;
  };
  return { call, send, signIn, search, client, log };
};

const holds = (condition: () => Promise<boolean>): Promise<true> =>
  until(async () => (await condition()) || null);

const codeOf = async (reply: Response): Promise<string> =>
  ((await reply.json()) as { readonly error: { readonly code: string } }).error.code;

test('everything but signing in needs a session', async (t) => {
  const { call } = await open(t);
  for (const [method, path] of [
    ['GET', '/cms/api/embeds'],
    ['GET', '/cms/api/embeds/plain-video'],
    ['GET', '/cms/api/uploads'],
    ['POST', '/cms/api/uploads?title=a'],
    ['GET', '/cms/api/articles'],
    ['GET', '/cms/api/articles/1'],
    ['PUT', '/cms/api/articles/1'],
    ['DELETE', '/cms/api/articles/1'],
    ['DELETE', '/cms/api/articles/1/publication'],
  ] as const) {
    const reply = await call(path, { method, headers: { cookie: 'cms-session=guessed' } });
    assert.equal(reply.status, 401, path);
    assert.equal(await codeOf(reply), 'signed-out');
  }
});

test('the cookie of a session is only for this page and never for a script', async (t) => {
  const { signIn } = await open(t);
  const cookie = (await signIn()).headers.get('set-cookie') ?? '';
  assert.match(cookie, /; Path=\/cms\/; HttpOnly; SameSite=Strict$/);
  assert.equal((await signIn('wrong')).status, 401);
});

test('a page of another origin cannot write', async (t) => {
  const { send } = await open(t);
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const reply = await send('/cms/api/articles/1', { method: 'PUT', body: '{}', headers });
    assert.equal(await codeOf(reply), 'other-origin', JSON.stringify(headers));
  }
});

test('a sign-in of any length is read no further than a name and a password take', async (t) => {
  const { call } = await open(t);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 1000) controller.close();
      else controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  const reply = await call('/cms/api/session', { method: 'POST', body });
  assert.equal(reply.status, 413);
  assert.ok(sent < 100, `${sent} kB were read`);
});

test('an embed is found as soon as it exists, also right after another search', async (t) => {
  const { search, client } = await open(t);
  await holds(async () => (await search('')).isComplete);
  await client.v2.embeds.create({ title: 'Allerneueste Straßenszene', video_id: '501' });
  const { entries } = await search('allerneuste strasenszene', { after: 0 });
  assert.deepEqual(
    entries.map(({ title }) => title),
    ['Allerneueste Straßenszene'],
  );
});

test('the search knows all embeds, also one that is not as the interface describes it', async (t) => {
  const { search, send } = await open(t);
  await holds(async () => (await search('')).isComplete);
  const { total, known, entries } = await search('');
  assert.equal(total, known);
  assert.ok(total > 50);
  assert.equal(entries.length, 50);
  assert.equal((await search('#103')).entries[0]?.publicId, 'picture-in-picture');
  assert.equal((await search('invalid-fields')).total, 1);
  assert.equal((await send('/cms/api/embeds/invalid-fields')).status, 200);
});

test('a new embed is found at the next search, and a deleted one no more', async (t) => {
  const { search, client } = await open(t);
  await holds(async () => (await search('')).isComplete);
  const { id: video } = await client.v2.videos.create({
    title: 'Łódź at noon',
    video: new Blob([await readFile('demo/sandbox/media/test-card.mp4')]),
  });
  const { id } = await client.v2.embeds.create({ title: 'Łódź at noon', video_id: video });
  assert.deepEqual(
    (await search('lodz')).entries.map((entry) => entry.id),
    [id],
  );
  assert.equal((await search('')).entries[0]?.id, id);
  await holds(async () => (await search('lodz')).entries[0]?.state === 'ready');
  await client.v2.embeds.delete(id);
  await holds(async () => (await search('lodz')).total === 0);
});

test('an upload becomes a video and an embed, and its state is that of the queue', async (t) => {
  const { send, search } = await open(t);
  const body = await readFile('demo/sandbox/media/test-card.mp4');
  const path = '/cms/api/uploads?title=The%20tide';
  const { embedId } = (await (await send(path, { method: 'POST', body })).json()) as UploadReply;
  await holds(async () => {
    const { uploads } = (await (await send('/cms/api/uploads')).json()) as UploadListReply;
    return uploads[0]?.embedId === embedId && uploads[0].state === 'available';
  });
  assert.equal((await search('the tide')).entries[0]?.state, 'ready');
  const torn = await send('/cms/api/uploads?title=Torn', { method: 'POST', body: 'no video' });
  assert.equal(torn.status, 201);
  await holds(async () => {
    const { uploads } = (await (await send('/cms/api/uploads')).json()) as UploadListReply;
    return uploads[0]?.state === 'failed';
  });
  assert.equal((await send('/cms/api/uploads?title=', { method: 'POST', body })).status, 400);
});

test('an article is published with a policy, and is readable without a session', async (t) => {
  const { call, send } = await open(t);
  const content = {
    type: 'doc',
    content: [
      { type: 'mediaEmbed', attrs: { src: `${ORIGIN}/embeds/plain-video.json`, title: null } },
    ],
  };
  const version = { version: 'v1', base: null };
  const body = JSON.stringify({ ...version, title: 'The tide', content, publish: true });
  const reply = await send('/cms/api/articles/tide', { method: 'PUT', body });
  const { path } = (await reply.json()) as { readonly path: string };
  const article = await call(path);
  assert.equal(article.status, 200);
  const policy = article.headers.get('content-security-policy') ?? '';
  assert.match(
    policy,
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+\/=]+';/,
  );
  assert.match(await article.text(), /<a href="\/embeds\/plain-video">/);
  for (const [bad, code] of [
    ['{', 'invalid-request'],
    ['{"title":"x"}', 'invalid-request'],
    ['{"version":"v1","base":null,"title":" ","publish":true}', 'article-without-title'],
    ['{"version":"v1","base":null,"title":"x","publish":true}', 'article-without-text'],
    ['{"version":"v2","base":"v1","title":"x"}', 'no-such-article'],
    ['x'.repeat(2_000_000), 'article-too-large'],
  ] as const) {
    const refused = await send('/cms/api/articles/unknown', {
      method: 'PUT',
      body: bad,
      headers: { 'content-length': String(bad.length) },
    });
    assert.equal(await codeOf(refused), code);
  }
  assert.equal((await call('/articles/unknown')).status, 404);
});

test('articles and drafts are listed, continued, taken back and deleted', async (t) => {
  const { call, send } = await open(t);
  let [base, count]: [string | null, number] = [null, 0];
  const save = async (id: string, article: object): Promise<ArticleEntry> => {
    const version = `v${(count += 1)}`;
    const body = JSON.stringify({ version, base, ...article });
    return (await (
      await send(`/cms/api/articles/${id}`, { method: 'PUT', body })
    ).json()) as ArticleEntry;
  };
  const list = async () => {
    const { articles } = (await (await send('/cms/api/articles')).json()) as ArticleListReply;
    return articles.map(({ title, state }) => `${title}: ${state}`);
  };
  const content = { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'High' }] }] };
  const draft = await save('draft', { title: '', content });
  assert.equal(draft.path, null);
  const { id, path } = await save('tide', { title: 'The tide', content, publish: true });
  assert.deepEqual(await list(), ['The tide: published', ': draft']);
  base = 'v2';
  assert.equal((await save(id, { title: 'The low tide', content })).path, path);
  assert.deepEqual(await list(), ['The low tide: changed', ': draft']);
  assert.match(await (await call(path ?? '')).text(), /<h1 dir="auto">The tide</);
  const opened = (await (await send(`/cms/api/articles/${id}`)).json()) as ArticleReply;
  assert.deepEqual(opened.document, { type: 'doc', ...content });
  await send(`/cms/api/articles/${id}/publication`, { method: 'DELETE' });
  assert.equal((await call(path ?? '')).status, 404);
  assert.deepEqual(await list(), ['The low tide: draft', ': draft']);
  assert.equal((await send(`/cms/api/articles/${id}`, { method: 'DELETE' })).status, 204);
  assert.deepEqual(await list(), [': draft']);
  for (const [method, rest] of [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', '/publication'],
  ] as const)
    assert.equal((await send(`/cms/api/articles/${id}${rest}`, { method })).status, 404);
});

test('a version on top of one that is no longer present is answered with the present one', async (t) => {
  const { send } = await open(t);
  const save = (version: string, base: string | null, title: string): Promise<Response> => {
    const body = JSON.stringify({ version, base, title });
    return send('/cms/api/articles/tide', { method: 'PUT', body });
  };
  assert.equal((await save('v1', null, 'One')).status, 201);
  assert.equal((await save('v2', 'v1', 'Two')).status, 200);
  const refused = await save('v3', 'v1', 'Three');
  assert.equal(refused.status, 409);
  const { error, article } = (await refused.json()) as StaleReply;
  assert.equal(error.code, 'article-changed');
  assert.deepEqual([article.title, article.versions], ['Two', ['v2', 'v1']]);
  for (const id of ['..', 'A', 'a'.repeat(65), '%00'])
    assert.notEqual(
      (
        await send(`/cms/api/articles/${id}`, {
          method: 'PUT',
          body: '{"version":"v","base":null}',
        })
      ).status,
      201,
      id,
    );
});

test('a guest needs no password where there are guests, and gets no session elsewhere', async (t) => {
  const { call } = await open(t);
  const body = JSON.stringify({ name: 'guest' });
  assert.equal((await call('/cms/api/session', { method: 'POST', body })).status, 401);
});

test('a file that is sent again becomes one video', async (t) => {
  const { send } = await open(t);
  const body = await readFile('demo/sandbox/media/test-card.mp4');
  const upload = async (): Promise<string> => {
    const reply = await send('/cms/api/uploads?id=one&title=Tide', { method: 'POST', body });
    return ((await reply.json()) as UploadReply).embedId;
  };
  assert.equal(await upload(), await upload());
  const { uploads } = (await (await send('/cms/api/uploads')).json()) as UploadListReply;
  assert.equal(uploads.length, 1);
});

test('no reply has the key, a token, or the secrets of a live', async (t) => {
  const { send, client, log } = await open(t);
  const lives = await client.v2.lives.list().collect();
  const secrets = lives.flatMap(({ pass, user }) => [pass, user]).filter((each) => Boolean(each));
  assert.ok(secrets.length > 0);
  const texts: string[] = [];
  for (const path of [
    'session',
    'embeds?limit=100',
    'uploads',
    'embeds/live-channel',
    'embeds/no',
  ]) {
    const reply = await send(`/cms/api/${path}`);
    texts.push(JSON.stringify([...reply.headers]) + (await reply.text()));
  }
  for (const secret of [KEY, 'access_token', ...secrets])
    for (const text of [...texts, ...log]) assert.ok(!text.includes(String(secret)));
});

test('malformed requests are refused without an error of the server', async (t) => {
  const { send, call, log } = await open(t);
  for (const query of ['limit=1000', 'offset=-1', 'sort=none', 'state=x', 'ads=maybe'])
    assert.equal((await send(`/cms/api/embeds?${query}`)).status, 400, query);
  for (const body of ['', 'null', '[]', '{"name":{}}'])
    assert.equal((await call('/cms/api/session', { method: 'POST', body })).status, 400, body);
  for (const name of ['..%2f..%2fvideo', '%00', 'a'.repeat(100)])
    assert.equal((await send(`/cms/api/embeds/${name}`)).status, 404, name);
  assert.equal((await send('/cms/api/nothing')).status, 404);
  assert.deepEqual(log, []);
});
