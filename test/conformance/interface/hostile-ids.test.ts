import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Client, InvalidRequestError } from '../../../src/api/index.js';
import { ABSENT, readShared } from '../corpus.js';
import { openInterface, ORIGIN, type OpenInterface } from './open-interface.js';

/** What would lead elsewhere if it were pasted into an address, a path, a query or a statement. */
const OWN: readonly string[] = [
  ...['', '.', '..', '../72', '..%2f72', '..%252f72', '71/../72', '/71', '71/', '\\72', '71%2F72'],
  ...['71?id=72', '71#72', '71;72', '71%3Fx', '71.json', '71.json?', '%37%31', '71%00', '71\u0000'],
  ...['71 ', ' 71', '71\n', '71\r\nX-HTTP-Method-Override: DELETE', '+71', '7١', '71', '7\u200b1'],
  ...["71' OR '1'='1", '71; DROP TABLE object', '71" --', '%', '_%', '*', '7_%'],
  ...['//evil.example/71', 'http://evil.example/71', '@evil.example', '../../restauth/verify'],
  ...['<script>', '{id}', '${71}', '__proto__.71', '\ud800', 'a'.repeat(65), '9'.repeat(5000)],
];

const corpus = readShared('corpora/hostile-ids.json') as { readonly ids: string[] } | undefined;
const ids = [...new Set([...OWN, ...(corpus?.ids ?? [])])];

/** Every call of the client that takes an id, with fields that would change what it reaches. */
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

/** Paths of the same calls, for a client that takes no care. */
const PLACES: readonly (readonly [methods: readonly string[], path: string])[] = [
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

/** Everything that the service holds, as a client reads it. */
const everything = async ({ v1, v2 }: Client): Promise<string> => {
  const lists = [v2.videos.list(), v2.lives.list(), v2.embeds.list(), v2.categories.list()];
  const others = [v2.embedTemplates.list(), v1.trackas.list()];
  return JSON.stringify(await Promise.all([...lists, ...others].map(rows)));
};

/** By the time it is a URL it may be a plain id: `71/../72` is 72, and `%37` is 7 (RFC 3986, 5.2 and 6.2). */
const isPlain = ({ pathname }: URL, place: string): boolean => {
  const [before = '', after = ''] = place.split('{id}');
  const id = pathname.slice(before.length, -after.length);
  const isInPlace = pathname.startsWith(before) && pathname.endsWith(after);
  return isInPlace && /^(?:7|%37)(?:[12]|%3[12])$/.test(id);
};

const tokenOf = ({ exchanges }: OpenInterface): string =>
  exchanges.at(-1)?.request.headers.get('access-token') ?? '';

test('the hostile ids of the corpus are there, or their absence is told', (t) => {
  if (corpus === undefined) t.diagnostic(ABSENT);
  else assert.ok(corpus.ids.length > 20);
});

test('no call of the client sends a hostile id anywhere but to its own place', async (t) => {
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

test('no hostile id reaches a resource of the sandbox, however it is spelled and sent', async (t) => {
  const open = await openInterface(t);
  const before = await everything(open.client);
  const token = tokenOf(open);
  for (const id of ids) {
    const wellFormed = id.replace(/\p{Surrogate}/gu, '\ufffd');
    for (const spelling of [encodeURIComponent(wellFormed), wellFormed]) {
      for (const [methods, place] of PLACES) {
        const url = new URL(ORIGIN + place.replace('{id}', () => spelling));
        if (url.origin !== ORIGIN || isPlain(url, place)) continue;
        for (const method of methods) await assertUnreached(open, url, method, token);
      }
    }
  }
  assert.equal(await everything(open.client), before);
});

/** As itself, and as a POST that overrides the method (spec 4.2). */
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
