/** `npm test`: every check of the house, then one last line: `N passed, N failed`. `npm test -- lint node` runs some of them. */
import './node-version.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundle, compile } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { binary, root, runNode } from './run.mjs';
import { testFiles } from './test-files.mjs';

const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };

const whole = (code) => (code === 0 ? PASSED : FAILED);

const sum = (all) =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** Runs tests that count themselves into a file; a run that broke or ran nothing counts as failed. */
const counted = async (file, parameters, environment) => {
  const path = join(root, file);
  rmSync(path, { force: true });
  const code = await runNode(parameters, environment);
  try {
    const counts = JSON.parse(readFileSync(path, { encoding: 'utf8' }));
    const isBroken = counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0);
    return isBroken ? sum([counts, FAILED]) : counts;
  } catch {
    return FAILED;
  }
};

const nodeTests = (named, environment) =>
  counted(
    '.build/node-tests.json',
    [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./scripts/count-reporter.mjs',
      '--test-reporter-destination=.build/node-tests.json',
      'scripts/run-node-tests.mjs',
      ...named,
    ],
    environment,
  );

const browserTests = () =>
  counted('.build/browser-tests.json', [binary('@web/test-runner', 'web-test-runner')], {
    CHROMIUM_PATH: chromiumPath(),
  });

/** One process a file: each starts a sandbox and a browser of its own. */
const endToEndTests = async () => {
  const files = testFiles('end-to-end').map((file) => relative(root, file));
  const environment = { CHROMIUM_PATH: chromiumPath() };
  const all = [];
  for (const file of files) all.push(await nodeTests([file], environment));
  return files.length === 0 ? FAILED : sum(all);
};

/** In order: what is cheap and tells most comes first; the bundles are tested by what follows them. */
const checks = {
  format: async () =>
    whole(await runNode([binary('prettier', 'prettier'), '--check', '--log-level=warn', '.'])),
  compile: async () => whole(await compile()),
  lint: async () => whole(await runNode([binary('eslint', 'eslint'), '.', '--max-warnings', '0'])),
  build: async () => whole(await bundle()),
  node: () => nodeTests([]),
  browser: browserTests,
  'end-to-end': endToEndTests,
};

const runCheck = async (name) => {
  console.log(`\n── ${name}`);
  try {
    return await checks[name]();
  } catch (error) {
    console.error(error.message);
    return FAILED;
  }
};

const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in checks));
if (unknown !== undefined) {
  console.error(`There is no check ${unknown}: choose of ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

const results = {};
for (const name of named.length > 0 ? named : Object.keys(checks)) {
  results[name] = await runCheck(name);
}

console.log('');
for (const [name, counts] of Object.entries(results)) console.log(`${name}: ${line(counts)}`);
const total = sum(Object.values(results));
console.log(line(total));
process.exitCode = total.failed > 0 ? 1 : 0;
