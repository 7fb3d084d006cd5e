/**
 * `npm run verdicts`: runs the whole matrix in Node and in Chromium, prints what the diagnosis says about each kind of
 * fault, and writes the counts, from which `npm run docs` makes the tables of docs/conformance.md. With the name of a
 * part or a fault, and of a runtime, only those are run, and nothing is written. `pairs`: two faults at once, in Node.
 */
import { writeFileSync } from 'node:fs';
import { cells, FAULTS, type Result, runCells } from './matrix.js';
import { BrowserRuntime } from './browser-runtime.js';
import { pairCells } from './pairs.js';
import { diagnoseInNode } from './node-runtime.js';
import { ChainRecorder } from './page-recorder.js';
import type { RuntimeName } from './runtime.js';
import { LaboratoryServers } from './servers.js';
import { differencesOf, GRADES, gradesOf, repairsOf, summaryOf } from './summary.js';
import { countTrackerRequests } from './tracker-requests.js';

/** Relative to .build/test/laboratory. */
const RESULTS = new URL('../../../test/laboratory/results.json', import.meta.url);

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const [wanted, wantedRuntime] = process.argv.slice(2);
const isPart = FAULTS.some(({ part }) => part === wanted);
const isWanted = ({ name, part }: (typeof FAULTS)[number]): boolean =>
  wanted === undefined || (isPart ? part === wanted : name.includes(wanted));
const runtimesWanted = (['node', 'browser', 'recorded'] as const).filter(
  (name: RuntimeName) => wantedRuntime === undefined || name === wantedRuntime,
);

const trackerRequestsOfNode = countTrackerRequests();
const servers = await LaboratoryServers.start();
const browser = await BrowserRuntime.start();
const recorder = await ChainRecorder.start();
const laboratory = {
  servers,
  recorder,
  runtimes: { node: diagnoseInNode, browser: browser.diagnose, recorded: diagnoseInNode },
};
const results: Result[] = [];
for (const runtime of runtimesWanted) {
  const startedAt = Date.now();
  const isOfPairs = wanted === 'pairs' && runtime === 'node';
  const chosen = isOfPairs ? pairCells() : cells(runtime).filter(({ fault }) => isWanted(fault));
  results.push(...(await runCells(laboratory, chosen, runtime === 'node' ? 16 : 4)));
  print(`${runtime}: ${chosen.length} cells in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
await browser.stop();
await recorder.stop();
await servers.stop();

const groups = new Map<string, Result[]>();
for (const result of results) {
  const { cell, judgement } = result;
  if (judgement.grade === 'right') continue;
  const key = `${judgement.grade.padEnd(10)} ${cell.runtime} ${cell.fault.name}: ${judgement.said} instead of ${result.expected.id} (${result.expected.owner}); ${judgement.fault.replace(/127[\d.]+:\d+/, 'HOST')}`;
  groups.set(key, [...(groups.get(key) ?? []), result]);
}
for (const [key, group] of [...groups].sort())
  print(
    `${key} — ${group.length}: ${group
      .slice(0, 6)
      .map(({ cell: { place } }) => `${place.form} ${place.hop}/${place.wrappers}`)
      .join(', ')}`,
  );
print(`${FAULTS.length} kinds of faults, ${results.length} cells`);
const rows = summaryOf(results);
for (const { part, runtime, kinds, cells: count, ...grades } of rows)
  print(
    `${part.padEnd(10)} ${runtime.padEnd(7)} ${kinds} kinds, ${count} cells: ${GRADES.map((grade) => `${grades[grade]} ${grade}`).join(', ')}`,
  );
const worse = new Map<string, string[]>();
for (const { cell, repairs } of results)
  for (const fault of repairs?.faults ?? [])
    worse.set(fault, [...(worse.get(fault) ?? []), `${cell.fault.name} (${cell.place.form})`]);
for (const [fault, names] of worse)
  print(`worse      ${fault} — ${names.length}: ${names.slice(0, 6).join(', ')}`);
const repairs = repairsOf(results);
for (const { part, tried, plays, next, worse: worseCount } of repairs)
  print(
    `${part.padEnd(10)} repairs tried: ${tried}, plays ${plays}, next fault ${next}, worse ${worseCount}`,
  );
const trackerRequests = trackerRequestsOfNode() + browser.trackerRequests;
print(`requests to trackers: ${trackerRequests}`);
const total = gradesOf(results);
for (const grade of GRADES) print(`${grade}: ${total[grade]}`);
if (wanted === undefined)
  writeFileSync(
    RESULTS,
    `${JSON.stringify({ kinds: FAULTS.length, trackerRequests, rows, repairs, differences: differencesOf(results) }, null, 2)}
`,
  );
