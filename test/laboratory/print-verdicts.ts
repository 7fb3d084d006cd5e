/** `npm run verdicts`: runs the whole matrix, and prints what the diagnosis says about each kind of fault. */
import { cells, FAULTS, type Result, runCells } from './matrix.js';
import type { Grade } from './judgement.js';
import { BrowserRuntime } from './browser-runtime.js';
import { diagnoseInNode } from './node-runtime.js';
import type { RuntimeName } from './runtime.js';
import { LaboratoryServers } from './servers.js';

const GRADES: readonly Grade[] = ['right', 'partly', 'wrong', 'misleading'];

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const countOf = (results: readonly Result[], grade: Grade): number =>
  results.filter(({ judgement }) => judgement.grade === grade).length;

const [wanted, wantedRuntime] = process.argv.slice(2);
const isPart = FAULTS.some(({ part }) => part === wanted);
const isWanted = ({ name, part }: (typeof FAULTS)[number]): boolean =>
  wanted === undefined || (isPart ? part === wanted : name.includes(wanted));
const runtimesWanted = (['node', 'browser'] as const).filter(
  (name: RuntimeName) => wantedRuntime === undefined || name === wantedRuntime,
);

const servers = await LaboratoryServers.start();
const browser = await BrowserRuntime.start();
const laboratory = { servers, runtimes: { node: diagnoseInNode, browser: browser.diagnose } };
const results: Result[] = [];
for (const runtime of runtimesWanted) {
  const startedAt = Date.now();
  const chosen = cells(runtime).filter(({ fault }) => isWanted(fault));
  results.push(...(await runCells(laboratory, chosen, runtime === 'node' ? 16 : 6)));
  print(`${runtime}: ${chosen.length} cells in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
await browser.stop();
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
for (const grade of GRADES) print(`${grade}: ${countOf(results, grade)}`);
