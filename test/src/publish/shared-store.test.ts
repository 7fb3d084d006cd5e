import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { PublisherStore, PublishingProblem } from '../../../src/publish/index.js';
import { VirtualClock } from '../api/virtual-clock.js';
import { sampleEmbed } from '../render/sample-embed.js';
import { anyEmbed as embedArbitrary } from '../resolve/embed-arbitrary.js';
import { CANARY_EMBED, canaryIn } from './canary-embed.js';
import { memoryStore, type MemoryStore } from './memory-store.js';
import {
  anyEmbed,
  PUBLIC_URL,
  type ScriptedPublisher,
  scriptedPublisher,
  type Service,
} from './scripted-publisher.js';

const PATHS = ['7.json', '7', `oembed?url=${PUBLIC_URL}/7`] as const;

const wait = (clock: VirtualClock, seconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(seconds * 1000, resolve);
  });

/** Lets that many seconds pass. */
const pass = async (clock: VirtualClock, seconds: number): Promise<void> => {
  await clock.until(wait(clock, seconds));
};

interface Cluster {
  /** The first of the processes. */
  readonly first: ScriptedPublisher;
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  readonly processes: readonly ScriptedPublisher[];
  /** Requests of all processes to the service. */
  readonly requested: () => number;
}

/** Publishers with one store and one clock. The service takes a tenth of a second. */
const cluster = (size: number, service: Service = anyEmbed): Cluster => {
  const clock = new VirtualClock();
  const store = memoryStore(clock);
  const slow: Service = async (id) => {
    await wait(clock, 0.1);
    return service(id);
  };
  const first = scriptedPublisher(slow, { clock, store });
  const others = Array.from({ length: size - 1 }, () => scriptedPublisher(slow, { clock, store }));
  const processes = [first, ...others];
  const requested = () => processes.reduce((sum, each) => sum + each.requested.length, 0);
  return { first, clock, store, processes, requested };
};

const settled = async <T>(clock: VirtualClock, work: Promise<T>): Promise<T> => {
  await clock.until(work);
  return work;
};

const getAll = ({ clock, processes }: Cluster, path: string): Promise<Response[]> =>
  settled(clock, Promise.all(processes.flatMap(({ get }) => [get(path), get(path)])));

const titles = async (responses: readonly Response[]): Promise<readonly unknown[]> => {
  const bodies = await Promise.all(
    responses.map((each) => each.json() as Promise<{ title: unknown }>),
  );
  return [...new Set(bodies.map(({ title }) => title))];
};

const sourceOf = (response: Response | undefined): string | undefined =>
  /desc=(\w+)/.exec(response?.headers.get('server-timing') ?? '')?.[1];

describe('a store that processes share', () => {
  // Virtual time must not pass while a hash is computed on another thread.
  before(() => {
    crypto.subtle.digest = (_name, bytes) =>
      Promise.resolve(
        new Uint8Array(
          createHash('sha256')
            .update(bytes as Uint8Array)
            .digest(),
        ).buffer,
      );
  });
  after(() => {
    // The method of the prototype is back.
    Reflect.deleteProperty(crypto.subtle, 'digest');
  });

  it('an embed that one process fetched is sent by the others, byte for byte', async () => {
    const { first, clock, store } = cluster(1);
    const second = scriptedPublisher(anyEmbed, { clock, store });
    for (const path of PATHS) {
      const one = await settled(clock, first.get(path));
      const other = await settled(clock, second.get(path));
      assert.equal(other.headers.get('etag'), one.headers.get('etag'));
      assert.equal(await other.text(), await one.text());
    }
    assert.deepEqual([first.requested, second.requested], [['7'], []]);
  });

  it('the public part of any embed is the same after a store', async () => {
    await fc.assert(
      fc.asyncProperty(embedArbitrary, async (embed) => {
        const group = cluster(2, () => ({ ...(embed as object), id: '7' }));
        await settled(group.clock, group.first.get('7.json'));
        const responses = await getAll(group, '7.json');
        const bodies = await Promise.all(responses.map((response) => response.text()));
        assert.equal(new Set(bodies).size, 1);
        assert.equal(group.requested(), 1);
      }),
      { numRuns: 50 },
    );
  });

  it('no secret is in the store', async () => {
    const { clock, store, first } = cluster(1, () => CANARY_EMBED);
    assert.equal((await settled(clock, first.get('7.json'))).status, 200);
    assert.ok(store.texts.size > 0);
    assert.equal(canaryIn(JSON.stringify([...store.texts])), null);
  });

  it('processes that need an embed at the same time fetch it once', async () => {
    const group = cluster(5);
    const responses = await getAll(group, '7.json');
    assert.ok(responses.every(({ status }) => status === 200));
    assert.equal(group.requested(), 1);
  });

  it('processes whose version is too old send it with its age, and fetch the new one once', async () => {
    let title = 'old';
    const group = cluster(5, () => sampleEmbed({ title }));
    await getAll(group, '7.json');
    title = 'new';
    await pass(group.clock, 61);
    const stale = await getAll(group, '7.json');
    assert.deepEqual(await titles(stale), ['old']);
    for (const { headers } of stale) {
      const age = Number(headers.get('age'));
      assert.ok(age >= 60 && age < 63, `${age} s`);
      assert.match(headers.get('cache-control') ?? '', new RegExp(`s-maxage=${age + 2},`));
    }
    await pass(group.clock, 1);
    const fresh = await getAll(group, '7.json');
    assert.deepEqual(await titles(fresh), ['new']);
    assert.ok(fresh.every(({ headers }) => headers.get('age') === null));
    assert.equal(group.requested(), 2);
  });

  it('a new process sends the older version of the store while it fetches a new one', async () => {
    const { clock, store, first } = cluster(1);
    await settled(clock, first.get('7.json'));
    await pass(clock, 300);
    const started = scriptedPublisher(anyEmbed, { clock, store });
    assert.equal(sourceOf(await settled(clock, started.get('7.json'))), 'stale');
    await pass(clock, 1);
    assert.equal(sourceOf(await settled(clock, started.get('7.json'))), 'hit');
    assert.deepEqual(started.requested, ['7']);
  });

  it('a purge reaches every process and the store, also of an embed that did not exist', async () => {
    let reply: () => unknown = () => new Response('', { status: 404 });
    const group = cluster(3, () => reply());
    const statuses = async () => (await getAll(group, '7.json')).map(({ status }) => status);
    assert.deepEqual(new Set(await statuses()), new Set([404]));
    for (const title of ['first', 'second']) {
      reply = () => sampleEmbed({ title });
      assert.ok(await settled(group.clock, group.first.purge('7')));
      assert.deepEqual(await titles(await getAll(group, '7.json')), [title]);
    }
    assert.equal(group.requested(), 3);
  });

  it('what was read before a purge is not kept, wherever the purge falls', async () => {
    for (let step = 0; step < 12; step += 1) {
      let title = 'old';
      const clock = new VirtualClock();
      const memory = memoryStore(clock);
      let calls = 0;
      let purge = (): Promise<unknown> => Promise.resolve();
      // Before its call number `step`, the fetching process is held up until another process has purged.
      const interrupted =
        <P extends unknown[], T>(work: (...parameters: P) => Promise<T>) =>
        async (...parameters: P): Promise<T> => {
          calls += 1;
          if (calls === step) await purge();
          return work(...parameters);
        };
      const store: PublisherStore = {
        ...memory,
        get: interrupted(memory.get),
        set: interrupted(memory.set),
        delete: interrupted(memory.delete),
        add: interrupted(memory.add),
      };
      const fetching = scriptedPublisher(
        async () => {
          const read = title;
          await wait(clock, 0.1);
          return sampleEmbed({ title: read });
        },
        { clock, store },
      );
      const saving = scriptedPublisher(anyEmbed, { clock, store: memory });
      purge = () => {
        title = 'new';
        return saving.purge('7');
      };
      await settled(clock, fetching.get('7.json'));
      if (step === 0 || calls < step) await settled(clock, purge());
      const after = await settled(clock, fetching.get('7.json'));
      assert.deepEqual(await titles([after]), ['new'], `call ${step} of ${calls}`);
    }
  });

  it('processes that may have missed a purge look into the store before they send what they have', async () => {
    let title = 'old';
    const group = cluster(2, () => sampleEmbed({ title }));
    await getAll(group, '7.json');
    await pass(group.clock, 1);
    title = 'new';
    const silent = scriptedPublisher(anyEmbed, {
      clock: group.clock,
      store: { ...group.store, publish: () => Promise.resolve() },
    });
    await settled(group.clock, silent.purge('7'));
    assert.deepEqual(await titles(await getAll(group, '7.json')), ['old']);
    group.store.reconnect();
    assert.deepEqual(await titles(await getAll(group, '7.json')), ['new']);
    assert.equal(group.requested(), 2);
  });

  it('what may have been purged is sent while the service fails', async () => {
    let service: Service = anyEmbed;
    const group = cluster(2, (id) => service(id));
    await getAll(group, '7.json');
    await pass(group.clock, 1);
    service = () => new Response('', { status: 500 });
    group.store.texts.clear();
    group.store.reconnect();
    const responses = await getAll(group, '7.json');
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
  });

  it('a process that ended while it fetched delays the others by two seconds at most', async () => {
    const { clock, store, first } = cluster(1);
    await store.add(`${PUBLIC_URL}/7#lock`, 'token of a process that ended', 10);
    const pending = first.get('7.json');
    const milliseconds = await clock.until(pending);
    assert.equal((await pending).status, 200);
    assert.ok(milliseconds <= 2_200, `${milliseconds} ms`);
  });

  /** What an operation of a store may do instead of its work. */
  const FAULTS: Readonly<Record<string, () => Promise<never>>> = {
    rejects: () => Promise.reject(new Error('store')),
    throws: () => {
      throw new Error('store');
    },
    'never replies': () => new Promise(() => undefined),
  };

  const OPERATIONS = ['get', 'set', 'delete', 'add', 'publish'] as const;

  for (const [does, fault] of Object.entries(FAULTS)) {
    for (const operations of [...OPERATIONS.map((each) => [each]), OPERATIONS]) {
      it(`a store loses no answer when ${operations.join(', ')} ${does}`, async () => {
        const clock = new VirtualClock();
        const problems: PublishingProblem[] = [];
        const faults = Object.fromEntries(operations.map((each) => [each, fault]));
        const { get, purge, requested } = scriptedPublisher(anyEmbed, {
          clock,
          store: { ...memoryStore(clock), ...faults },
          onProblem: (problem) => problems.push(problem),
        });
        for (const path of PATHS) {
          const start = clock.monotonic();
          assert.equal((await settled(clock, get(path))).status, 200);
          assert.ok(clock.monotonic() - start <= 2_200);
        }
        assert.equal(requested.length, 1);
        const isPurged = await settled(clock, purge('7'));
        assert.equal(isPurged, !operations.some((each) => each === 'delete' || each === 'publish'));
        assert.equal((await settled(clock, get('7.json'))).status, 200);
        assert.equal(requested.length, isPurged || operations.length > 1 ? 2 : requested.length);
        assert.ok(problems.every(({ status }) => status === 200));
      });
    }
  }

  it('a store that fails is not called for a second, and reported once', async () => {
    const clock = new VirtualClock();
    const problems: PublishingProblem[] = [];
    let calls = 0;
    const fail = () => {
      calls += 1;
      return Promise.reject(new Error('store'));
    };
    const { get } = scriptedPublisher(anyEmbed, {
      clock,
      store: { get: fail, set: fail, delete: fail },
      onProblem: (problem) => problems.push(problem),
    });
    for (let id = 0; id < 100; id += 1) await settled(clock, get(`${id}.json`));
    assert.deepEqual([calls, problems.length], [1, 1]);
    await pass(clock, 1.1);
    await settled(clock, get('new.json'));
    assert.deepEqual([calls, problems.length], [2, 2]);
  });

  /** What a store may return for an embed: other types, cut and foreign records, and records of any embed. */
  const rubbish = fc.oneof(
    fc.anything(),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.record({
      id: fc.constantFrom('7', '8', 7, null),
      kind: fc.constantFrom('published', 'missing', 'private', 'failure', null, '__proto__'),
      at: fc.oneof(fc.constantFrom(Date.UTC(2026, 0, 31), Infinity, NaN, '0'), fc.double()),
      embed: fc.oneof(embedArbitrary, fc.anything(), fc.constant(CANARY_EMBED)),
    }),
  );

  it('no return value of a store is a failure, a script or a secret', async () => {
    await fc.assert(
      fc.asyncProperty(rubbish, fc.boolean(), async (value, isText) => {
        const clock = new VirtualClock();
        const stored = isText ? JSON.stringify(value) : value;
        const store = {
          get: () => Promise.resolve(stored),
          set: () => Promise.resolve(stored),
          delete: () => Promise.resolve(stored),
          add: () => Promise.resolve(stored as boolean),
        };
        const { get } = scriptedPublisher(anyEmbed, { clock, store });
        for (const path of PATHS) {
          const pending = get(path);
          const milliseconds = await clock.until(pending);
          const { status, headers } = await pending;
          assert.ok(status === 200 || status === 404 || status === 401, `${status}`);
          assert.ok(milliseconds <= 7_000);
          const body = await (await pending).text();
          assert.equal(canaryIn(body + JSON.stringify([...headers])), null);
          if (path === '7') assert.doesNotMatch(body, /<script (?!type="application\/ld\+json">)/);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('every answer about an embed has the tags by which a CDN purges it', async () => {
    const { get } = scriptedPublisher((id) =>
      id === '7' ? anyEmbed(id) : new Response('', { status: 404 }),
    );
    const paths = [
      ...PATHS,
      '8.json',
      '8',
      `oembed?url=${PUBLIC_URL}/8`,
      `oembed?url=${PUBLIC_URL}/8&format=xml`,
    ];
    for (const path of paths) {
      const { headers } = await get(path);
      const tag = path.includes('8') ? 'embed-8' : 'embed-7';
      assert.deepEqual([headers.get('surrogate-key'), headers.get('cache-tag')], [tag, tag], path);
    }
  });

  it('Server-Timing says where an answer comes from and what it took', async () => {
    const { clock, store, first } = cluster(1);
    const timing = async ({ get }: ScriptedPublisher) =>
      (await settled(clock, get('7.json'))).headers.get('server-timing');
    assert.equal(await timing(first), 'cache;desc=miss;dur=100');
    assert.equal(await timing(first), 'cache;desc=hit');
    assert.equal(
      await timing(scriptedPublisher(anyEmbed, { clock, store })),
      'cache;desc=store;dur=0',
    );
    await pass(clock, 61);
    assert.equal(await timing(first), 'cache;desc=stale;dur=0');
  });
});
