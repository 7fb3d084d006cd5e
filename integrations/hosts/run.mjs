/**
 * `npm run integrations hosts`: opens every format of embed code and of `<media-embed>` in the page of every host, in
 * Chromium and against a running sandbox, and writes the matrix of docs/reference/hosts.md and the sources in the guides.
 * The exit code is 1 if something that worked when the matrix was committed does not work any more; the matrix then stays
 * as it was. `--accept` writes it nevertheless. `--host HOST,…` and `--row FORMAT,…` measure these columns or rows,
 * `--no-build` uses the pages of the last run.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { root, run } from '../../scripts/run.mjs';
import { ampAbilities } from './amp.mjs';
import { canTake, DOCUMENTS, HOSTS, rowsOf } from './hosts.mjs';
import { measure, measureHydration } from './measure.mjs';
import { startNext } from './next-server.mjs';
import { servePages } from './pages.mjs';
import { regressions, withGenerated } from './table.mjs';
import { codeOf } from './codes.mjs';

const folder = join(root, 'integrations/hosts');
const RESULTS = join(folder, 'results.json');
const EMBED = 'ad-skippable';

const isGiven = (flag) => process.argv.includes(flag);

const namesOf = (flag) =>
  isGiven(flag) ? process.argv[process.argv.indexOf(flag) + 1].split(',') : null;

const only = { hosts: namesOf('--host'), rows: namesOf('--row') };

/** Runs a command. Throws an Error that names it when it fails. */
const must = async (command, ...parameters) => {
  const code = await run(command, parameters, { NEXT_TELEMETRY_DISABLED: '1' });
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
};

/** Installs the packed library, as a user would. */
const install = async () => {
  const quiet = ['--ignore-scripts', '--loglevel', 'error', '--prefix', folder];
  const packed = join(root, '.build/packed');
  rmSync(packed, { recursive: true, force: true });
  await must('mkdir', '-p', packed);
  await must('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', packed);
  const [archive] = readdirSync(packed);
  await must('npm', 'install', '--no-save', ...quiet, join(packed, archive));
};

const bin = (name) => join(folder, 'node_modules', name);

const build = async () => {
  await install();
  await must('node', bin('vite/bin/vite.js'), 'build', '--config', join(folder, 'vite.config.mjs'));
  await must('node', bin('next/dist/bin/next'), 'build', join(folder, 'next'));
};

const committed = () => JSON.parse(readFileSync(RESULTS, 'utf8'));

const measureCell = async ({ browser, host, row, code, origins }) => {
  const query = `?row=${encodeURIComponent(row.name)}`;
  const url = `${origins[host] ?? origins.pages}/${host === 'next' ? '' : `${host}/`}${query}`;
  const valid = host === 'amp' ? await ampAbilities(code) : [];
  if (host === 'amp' && row.kind !== 'amp') return { abilities: valid, faults: [] };
  const { abilities, faults } = await measure(browser, { url, host, ...row, head: code.head });
  return { abilities: [...valid, ...abilities], faults };
};

/** After this time a page counts as hanging. */
const CELL_TIMEOUT_MS = 240_000;

const hanging = async () => {
  await new Promise((resolve) => setTimeout(resolve, CELL_TIMEOUT_MS).unref());
  return { abilities: [], faults: ['The page does not respond.'] };
};

const limited = (input) => Promise.race([measureCell(input), hanging()]);

/** Measures again what is worse than committed: media depends on how busy the machine is. */
const measureTwice = async (input, before) => {
  const first = await limited(input);
  const isWorse = (before ?? []).some(
    (ability) => ability !== 'hydrated' && !first.abilities.includes(ability),
  );
  return isWorse ? limited(input) : first;
};

/** Pages that are open at the same time. Most of the time they wait. */
const AT_ONCE = 3;

/** Runs the tasks in order, a few at once. */
const runTasks = async (tasks) => {
  const queue = [...tasks];
  const work = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const print = (row, host, { abilities, faults }) => {
  console.log(`${row} in ${host}: ${abilities.join(', ') || 'nothing works'}`);
  for (const fault of faults) console.log(`    ${fault.slice(0, 300)}`);
};

const isLeftOut = (row, host) =>
  only.hosts?.includes(host) === false || only.rows?.includes(row) === false;

/** The results of the hosts that are left out are those of the last run. */
const measureAll = async (rows, codes, origins, browser) => {
  const before = existsSync(RESULTS) ? committed() : {};
  const cells = rows.flatMap((row) => HOSTS.map(({ name: host }) => ({ row, host })));
  const results = Object.fromEntries(
    rows.map(({ name }) => [
      name,
      Object.fromEntries(
        HOSTS.map(({ name: host }) => [
          host,
          isLeftOut(name, host) ? (before[name]?.[host] ?? null) : null,
        ]),
      ),
    ]),
  );
  const measured = cells.filter(
    ({ row, host }) => !isLeftOut(row.name, host) && canTake(host, row.kind),
  );
  const tasks = measured.map(({ row, host }) => async () => {
    const input = { browser, host, row, code: codes[row.name], origins };
    const cell = await measureTwice(input, before[row.name]?.[host]);
    results[row.name][host] = cell.abilities;
    print(row.name, host, cell);
  });
  await runTasks(tasks);
  return results;
};

const readSource = (path) => readFileSync(join(folder, path), 'utf8');

const formatted = async (path, text) =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

/** What the services of a run have to end, last started first. */
const stops = [];

const started = (service) => {
  stops.unshift(() => service.stop());
  return service;
};

/** Adds what React in development says about the pages of Next that a server rendered. */
const addHydration = async (results, rows, pages, browser) => {
  const measured = rows.filter(({ name, kind }) => kind === 'element' && !isLeftOut(name, 'next'));
  if (measured.length === 0) return;
  const next = started(await startNext(folder, pages, 'dev'));
  for (const { name } of measured) {
    const url = `${next.origin}/?row=${encodeURIComponent(name)}`;
    const { abilities, faults } = await measureHydration(browser, url);
    results[name].next = [...new Set([...abilities, ...results[name].next])];
    print(name, 'next dev', { abilities, faults });
  }
};

const writeResults = async (rows, results) => {
  writeFileSync(RESULTS, await formatted(RESULTS, JSON.stringify(results)));
  for (const path of DOCUMENTS.map((document) => join(root, document))) {
    const text = withGenerated(readFileSync(path, 'utf8'), { rows, results, readSource });
    writeFileSync(path, await formatted(path, text));
  }
};

/** Measures every cell with the library, a sandbox, the pages and Next. */
const measureMatrix = async (rows, library) => {
  const { startSandbox } = await import('../../.build/test/end-to-end/running-sandbox.js');
  const sandbox = started(await startSandbox());
  const published = await (await fetch(`${sandbox.origin}/published/embed/${EMBED}.json`)).text();
  const codes = {};
  const cdn = join(root, 'dist/cdn');
  const pages = started(await servePages({ folder, cdn, rows: codes, published }));
  for (const row of rows)
    codes[row.name] = codeOf(row, JSON.parse(published), {
      library,
      src: `${pages.origin}/published/embed/${EMBED}.json`,
      page: `${sandbox.origin}/embeds/${EMBED}`,
    });
  const next = started(await startNext(folder, pages.origin));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  stops.unshift(() => browser.close());
  const origins = { pages: pages.origin, next: next.origin };
  const results = await measureAll(rows, codes, origins, browser);
  await addHydration(results, rows, pages.origin, browser);
  return results;
};

const main = async () => {
  if (!isGiven('--no-build')) await build();
  const library = await import('../../dist/src/index.js');
  const { FORMATS } = await import('../../.build/components/media-embed/attribute-values.js');
  const rows = rowsOf(
    library.CODE_FORMATS.map(({ format: name }) => name),
    FORMATS,
  );
  const results = await measureMatrix(rows, library);
  const worse = existsSync(RESULTS) ? regressions(committed(), results) : [];
  for (const what of worse) console.log(`WORSE ${what}`);
  if (worse.length === 0 || isGiven('--accept')) await writeResults(rows, results);
  return worse.length === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} finally {
  for (const stop of stops) await stop();
}
