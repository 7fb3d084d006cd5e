/**
 * Four processes with the publishing handler and one Redis, behind a balancer that requests another process when one
 * does not answer. The embeds are viewed by Zipf's law, the service takes 100 ms, and all of it is on this machine. Every
 * tenth request is for a constant of the same servers. `PUBLISHING_DAY_IDS` and `PUBLISHING_DAY_REQUESTS` change the size.
 */
import { setTimeout } from 'node:timers/promises';
import { type CountedService, startService } from '../src/publish/counted-service.js';
import {
  type PublisherProcess,
  startPublisher,
  startPublishers,
} from '../src/publish/publisher-processes.js';
import { type Redis, redisPath, startRedis } from '../src/publish/redis-server.js';
import { embed } from './embed.js';
import { printAim } from './measure.js';
import { cumulativeShares, indexOf, randomFrom } from './popularity.js';

const PROCESSES = 4;
const SERVICE_MS = 100;
const IDS = Number(process.env['PUBLISHING_DAY_IDS'] ?? 20_000);
const REQUESTS = Number(process.env['PUBLISHING_DAY_REQUESTS'] ?? 20_000);
const AT_ONCE = 32;
const PURGES = 20;
/** Short, so that embeds get too old during a run. */
const SHARED_MAX_AGE_S = 5;

interface Measured {
  readonly statuses: Map<string, number>;
  readonly sources: Map<string, number>;
  /** Ids of the views without status 200. */
  readonly failed: Set<string>;
  readonly times: number[];
  readonly constantTimes: number[];
}

interface Setting {
  readonly service: CountedService;
  readonly processes: PublisherProcess[];
  redis: Redis | null;
}

const add = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

const shares = cumulativeShares(IDS);
const random = randomFrom(2);

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

const count = (number: number): string => Math.round(number).toLocaleString('en');

const percentage = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, number]) => `${name} ${count(number)}`)
    .join(', ');

/** The answer of the first process that has one. */
const balanced = async (
  { processes }: Setting,
  path: string,
  first: number,
): Promise<Response | null> => {
  for (let turn = 0; turn < processes.length; turn += 1) {
    const { origin } = processes[(first + turn) % processes.length] as PublisherProcess;
    const response = await fetch(origin + path).catch(() => null);
    if (response !== null) return response;
  }
  return null;
};

/** Sends requests until `isDone`, some at once. */
const load = async (setting: Setting, isDone: (sent: number) => boolean): Promise<Measured> => {
  const measured: Measured = {
    statuses: new Map(),
    sources: new Map(),
    failed: new Set(),
    times: [],
    constantTimes: [],
  };
  let sent = 0;
  const work = async (): Promise<void> => {
    while (!isDone(sent)) {
      sent += 1;
      const isConstant = sent % 10 === 0;
      const id = String(indexOf(shares, random()));
      const path = isConstant ? '/constant' : `/embeds/${id}.json`;
      const start = performance.now();
      const response = await balanced(setting, path, sent);
      await response?.arrayBuffer();
      const time = performance.now() - start;
      if (isConstant) measured.constantTimes.push(time);
      else {
        add(measured.statuses, String(response?.status ?? 'lost'));
        if (response?.status !== 200) measured.failed.add(id);
        const source = /desc=(\w+)/.exec(response?.headers.get('server-timing') ?? '')?.[1];
        add(measured.sources, source ?? 'none');
        if (source === 'hit' || source === 'stale') measured.times.push(time);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return measured;
};

/** Loads the processes while something happens, and some time after it. */
const loadDuring = async (setting: Setting, event: () => Promise<unknown>): Promise<Measured> => {
  let isOver = false;
  const measuring = load(setting, () => isOver);
  await setTimeout(500);
  await event();
  await setTimeout(2_000);
  isOver = true;
  return measuring;
};

const answered = ({ statuses }: Measured): number => statuses.get('200') ?? 0;

const views = ({ statuses }: Measured): number =>
  [...statuses.values()].reduce((sum, number) => sum + number, 0);

const printLoad = async (setting: Setting): Promise<void> => {
  const start = performance.now();
  const measured = await load(setting, (sent) => sent >= REQUESTS);
  const seconds = (performance.now() - start) / 1000;
  const { service, processes } = setting;
  const requested = [...service.requests.values()];
  const total = requested.reduce((sum, number) => sum + number, 0);
  const hits = measured.times.length;
  const memory = await Promise.all(processes.map((each) => each.memory()));
  const most = Math.max(...requested);
  const bound = Math.ceil(seconds / SHARED_MAX_AGE_S) + 1;
  console.log(
    `${count(views(measured))} requests of ${count(IDS)} ids in ${seconds.toFixed(0)} s: ${listed(measured.statuses)}
  from the memory ${percentage(hits, views(measured))} (${listed(measured.sources)})
  to the service ${count(total)}, ${(total / requested.length).toFixed(2)} for each of ${count(requested.length)} ids that were viewed, ${most} at most
  from the memory: half within ${milliseconds(percentile(measured.times, 0.5))}, 99 % within ${milliseconds(percentile(measured.times, 0.99))}
  a constant:      half within ${milliseconds(percentile(measured.constantTimes, 0.5))}, 99 % within ${milliseconds(percentile(measured.constantTimes, 0.99))}
  memory of each process: ${memory.map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`).join(', ')}`,
  );
  printAim('every request is answered', answered(measured) === views(measured));
  printAim(`no id is fetched more than ${bound} times by all processes`, most <= bound);
};

const titleOf = async ({ get }: PublisherProcess, id: string): Promise<string> => {
  const { title } = (await (await get(`${id}.json`)).json()) as { readonly title: string };
  return title;
};

/** The longest time from the call of `purge` until every process sends the new version. */
const printPurges = async ({ service, processes }: Setting): Promise<void> => {
  const times: number[] = [];
  for (let turn = 0; turn < PURGES; turn += 1) {
    const title = `version ${turn}`;
    service.reply = (id) => ({ ...embed, id, title });
    const start = performance.now();
    await processes[turn % PROCESSES]?.purge('0');
    const isSeen = async (): Promise<boolean> =>
      (await Promise.all(processes.map((each) => titleOf(each, '0')))).every(
        (each) => each === title,
      );
    while (!(await isSeen())) await setTimeout(5);
    times.push(performance.now() - start);
  }
  console.log(
    `${PURGES} purges: seen by all processes within ${milliseconds(percentile(times, 0.5))} by half, ${milliseconds(Math.max(...times))} by all, with the fetch of ${SERVICE_MS} ms`,
  );
  printAim('all processes see a purge within a second', Math.max(...times) < 1000);
};

const printEvent = (what: string, measured: Measured): void => {
  const { statuses, times, constantTimes } = measured;
  console.log(
    `${what}: ${listed(statuses)}; 99 % within ${milliseconds(percentile(times, 0.99))} from the memory, ${milliseconds(percentile(constantTimes, 0.99))} for a constant`,
  );
  printAim('no answer is lost', answered(measured) === views(measured));
};

const printOutage = async (setting: Setting): Promise<void> => {
  const { service } = setting;
  const { reply } = service;
  const known = new Set(service.requests.keys());
  const measured = await loadDuring(setting, async () => {
    service.reply = () => 500;
    await setTimeout(SHARED_MAX_AGE_S * 1000);
    service.reply = reply;
  });
  const lost = [...measured.failed].filter((id) => known.has(id)).length;
  console.log(
    `Outage of the service for ${SHARED_MAX_AGE_S} s: ${listed(measured.statuses)}, the latter for ${count(measured.failed.size)} ids that were viewed for the first time and ${count(lost)} others`,
  );
  // Without a store, a process knows only the ids that it was asked for.
  if (setting.redis !== null) printAim('every id that was viewed before has an answer', lost === 0);
};

const printFailures = async (setting: Setting, path: string, options: object): Promise<void> => {
  await printOutage(setting);
  const { processes, service } = setting;
  printEvent(
    'A process is killed and started again',
    await loadDuring(setting, async () => {
      await processes[1]?.kill();
      processes[1] = await startPublisher({ baseUrl: service.origin, ...options });
    }),
  );
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) {
    const { redis } = setting;
    if (redis === null) continue;
    const measured = await loadDuring(setting, async () => {
      await redis.signal(signal);
      await setTimeout(2_000);
      if (signal === 'SIGSTOP') await redis.signal('SIGCONT');
      else setting.redis = await startRedis(path, redis.port);
    });
    printEvent(`Redis ${signal === 'SIGSTOP' ? 'hangs' : 'is killed'} for 2 s`, measured);
  }
};

/** Measures with Redis, or without it where it is not installed. */
export const measureProcesses = async (): Promise<void> => {
  const path = redisPath();
  const redis = path === null ? null : await startRedis(path);
  const service = await startService(SERVICE_MS);
  service.reply = (id) => ({ ...embed, id, title: 'version' });
  const options = {
    cache: { sharedMaxAge: SHARED_MAX_AGE_S },
    ...(redis === null ? {} : { redisUrl: redis.url }),
  };
  const processes = [
    ...(await startPublishers(PROCESSES, { baseUrl: service.origin, ...options })),
  ];
  const setting: Setting = { service, processes, redis };
  try {
    const store = redis === null ? 'without a store, since Redis is not installed' : 'one Redis';
    console.log(`${PROCESSES} processes, ${store}, a service that takes ${SERVICE_MS} ms`);
    await printLoad(setting);
    if (redis !== null) await printPurges(setting);
    await printFailures(setting, path ?? '', options);
  } finally {
    await Promise.all(processes.map((each) => each.kill()));
    await service.stop();
    await setting.redis?.signal('SIGKILL');
  }
};
