import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Client, createClient, InvalidRequestError } from '../../src/api/index.js';
import { openInterface, ORIGIN, type OpenInterface } from './interface/open-interface.js';
import { openSandbox, seedOf } from '../demo/sandbox/open-sandbox.js';
import { corpusTest, readShared } from './corpus.js';

/** Texts that would lead elsewhere if they were pasted into an address, a path, a query or a statement. */
const OWN: readonly string[] = [
  '',
  '.',
  '..',
  '../72',
  '..%2f72',
  '..%252f72',
  '71/../72',
  '/71',
  '71/',
  '\\72',
  '71%2F72',
  '71?id=72',
  '71#72',
  '71;72',
  '71%3Fx',
  '71.json',
  '71.json?',
  '%37%31',
  '71%00',
  '71\u0000',
  '71 ',
  ' 71',
  '71\n',
  '71\r\nX-HTTP-Method-Override: DELETE',
  '+71',
  '7١',
  '71',
  '7\u200b1',
  "71' OR '1'='1",
  '71; DROP TABLE object',
  '71" --',
  '%',
  '_%',
  '*',
  '7_%',
  '//evil.example/71',
  'http://evil.example/71',
  '@evil.example',
  '../../restauth/verify',
  '<script>',
  '{id}',
  '${71}',
  '__proto__.71',
  '\ud800',
  'a'.repeat(65),
  '9'.repeat(5000),
];

interface Corpus {
  readonly ids: readonly string[];
  readonly hosts: readonly string[];
}

const CORPUS = 'corpora/hostile-ids.json';

const corpus = readShared(CORPUS) as Corpus | undefined;
const ids = [...new Set([...OWN, ...(corpus?.ids ?? [])])];

/** Every call of the client with an id; writes would change the object that they reach. */
const CALLS: readonly ((client: Client, id: string) => Promise<unknown>)[] = [
  ({ v1 }, id) => v1.videos.get(id),
  ({ v1 }, id) => v1.videos.update(id, { title: 'Hit' }),
  ({ v1 }, id) => v1.videos.delete(id),
  ({ v1 }, id) => v1.lives.delete(id),
  ({ v1 }, id) => v1.trackas.get(id),
  ({ v1 }, id) => v1.embeds.get(id),
  ({ v2 }, id) => v2.videos.get(id),
  ({ v2 }, id) => v2.videos.update(id, { title: 'Hit' }),
  ({ v2 }, id) => v2.videos.delete(id),
  ({ v2 }, id) => v2.embeds.get(id),
  ({ v2 }, id) => v2.embeds.delete(id),
  ({ v2 }, id) => v2.embedTemplates.get(id),
  ({ v2 }, id) => v2.lives.get(id),
  ({ v2 }, id) => v2.lives.update(id, { title: 'Hit' }),
  ({ v2 }, id) => v2.lives.delete(id),
  ({ v2 }, id) => v2.categories.get(id),
  ({ v2 }, id) => v2.amas.update(id, { title: 'Hit' }),
];

/** Paths of the same calls, for a careless client. */
const RESOURCES: readonly (readonly [methods: readonly string[], path: string])[] = [
  [['GET', 'PUT', 'DELETE'], '/rest/video/{id}.json'],
  [['DELETE'], '/rest/live/{id}.json'],
  [['GET'], '/rest/tracka/{id}.json'],
  [['GET'], '/rest/embed/{id}.json'],
  [['GET', 'PUT', 'DELETE'], '/rest/v2/video/{id}.json'],
  [['GET', 'DELETE'], '/rest/v2/embed/{id}.json'],
  [['GET'], '/rest/v2/embedtemplate/{id}.json'],
  [['GET', 'PUT', 'DELETE'], '/rest/v2/live/{id}.json'],
  [['GET'], '/rest/v2/category/{id}.json'],
  [['PUT'], '/rest/v2/ama/{id}.json'],
];

const rows = async (list: AsyncIterable<unknown>): Promise<unknown[]> => {
  const all: unknown[] = [];
  for await (const row of list) all.push(row);
  return all;
};

/** All objects of the service, as a client reads them. */
const everything = async ({ v1, v2 }: Client): Promise<string> => {
  const lists = [v2.videos.list(), v2.lives.list(), v2.embeds.list(), v2.categories.list()];
  const others = [v2.embedTemplates.list(), v1.trackas.list()];
  return JSON.stringify(await Promise.all([...lists, ...others].map(rows)));
};

/** An id in a path, as a careless client writes it: encoded as a whole, or unchanged. */
const spellings = (id: string): readonly string[] => {
  const wellFormed = id.replace(/\p{Surrogate}/gu, '\ufffd');
  return [encodeURIComponent(wellFormed), wellFormed];
};

/** Whether the id is plain in the parsed URL: `71/../72` is 72, and `%37` is 7 (RFC 3986, 5.2 and 6.2). */
const isPlain = ({ pathname }: URL, path: string): boolean => {
  const [before = '', after = ''] = path.split('{id}');
  const id = pathname.slice(before.length, -after.length);
  const isUnchanged = pathname.startsWith(before) && pathname.endsWith(after);
  return isUnchanged && /^(?:7|%37)(?:[12]|%3[12])$/.test(id);
};

const tokenOf = ({ exchanges }: OpenInterface): string =>
  exchanges.at(-1)?.request.headers.get('access-token') ?? '';

corpusTest('the corpus has ids beyond those of this file', CORPUS, () => {
  assert.ok(ids.length > OWN.length + 10);
});

test('no call of the client sends a hostile id to any path but its own', async (t) => {
  const { client, exchanges } = await openInterface(t);
  for (const id of ids) {
    for (const call of CALLS) {
      const before = exchanges.length;
      const error: unknown = await call(client, id).catch((reason: unknown) => reason);
      const [sent, ...more] = exchanges
        .slice(before)
        .filter(({ line }) => !line.includes('/restauth/'));
      assert.deepEqual(more, [], id);
      if (sent === undefined) assert.ok(error instanceof InvalidRequestError, id);
      else assert.ok(/^[\w-]{1,64}$/.test(id) && sent.line.endsWith(`/${id}.json`), id);
    }
  }
});

test('no hostile id reaches a resource of the sandbox, whatever its spelling and method', async (t) => {
  const open = await openInterface(t);
  const before = await everything(open.client);
  const token = tokenOf(open);
  for (const id of ids) {
    for (const spelling of spellings(id)) {
      for (const [methods, path] of RESOURCES) {
        const url = new URL(ORIGIN + path.replace('{id}', () => spelling));
        if (url.origin !== ORIGIN || isPlain(url, path)) continue;
        for (const method of methods) await assertUnreached(open, url, method, token);
      }
    }
  }
  assert.equal(await everything(open.client), before);
});

/** Sends the request as it is, and as a POST that overrides the method (spec 4.2). */
const assertUnreached = async (
  { fetch }: OpenInterface,
  url: URL,
  method: string,
  token: string,
): Promise<void> => {
  const headers = { 'access-token': token, 'content-type': 'application/json' };
  const body = method === 'PUT' ? JSON.stringify({ title: 'Hit' }) : null;
  const plain = new Request(url, { method, headers, body });
  const overridden = new Request(url, {
    method: 'POST',
    headers: { ...headers, 'x-http-method-override': method },
    body,
  });
  for (const request of method === 'GET' ? [plain] : [plain, overridden]) {
    const reply = await fetch(request);
    const text = await reply.text();
    assert.ok([400, 404, 405].includes(reply.status), `${method} ${url.href}: ${reply.status}`);
    assert.doesNotMatch(text, /A video|A live|A category|An embed|Hit/, url.href);
  }
};

const PATHS = [
  (id: string) => `/rest/embed/${id}.json`,
  (id: string) => `/rest/v2/embed/${id}.json`,
  (id: string) => `/published/embed/${id}.json`,
  (id: string) => `/proxy/iframe.php/${id}/demo`,
  (id: string) => `/proxy/iframe.php/${id}/demo/${id}`,
  (id: string) => `/ads/vast/${id}.xml`,
  (id: string) => `/ads/track/${id}`,
  (id: string) => `/media/${id}`,
  (id: string) => `/media/live/${id}/master.m3u8`,
];

corpusTest(
  'no hostile id reaches a public path or comes back in a response',
  CORPUS,
  async (_, t) => {
    const { read } = await openSandbox(t, { seed: seedOf({ id: 'only', title: 'only-title' }) });
    for (const id of corpus?.ids ?? []) {
      for (const path of PATHS.flatMap((write) => spellings(id).map(write))) {
        const reply = await read(path);
        const text = await reply.text();
        assert.ok(reply.status === 400 || reply.status === 404, `${path}: ${reply.status}`);
        assert.doesNotMatch(text, /only-title/, path);
        if (/[<>"']/.test(id)) assert.ok(!text.includes(id), path);
      }
    }
  },
);

const LOOPBACK = ['127.0.0.1', 'localhost', '127.1', '0x7f000001', '0177.0.0.1', '127.0.0.1:22'];

corpusTest('no host but this machine is called without encryption', CORPUS, () => {
  for (const host of corpus?.hosts ?? []) {
    const create = (): unknown => createClient({ baseUrl: `http://${host}`, authKey: 'key' });
    if (LOOPBACK.includes(host)) assert.ok(create(), host);
    else assert.throws(create, TypeError, host);
  }
});
