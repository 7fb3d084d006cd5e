import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { PublishingProblem } from '../../../src/publish/publisher-options.js';
import { EmbedCache } from '../../../src/publish/embed-cache.js';
import { OVERLOADED } from '../../../src/publish/failure.js';
import { normalizeSettings } from '../../../src/publish/publisher-options.js';
import { assertNoSecrets, canaries } from '../api/canaries.js';
import { VirtualClock } from '../api/virtual-clock.js';
import { sampleEmbed } from '../render/sample-embed.js';
import { anyEmbed, PUBLIC_URL, scriptedPublisher } from './scripted-publisher.js';

/** Lets that many seconds pass. */
const pass = async (clock: VirtualClock, seconds: number): Promise<void> => {
  await clock.until(
    new Promise<void>((resolve) => {
      clock.after(seconds * 1000, resolve);
    }),
  );
};

const failing = () => new Response(canaries.token, { status: 500 });

test('a thousand parallel requests for an embed make one request to the service', async () => {
  const { get, requested } = scriptedPublisher();
  const responses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => get(index % 2 === 0 ? '7.json' : '7')),
  );
  assert.ok(responses.every(({ status }) => status === 200));
  assert.deepEqual(requested, ['7']);
});

test('an embed is fetched again only after its time, in the background', async () => {
  let version = 1;
  const { get, requested, clock } = scriptedPublisher(() => sampleEmbed({ title: `v${version}` }));
  const titleNow = async (): Promise<unknown> => {
    const background: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => background.push(work) };
    const { title } = (await (await get('7.json', {}, context)).json()) as { title: string };
    await Promise.all(background);
    return title;
  };
  assert.equal(await titleNow(), 'v1');
  version = 2;
  await pass(clock, 59);
  assert.equal(await titleNow(), 'v1');
  assert.equal(requested.length, 1);
  await pass(clock, 2);
  assert.equal(await titleNow(), 'v1', 'the older version is sent while the new one is fetched');
  assert.equal(requested.length, 2);
  assert.equal(await titleNow(), 'v2');
});

test('an older version is sent while the service fails, and the failure is reported without its reply', async () => {
  let service: () => unknown = () => anyEmbed('7');
  const problems: PublishingProblem[] = [];
  const { get, requested, clock } = scriptedPublisher(() => service(), {
    onProblem: (problem) => problems.push(problem),
  });
  await get('7.json');
  service = failing;
  await pass(clock, 3600);
  assert.equal((await get('7.json')).status, 200);
  assert.equal((await get('7.json')).status, 200);
  assert.equal(requested.length, 2, 'a failing service is not requested again at once');
  assert.deepEqual(
    problems.map(({ id, status }) => [id, status]),
    [['7', 502]],
  );
  assertNoSecrets(problems);
  await pass(clock, 90_000);
  assert.equal((await get('7.json')).status, 502, 'an older version has an end');
});

test('an embed that was deleted is no longer sent', async () => {
  let service: () => unknown = () => anyEmbed('7');
  const { get, clock } = scriptedPublisher(() => service());
  await get('7.json');
  service = () => new Response('', { status: 404 });
  await pass(clock, 700);
  assert.equal((await get('7.json')).status, 404);
});

test('an embed that does not exist is not requested again for a short time', async () => {
  const { get, requested, clock } = scriptedPublisher(() => new Response('', { status: 404 }));
  const response = await get('7.json');
  assert.equal(response.status, 404);
  assert.equal(response.headers.get('cache-control'), 'public, max-age=0, s-maxage=10');
  await get('7.json');
  assert.equal(requested.length, 1);
  await pass(clock, 11);
  await get('7.json');
  assert.equal(requested.length, 2);
});

const FAILURES: readonly (readonly [string, () => unknown, number])[] = [
  ['an error of the service', failing, 502],
  ['a refused key', () => new Response('', { status: 401 }), 502],
  ['a redirect', () => Response.redirect('https://evil.example/', 302), 502],
  ['a reply that is not JSON', () => new Response('<html>'), 502],
  ['a reply that is not an embed', () => ['a', 'list'], 502],
  ['a lost connection', () => Promise.reject(new TypeError(canaries.authKey)), 502],
  ['another error', () => Promise.reject(new RangeError(canaries.pass)), 502],
  ['an overloaded service', () => new Response('', { status: 503 }), 503],
  [
    'a limit of requests',
    () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
    503,
  ],
  ['a silent service', () => new Promise(() => undefined), 504],
];

for (const [behavior, service, status] of FAILURES) {
  test(`${behavior} is answered with ${status} and tells nothing of it`, async () => {
    const { get, clock } = scriptedPublisher(service);
    const pending = get('7.json');
    await clock.until(pending);
    const response = await pending;
    assert.equal(response.status, status);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('retry-after') !== null, status === 503);
    assertNoSecrets([await response.text(), ...response.headers]);
  });
}

test('a service that never replies delays a request by totalTimeout at most', async () => {
  const { get, clock } = scriptedPublisher(() => new Promise(() => undefined), {
    totalTimeout: 1500,
  });
  assert.equal(await clock.until(get('7.json')), 1500);
});

test('more embeds than maxPendingEmbeds are refused with the time of the next attempt', async () => {
  const { get, clock } = scriptedPublisher(() => new Promise(() => undefined), {
    maxPendingEmbeds: 2,
  });
  const pending = [get('1.json'), get('2.json')];
  const refused = await get('3.json');
  assert.equal(refused.status, 503);
  assert.equal(refused.headers.get('retry-after'), '5');
  await clock.until(Promise.all(pending));
});

test('fetches that a host ended without a result do not count as pending for ever', async () => {
  const clock = new VirtualClock();
  const settings = normalizeSettings({
    publicUrl: PUBLIC_URL,
    baseUrl: 'https://media.example',
    authKey: 'key',
    clock,
    maxPendingEmbeds: 2,
  });
  const cache = new EmbedCache(settings, (id) =>
    id === 'lost' || id === 'ended' ? new Promise(() => undefined) : Promise.resolve(sampleEmbed()),
  );
  for (const id of ['lost', 'ended']) void cache.get(id, {});
  assert.equal((await cache.get('7', {})).value, OVERLOADED);
  await pass(clock, 21);
  assert.equal((await cache.get('7', {})).value.kind, 'published');
});

/** What a callback of the host can do instead of returning. */
const FAULTS: Readonly<Record<string, () => never>> = {
  throws: () => {
    throw new Error('disk full');
  },
  rejects: () => Promise.reject(new Error('disk full')) as never,
};

for (const [does, fault] of Object.entries(FAULTS)) {
  test(`a log that ${does} does not break the response or the process`, async () => {
    const { get } = scriptedPublisher(failing, { onProblem: fault });
    assert.equal((await get('7.json')).status, 502);
    await setImmediate();
  });

  test(`a waitUntil that ${does} does not break a response, fresh or stale`, async () => {
    const { get, requested, clock } = scriptedPublisher();
    for (const fetched of [1, 2]) {
      assert.equal((await get('7.json', {}, { waitUntil: fault })).status, 200);
      await setImmediate();
      assert.equal(requested.length, fetched);
      await pass(clock, 61);
    }
  });
}

test('a hundred thousand ids stay within the limit of memory, and do not displace embeds in use', async () => {
  const maxCacheBytes = 1024 * 1024;
  const settings = normalizeSettings({
    publicUrl: PUBLIC_URL,
    baseUrl: 'https://media.example',
    authKey: 'key',
    maxCacheBytes,
    isPublished: ({ id }) => id === 'kept',
  });
  let reads = 0;
  const cache = new EmbedCache(settings, (id) => {
    reads += id === 'kept' ? 1 : 0;
    return Promise.resolve(sampleEmbed({ id }));
  });
  await cache.get('kept', {});
  for (let id = 0; id < 100_000; id += 1) {
    await cache.get(String(id), {});
    if (id % 1000 === 0) assert.ok(cache.bytes <= maxCacheBytes);
  }
  assert.ok(cache.bytes > maxCacheBytes / 32 && cache.bytes <= maxCacheBytes);
  await cache.get('kept', {});
  assert.equal(reads, 1);
});
