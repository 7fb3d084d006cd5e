import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Clock } from '../../../src/api/index.js';
import { canaries } from '../api/canaries.js';
import { sampleEmbed, SECRETS } from '../render/sample-embed.js';
import {
  anyEmbed,
  PUBLIC_URL,
  type ScriptedPublisher,
  scriptedPublisher,
  type Service,
} from './scripted-publisher.js';

const STATUSES: ReadonlySet<number> = new Set([
  200, 204, 304, 400, 401, 404, 405, 501, 502, 503, 504,
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

/** A request: the address below the publisher's, the method and the headers. */
export const anyRequest = fc.tuple(path, method, headers);

/** Whether the platform can express a request. */
const canBeSent = (url: string, init: RequestInit): boolean => {
  try {
    return new Request(url, init).url !== '';
  } catch {
    return false;
  }
};

/** A publisher of a service that replies by the first character of the id: embeds, faults and nonsense. */
export const faultyPublisher = (): ScriptedPublisher =>
  scriptedPublisher(
    (id) =>
      (REPLIES[id.charAt(0)] ?? ((each) => ({ ...(anyEmbed(each) as object), live: SECRETS })))(id),
    { clock: runningClock(), maxCacheBytes: 200_000, siteName: 'Example' },
  );

/** A response with its body, which can be read only once. */
export interface ReadResponse {
  readonly response: Response;
  readonly text: string;
}

/** Sends a request and asserts what is true of every response; null if the request cannot be sent. */
export const checkResponse = async (
  { get }: Pick<ScriptedPublisher, 'get'>,
  [suffix, verb, fields]: readonly [string, string, Readonly<Record<string, string>>],
): Promise<ReadResponse | null> => {
  const url = `https://www.example/embeds/${suffix}`;
  if (!canBeSent(url, { method: verb, headers: fields })) return null;
  const response = await get(url, { method: verb, headers: fields });
  assert.ok(STATUSES.has(response.status), `${verb} ${url} → ${response.status}`);
  const text = await response.text();
  assert.doesNotMatch(text, /canary/i, url);
  if (response.headers.get('content-type')?.startsWith('application/json') && text !== '') {
    const json = JSON.parse(text) as { readonly error?: { readonly code: string } };
    assert.equal(response.status >= 400, json.error !== undefined, url);
  }
  assert.doesNotMatch([...response.headers].join('\n'), /canary/i);
  return { response, text };
};
