import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { waitFor } from '../../timing/wait-for.js';
import { sampleEmbed } from '../render/sample-embed.js';
import { type CountedService, startService } from './counted-service.js';
import { type PublisherProcess, startPublisher, startPublishers } from './publisher-processes.js';
import { type Redis, redisPath, startRedis } from './redis-server.js';

const PROCESSES = 4;

const path = redisPath();

const titleOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { readonly title: unknown }).title;

describe('processes with one Redis', { skip: path === null && 'needs redis-server' }, () => {
  let redis: Redis;
  let service: CountedService;
  let processes: readonly PublisherProcess[];
  let title = '';
  let count = 0;
  let id = '';

  before(async () => {
    redis = await startRedis(path ?? '');
    service = await startService(100);
    const options = { baseUrl: service.origin, redisUrl: redis.url };
    processes = await startPublishers(PROCESSES, options);
  });

  beforeEach(() => {
    id = `embed-${(count += 1)}`;
    title = 'old';
    service.reply = () => sampleEmbed({ id, title });
  });

  after(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await service.stop();
    await redis.signal('SIGKILL');
  });

  const getAll = (times: number): Promise<Response[]> =>
    Promise.all(
      Array.from({ length: times }, () => processes.map(({ get }) => get(`${id}.json`))).flat(),
    );

  /** The statuses and titles of every process, without repetition. */
  const seen = async (times = 1): Promise<readonly unknown[]> => {
    const responses = await getAll(times);
    const all = await Promise.all(
      responses.map(async (response) => `${response.status} ${String(await titleOf(response))}`),
    );
    return [...new Set(all)].sort();
  };

  it('fetch an embed once', async () => {
    assert.deepEqual(await seen(10), ['200 old']);
    assert.equal(service.requests.get(id), 1);
  });

  it('all see a purge, and fetch the new version once', async () => {
    await seen();
    title = 'new';
    assert.equal(await processes[0]?.purge(id), true);
    await waitFor('the purge', async () => (await seen()).join() === '200 new');
    assert.equal(service.requests.get(id), 2);
  });

  it('lose no answer when the one that fetches is killed', async () => {
    const doomed = await startPublisher({ baseUrl: service.origin, redisUrl: redis.url });
    const lost = doomed.get(`${id}.json`).catch(() => null);
    await waitFor('the fetch', () => service.requests.get(id) === 1);
    await doomed.kill();
    assert.deepEqual(await seen(5), ['200 old']);
    assert.equal(await lost, null);
  });

  it('lose no answer while Redis hangs, and answer known embeds at once', async () => {
    await seen();
    await redis.signal('SIGSTOP');
    try {
      assert.deepEqual(await seen(5), ['200 old']);
      const known = id;
      id = `unknown-${id}`;
      assert.deepEqual(await seen(5), ['200 old'], `${known} is known, ${id} is not`);
      assert.ok((service.requests.get(id) ?? 0) <= PROCESSES);
    } finally {
      await redis.signal('SIGCONT');
    }
  });

  it('lose no answer while Redis is down, and purge again after its start', async () => {
    await seen();
    await redis.signal('SIGKILL');
    assert.deepEqual(await seen(5), ['200 old']);
    const known = id;
    id = `unknown-${id}`;
    assert.deepEqual(await seen(5), ['200 old']);
    assert.equal(await processes[0]?.purge(id), false);
    redis = await startRedis(path ?? '', redis.port);
    await waitFor('Redis', async () => (await processes[0]?.purge(id)) === true);
    id = known;
    title = 'new';
    await waitFor('the purge', async () => {
      await processes[1]?.purge(id);
      return (await seen()).join() === '200 new';
    });
  });

  it('start without Redis, and use it as soon as it is there', async () => {
    await redis.signal('SIGKILL');
    const early = await startPublisher({ baseUrl: service.origin, redisUrl: redis.url });
    try {
      assert.equal((await early.get(`${id}.json`)).status, 200);
      redis = await startRedis(path ?? '', redis.port);
      await waitFor('Redis', async () => early.purge(id));
      title = 'new';
      await waitFor('the purge', async () => {
        await processes[0]?.purge(id);
        return (await titleOf(await early.get(`${id}.json`))) === 'new';
      });
    } finally {
      await early.kill();
    }
  });
});
