/** An audit of 10,000 embeds with 25,000 distinct ad tags by the command, against ad servers on loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createSandbox } from '../../demo/sandbox/sandbox.js';
import { parseSeed } from '../../demo/sandbox/seed/seed.js';
import { startServer } from '../../demo/sandbox/server/http-server.js';

const EMBEDS = 10_000;
const TAGS = 25_000;
const HOSTS = 10;
const RATE = 200;
const MAX_MEMORY_MB = 300;
/** Node lets the heap grow with the memory of the machine, unless it is told how much there is. */
const HEAP_MB = 200;
const KEY = 'benchmark-key';

const documentOf = (media: string): string =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>A</AdSystem><AdTitle>A</AdTitle><Impression>https://count.example/</Impression><Creatives><Creative><Linear><Duration>00:00:15</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360"><![CDATA[${media}]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

/** Times of the requests of each host, and how many there were for each tag. */
const times: number[][] = [];
const tags = new Map<string, number>();

const startHost = async (host: number): Promise<Server> => {
  const own: number[] = (times[host] = []);
  const server = createServer((request, response) => {
    own.push(performance.now());
    const { url = '', headers } = request;
    if (url.startsWith('/media')) {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 524_288 }).end();
      return;
    }
    // Without its cache buster, which differs with every request.
    const [tag = ''] = url.split('?', 1);
    tags.set(tag, (tags.get(tag) ?? 0) + 1);
    // Every tenth tag has no ad.
    const isEmpty = tag.endsWith('0');
    const media = `http://${headers.host ?? ''}/media/${url.length}.mp4`;
    response.writeHead(200, { 'content-type': 'text/xml' });
    response.end(isEmpty ? '<VAST version="4.2"/>' : documentOf(media));
  });
  await once(server.listen(0, `127.0.1.${host + 1}`), 'listening');
  return server;
};

const originOf = (server: Server): string => {
  const { address, port } = server.address() as AddressInfo;
  return `http://${address}:${port}`;
};

/** The most requests that a host got in any second. */
const busiestSecond = (own: readonly number[]): number => {
  let start = 0;
  return own.reduce((most, time, end) => {
    while (time - (own[start] ?? 0) > 1000) start += 1;
    return Math.max(most, end - start + 1);
  }, 0);
};

/** The most memory that a process has had, in MB. */
const peakMemory = (id: number): number => {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const servers = await Promise.all(Array.from({ length: HOSTS }, (_, host) => startHost(host)));
const origins = servers.map(originOf);
let number = 0;
const ads = () => {
  const source_url = `${origins[number % HOSTS] ?? ''}/vast/${number}?cb=[CACHEBUSTING]`;
  number += 1;
  return [{ id: `a${number}`, title: 'A', type: 'linear', source_url }];
};
const embeds = Array.from({ length: EMBEDS }, (_, index) => ({
  id: `e${index}`,
  title: `Embed ${index}`,
  preroll: ads(),
  mobile_preroll: ads(),
  ...(index % 2 === 0 && { midroll: ads() }),
}));
const seed = parseSeed(JSON.stringify({ embeds }), 'benchmark');
const sandbox = await createSandbox({ seed, key: KEY, log: () => undefined });
const account = await startServer(sandbox, 0, '127.0.0.1');
const folder = mkdtempSync(join(tmpdir(), 'media-embed-bench-'));
const startedAt = performance.now();
const options = `--inspect --allow-private --parallel 16 --rate ${RATE} --state s --format ndjson -o r`;
const child = spawn(
  process.execPath,
  ['.build/src/cli/media-embed.js', 'audit', '--url', account.address, ...options.split(' ')].map(
    (argument) => (['s', 'r'].includes(argument) ? join(folder, argument) : argument),
  ),
  {
    env: {
      ...process.env,
      MEDIA_EMBED_KEY: KEY,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
let memory = 0;
const watch = setInterval(() => {
  memory = Math.max(memory, peakMemory(child.pid ?? 0));
}, 200);
await once(child, 'exit');
clearInterval(watch);
const seconds = (performance.now() - startedAt) / 1000;
const [summary = ''] = readFileSync(join(folder, 'r'), 'utf8').split('\n', 1);
const { states } = JSON.parse(summary) as { states: { both: Record<string, number> } };
rmSync(folder, { recursive: true });
await account.stop();
await sandbox.close();
for (const server of servers) server.close();

const repeated = [...tags.values()].filter((count) => count > 1).length;
const busiest = Math.max(...times.map(busiestSecond));
const rows = [
  ['Embeds, distinct ad tags', `${EMBEDS}, ${tags.size} of ${TAGS}`],
  ['Tags that were requested more than once', String(repeated)],
  ['Embeds with an ad, without one, not known', Object.values(states.both).join(', ')],
  [
    'Peak memory of the process',
    `${memory.toFixed(0)} MB, with --max-old-space-size=${HEAP_MB}; aim: below ${MAX_MEMORY_MB} MB`,
  ],
  [`Most requests of a host in a second, at --rate ${RATE}`, String(busiest)],
  ['Time', `${seconds.toFixed(0)} s, ${(tags.size / seconds).toFixed(0)} tags a second`],
];
const table = [['Audit of an account', 'Measured'], ['---', '---'], ...rows]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
const machine = `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}, on ${cpus().length} cores of ${cpus()[0]?.model ?? ''}.`;
const PAGE = 'docs/benchmarks.md';
const page = readFileSync(PAGE, 'utf8').replace(
  /(<!-- measured:audit -->)[^]*?(<!-- end of measured -->)/,
  (_, start: string, end: string) => `${start}\n\n${table}\n\n${machine}\n\n${end}`,
);
writeFileSync(PAGE, await format(page, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
console.log(table);
// Timers of a busy process come late and then together.
const isWithin = memory < MAX_MEMORY_MB && busiest <= RATE * 1.1 && tags.size === TAGS;
if (!isWithin || repeated > 0) process.exitCode = 1;
