/**
 * `npm test` runs every check and prints `N passed, N failed[, N skipped]` as its last line.
 * `npm test -- lint node` runs some of the checks, `npm test -- test/src/vast` the tests of a folder or a file, each
 * after the steps that it needs; with `--watch` they run again after every change. Tables with thousands of cases are
 * tried in samples, others in every run: `TEST_SEED` repeats those of a run, `TEST_SAMPLE=whole` tries all.
 */
import './node-version.mjs';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { CHECKS, FAILED, NEEDED, printSlowest, printTests, sum, withSecondRun } from './checks.mjs';
import { root } from './run.mjs';
import { testsAt } from './test-files.mjs';

const FOLDERS = ['src', 'components', 'demo', 'test'];

/** Milliseconds without a further change after which the tests run again. */
const QUIET_MS = 300;

/** Seeds below this reach every part of every sample. */
const MAX_SEED = 1_000_000;

const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const runCheck = async (check) => {
  try {
    return await check();
  } catch (error) {
    console.error(error.message);
    return FAILED;
  }
};

const RUNNERS = ['node', 'browser', 'end-to-end'];

/** The checks that come before another one, because it works on what they write. */
const stepsBefore = (name) => {
  if (name === 'build') return ['compile'];
  if (!RUNNERS.includes(name)) return [];
  const needsBundles = name === 'end-to-end' || !existsSync(join(root, 'dist'));
  return needsBundles ? ['compile', 'build'] : ['compile'];
};

/** The named checks and the tests at these paths, with the steps before them. */
const chooseChecks = (names, tests) => {
  const runners = RUNNERS.filter((name) => tests.some(({ runner }) => runner === name));
  const chosen = [...names, ...runners];
  const needed = new Set([...chosen, ...chosen.flatMap(stepsBefore)]);
  const filesOf = (name) =>
    tests.filter(({ runner }) => runner === name).map(({ compiled }) => compiled);
  return Object.fromEntries(
    Object.entries(CHECKS)
      .filter(([name]) => needed.has(name))
      .map(([name, check]) => [
        name,
        runners.includes(name) && !names.includes(name)
          ? () => check(filesOf(name))
          : () => check(),
      ]),
  );
};

/** Runs each check once those that it needs have passed, side by side with the others, then what failed once more. */
const runChecks = async (checks) => {
  const running = {};
  for (const name of Object.keys(checks)) {
    const needed = NEEDED[name].map((before) => running[before]).filter(Boolean);
    running[name] = Promise.all(needed).then((before) =>
      before.every((counts) => counts?.failed === 0) ? runCheck(checks[name]) : null,
    );
  }
  const results = {};
  for (const [name, check] of Object.entries(running)) {
    const first = await check;
    if (first !== null) results[name] = first;
  }
  for (const [name, first] of Object.entries(results))
    results[name] = await withSecondRun(name, first);
  const total = sum(Object.values(results));
  printSlowest(total.files);
  printTests('Passed only when run again:', total.repeated);
  printTests('Failed:', total.failures);
  console.log('');
  for (const [name, counts] of Object.entries(results)) console.log(`${name}: ${line(counts)}`);
  console.log(line(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
};

/** Runs the checks now and after every change of a source. */
const runOnChanges = async (run) => {
  let timer;
  let isRunning = false;
  const start = async () => {
    if (isRunning) return schedule();
    isRunning = true;
    await run();
    isRunning = false;
    console.log('\nWaiting for changes …');
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(start, QUIET_MS);
  };
  for (const folder of FOLDERS) watch(join(root, folder), { recursive: true }, schedule);
  await start();
};

process.env.TEST_SEED ??= String(Math.floor(Math.random() * MAX_SEED));
if (process.env.TEST_SAMPLE !== 'whole') console.log(`TEST_SEED=${process.env.TEST_SEED}`);

const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--watch');
const names = parameters.filter((parameter) => parameter in CHECKS);
const paths = parameters.filter((parameter) => !(parameter in CHECKS));
const unknown = paths.find((path) => testsAt(path).length === 0);
if (unknown !== undefined) {
  console.error(
    `${unknown} is neither a check nor a test: name ${Object.keys(CHECKS).join(', ')}, or a file or folder of test/.`,
  );
  process.exit(1);
}

const chosen = () =>
  chooseChecks(parameters.length > 0 ? names : Object.keys(CHECKS), paths.flatMap(testsAt));

if (process.argv.includes('--watch')) await runOnChanges(() => runChecks(chosen()));
else await runChecks(chosen());
