/**
 * `npm run integrations runtimes`: imports every entry of the packed library in each runtime, uses it, and writes the table
 * of docs/reference/runtimes.md. The exit code is 1 if an entry fails; the table then stays as it was. `--only NAME,…`
 * runs some of them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { rolldown } from 'rolldown';
import { packPackage, unpack } from '../../.build/test/packed-package.js';
import { root } from '../../scripts/run.mjs';
import { RUN } from './runtimes.mjs';
import { DOCUMENT, entriesOf, RUNTIMES, withGenerated } from './table.mjs';
import { isForWorkers } from './uses.mjs';

const folder = join(root, 'integrations/runtimes');
const built = join(folder, 'built');
const library = join(folder, 'node_modules/media-embed-elements');
const RESULTS = join(folder, 'results.json');

/** The specifiers are written out, so that a bundler finds them. */
const reportOf = (entries) => `
import { USES } from '../uses.mjs';
const imports = {
${entries.map((entry) => `  '${entry}': () => import('media-embed-elements${entry.slice(1)}'),`).join('\n')}
};
export const report = async () => {
  const failures = {};
  for (const [entry, load] of Object.entries(imports)) {
    try {
      if (!(await USES[entry](await load()))) failures[entry] = 'It does something else.';
    } catch (error) {
      failures[entry] = error.stack;
    }
  }
  return JSON.stringify(failures);
};
`;

const PROGRAM = `
import { report } from './report.mjs';
console.log(await report());
`;

const WORKER = `
import { report } from './report.mjs';
export default { fetch: async () => new Response(await report()) };
`;

/** With the conditions of the tool that deploys workers. */
const bundleWorker = async () => {
  const build = await rolldown({
    input: join(built, 'worker-source.mjs'),
    platform: 'browser',
    external: /^node:/,
    resolve: { conditionNames: ['workerd', 'worker', 'browser', 'import', 'default'] },
  });
  await build.write({ file: join(built, 'worker.mjs'), format: 'esm', codeSplitting: false });
  await build.close();
};

const writePrograms = async (entries) => {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'report.mjs'), reportOf(entries));
  writeFileSync(join(built, 'program.mjs'), PROGRAM);
  writeFileSync(join(built, 'worker-source.mjs'), WORKER);
  await bundleWorker();
};

const isMeant = (name, entry) => name !== 'workerd' || isForWorkers(entry);

/** The entries that work in a runtime. */
const measure = async (name, entries) => {
  const meant = entries.filter((entry) => isMeant(name, entry));
  await writePrograms(meant);
  const program = join(built, 'program.mjs');
  const failures = JSON.parse(await RUN[name]({ folder, built, program }));
  for (const [entry, failure] of Object.entries(failures))
    console.log(`${name}: ${entry}: ${failure}`);
  const working = meant.filter((entry) => !(entry in failures));
  console.log(`${name}: ${working.length} of ${meant.length} entries`);
  return working;
};

const formatted = async (path, text) =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

const writeResults = async (results, entries) => {
  writeFileSync(RESULTS, await formatted(RESULTS, JSON.stringify(results)));
  const path = join(root, DOCUMENT);
  const text = withGenerated(readFileSync(path, 'utf8'), { results, entries });
  writeFileSync(path, await formatted(path, text));
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'no-build': { type: 'boolean' } },
});

rmSync(library, { recursive: true, force: true });
unpack(packPackage(), library);
const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
const entries = entriesOf(exports);
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
for (const name of values.only?.split(',') ?? Object.keys(RUNTIMES))
  results[name] = await measure(name, entries);
const isComplete = Object.keys(RUNTIMES).every(
  (name) => results[name]?.length === entries.filter((entry) => isMeant(name, entry)).length,
);
if (isComplete) await writeResults(results, entries);
process.exitCode = isComplete ? 0 : 1;
