/** `npm test`: every check of the house, then one last line: `N passed, N failed`. `npm test -- lint node` runs some of them. */
import './node-version.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
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

/** Node tests; what they print goes to `output`, their counts to a file of the run's own name. */
const nodeTests = (named, { environment = {}, output = 'stdout', name = 'node-tests' } = {}) =>
  counted(
    `.build/${name}.json`,
    [
      '--test-reporter=spec',
      `--test-reporter-destination=${output}`,
      '--test-reporter=./scripts/count-reporter.mjs',
      `--test-reporter-destination=.build/${name}.json`,
      'scripts/run-node-tests.mjs',
      ...named,
    ],
    environment,
  );

const browserTests = () =>
  counted('.build/browser-tests.json', [binary('@web/test-runner', 'web-test-runner')], {
    CHROMIUM_PATH: chromiumPath(),
  });

/** Runs one file in a process of its own and prints what it printed, in one piece. */
const endToEndFile = async (file) => {
  const name = `end-to-end-${basename(file, '.test.js')}`;
  const output = `.build/${name}.txt`;
  const environment = { CHROMIUM_PATH: chromiumPath() };
  const counts = await nodeTests([relative(root, file)], { environment, output, name });
  if (existsSync(join(root, output))) process.stdout.write(readFileSync(join(root, output)));
  return counts;
};

/** One file after the other: a machine that decodes more videos than it can misses the moments that are tested. */
const endToEndTests = async () => {
  const all = [];
  for (const file of testFiles('end-to-end')) all.push(await endToEndFile(file));
  return all.length === 0 ? FAILED : sum(all);
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
