/**
 * `npm run soak [-- --minutes N] [--plays N] [--only servers|page]`: sends requests to the sandbox and the publishing
 * handler for N minutes (3), and plays N times (1,000) with ads in one page. Prints memory after garbage collection,
 * handles, nodes and listeners. The exit code is 1 if anything grows, or if a play or a request fails.
 */
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, compile } from './build.mjs';
import { root } from './run.mjs';
import { growthFaults } from './soak/growth.mjs';

const DEFAULT_MINUTES = 3;
const DEFAULT_PLAYS = 1_000;
const SAMPLES = 5;

/** Plays of each kind in each player before the first sample. */
const WARM_UP_PLAYS = 72;

const SERVER_LIMITS = {
  heap: { share: 0.05, least: 1_000_000 },
  handles: { share: 0, least: 40 },
};

const PAGE_LIMITS = {
  heap: { share: 0.05, least: 200_000 },
  nodes: { share: 0, least: 20 },
  listeners: { share: 0, least: 20 },
  documents: { share: 0, least: 2 },
};

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    plays: { type: 'string' },
    only: { type: 'string' },
  },
});

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

const printSample =
  (unit) =>
  ({ at, heap, rss, ...counts }) => {
    const texts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    const memory = rss === undefined ? [] : [`${megabytes(rss)} resident`];
    const line = [`${megabytes(heap)} heap`, ...memory, ...texts].join(', ');
    console.log(`${String(at).padStart(7)} ${unit}: ${line}`);
  };

const runServers = async () => {
  console.log('Sandbox and publishing handler');
  const { soakServers } = await import('./soak/soak-servers.mjs');
  const { samples, statuses } = await soakServers({
    minutes: Number(values.minutes ?? DEFAULT_MINUTES),
    samples: SAMPLES,
    onSample: printSample('requests'),
  });
  console.log(`responses by status: ${JSON.stringify(statuses)}`);
  const broken = Object.keys(statuses).filter((status) => status === 'failed' || status >= '500');
  return [
    ...growthFaults(samples, SERVER_LIMITS),
    ...broken.map((status) => `${statuses[status]} requests ended with ${status}.`),
  ];
};

const runPage = async () => {
  console.log('A page of players');
  if (!existsSync(join(root, 'dist/cdn')) && (await bundle('cdn')) !== 0)
    return ['The player could not be bundled.'];
  const { soakPage } = await import('./soak/soak-page.mjs');
  const plays = Number(values.plays ?? DEFAULT_PLAYS);
  const { samples, played, stuck, impressions, errors } = await soakPage({
    plays,
    warmUp: WARM_UP_PLAYS,
    samples: SAMPLES,
    onSample: printSample('plays'),
  });
  console.log(`${played} plays, ${impressions} impressions of ads, ${errors.length} errors`);
  return [
    ...growthFaults(samples, PAGE_LIMITS),
    ...(stuck > 0 ? [`${stuck} plays did not reach their content.`] : []),
    ...errors.map((message) => `The page has an error: ${message}`),
  ];
};

const PARTS = { servers: runServers, page: runPage };

const code = await compile();
const faults = [];
for (const [name, run] of code === 0 ? Object.entries(PARTS) : [])
  if (values.only === undefined || values.only === name) faults.push(...(await run()));
for (const fault of faults) console.error(fault);
if (code === 0 && faults.length === 0) console.log('Nothing grew.');
process.exitCode = code === 0 && faults.length === 0 ? 0 : 1;
