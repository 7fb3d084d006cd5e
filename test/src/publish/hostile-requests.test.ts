import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Clock } from '../../../src/api/index.js';
import { canaries } from '../api/canaries.js';
import { sampleEmbed, SECRETS } from '../render/sample-embed.js';
import { anyEmbed, PUBLIC_URL, scriptedPublisher, type Service } from './scripted-publisher.js';

const STATUSES: ReadonlySet<number> = new Set([
  ...[200, 204, 304, 400, 401, 404, 405, 501, 502, 503, 504],
]);

/** What the service replies, by the first character of the id. */
const REPLIES: Readonly<Record<string, Service>> = {
  0: () => new Response(canaries.pass, { status: 404 }),
  1: () => new Response(canaries.pass, { status: 500 }),
  2: () => new Response(canaries.pass, { status: 429 }),
  3: () => new Response(canaries.pass, { status: 401 }),
  4: () => new Response(canaries.pass),
  5: () => Promise.reject(new Error(canaries.pass)),
  6: () => ({ id: [], title: {}, video: 3, code_iframe: '<iframe src=//[', preroll: { a: 1 } }),
  7: () =>
    sampleEmbed({
      title: '\ud800</script>\0',
      width: '99999999',
      created_at: '0000-01-01 00:00:00',
    }),
};

/** Time passes with every look at it, so that entries become stale; nothing waits. */
const runningClock = (): Clock => {
  let time = 0;
  return {
    now: () => time,
    monotonic: () => (time += 0.1),
    after: () => () => undefined,
  };
};

const fragment = fc.constantFrom(
  ...['7', '0a', '1b', '2', '3', '4', '5', '6', '7x', 'video', '.json', '/', '//', '..', '%2e%2e'],
  ...['%00', '%', '?', '#', '&url=', 'oembed', '?url=', '&format=', '&maxwidth=', '%0d%0a', '\\'],
  ...[encodeURIComponent(PUBLIC_URL), 'xml', 'php', '1e9', '-1', '__proto__', 'constructor', '💥'],
  ...['javascript:', '@evil.example', ';', '*', '\t', 'http://', '%ff', '%C0%AE', '[', ' ', '"'],
);

const path = fc.oneof(
  fc.array(fragment, { maxLength: 8 }).map((fragments) => fragments.join('')),
  fc.string({ maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('7', '6', '7x', '5'), fc.constantFrom('', '.json'))
    .map((parts) => parts.join('')),
  fc
    .tuple(fragment, fragment, fc.constantFrom('json', 'xml', 'php', ''))
    .map(
      ([id, width, format]) => `oembed?url=${PUBLIC_URL}/${id}&maxwidth=${width}&format=${format}`,
    ),
);

const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PURGE');

const headers = fc.dictionary(
  fc.constantFrom('if-none-match', 'origin', 'accept', 'range', 'x-http-method-override', 'cookie'),
  fc.constantFrom(
    '*',
    '"',
    ',,,',
    'W/',
    'null',
    'bytes=0-',
    'DELETE',
    ', '.repeat(1000),
    '"a", "b"',
  ),
  { maxKeys: 2 },
);

const requestOf = (url: string, init: RequestInit): Request | null => {
  try {
    return new Request(url, init);
  } catch {
    return null;
  }
};

test('any request gets a documented status, a body of its type and no secret', async () => {
  const { get } = scriptedPublisher(
    (id) =>
      (REPLIES[id.charAt(0)] ?? ((each) => ({ ...(anyEmbed(each) as object), live: SECRETS })))(id),
    { clock: runningClock(), maxCacheBytes: 200_000, siteName: 'Example' },
  );
  const seen = new Map<number, number>();
  const requests = fc.sample(fc.tuple(path, method, headers), { numRuns: 100_000, seed: 20 });
  for (const [suffix, verb, fields] of requests) {
    const url = `https://www.example/embeds/${suffix}`;
    if (requestOf(url, { method: verb, headers: fields }) === null) continue;
    const response = await get(url, { method: verb, headers: fields });
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    assert.ok(STATUSES.has(response.status), `${verb} ${url} → ${response.status}`);
    const text = await response.text();
    assert.doesNotMatch(text, /canary/i, url);
    if (response.headers.get('content-type')?.startsWith('application/json') && text !== '') {
      const json = JSON.parse(text) as { readonly error?: { readonly code: string } };
      assert.equal(response.status >= 400, json.error !== undefined, url);
    }
    assert.doesNotMatch([...response.headers].join('\n'), /canary/i);
  }
  for (const status of [200, 204, 304, 400, 404, 405, 501, 502, 503])
    assert.ok((seen.get(status) ?? 0) > 10, `${status} was not among them often enough`);
});
