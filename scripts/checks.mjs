/** The checks of `npm test`, each of which counts what passed, failed and was skipped. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundle, compile } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { binary, root, runNode } from './run.mjs';
import { testFilesOf } from './test-files.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0, files: {} };
export const FAILED = { ...NONE, failed: 1 };

/** The counts of a check that passes or fails as a whole. */
export const whole = (code) => (code === 0 ? { ...NONE, passed: 1 } : FAILED);

export const sum = (all) =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      files: { ...a.files, ...b.files },
    }),
    NONE,
  );

/** Runs tests whose reporter writes counts to a file. A run that breaks or has no tests counts as failed. */
const counted = async (file, parameters, environment) => {
  const path = join(root, file);
  rmSync(path, { force: true });
  const code = await runNode(parameters, environment);
  try {
    const counts = JSON.parse(readFileSync(path, { encoding: 'utf8' }));
    const { passed, failed, skipped } = counts;
    const isBroken = passed + failed + skipped === 0 || (code !== 0 && failed === 0);
    return isBroken ? sum([counts, FAILED]) : counts;
  } catch {
    return FAILED;
  }
};

const nodeTests = (name, files, environment = {}) =>
  counted(
    `.build/${name}.json`,
    [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./scripts/count-reporter.mjs',
      `--test-reporter-destination=.build/${name}.json`,
      'scripts/run-node-tests.mjs',
      ...files.map((file) => relative(root, file)),
    ],
    environment,
  );

const browserTests = (files) =>
  counted(
    '.build/browser-tests.json',
    [
      binary('@web/test-runner', 'web-test-runner'),
      ...files.flatMap((file) => ['--files', relative(root, file)]),
    ],
    { CHROMIUM_PATH: chromiumPath() },
  );

/** In this order: fast checks come first, and the bundles are built before the tests that use them. */
export const CHECKS = {
  format: async () =>
    whole(await runNode([binary('prettier', 'prettier'), '--check', '--log-level=warn', '.'])),
  compile: async () => whole(await compile()),
  lint: async () => whole(await runNode([binary('eslint', 'eslint'), '.', '--max-warnings', '0'])),
  build: async () => whole(await bundle()),
  node: (files = testFilesOf('node')) => nodeTests('node-tests', files),
  browser: (files = []) => browserTests(files),
  // All files in one process: they share a sandbox and a browser.
  'end-to-end': (files = testFilesOf('end-to-end')) =>
    nodeTests('end-to-end-tests', files, { CHROMIUM_PATH: chromiumPath() }),
};

const SLOWEST = 10;

/** Prints the files whose tests took the longest. */
export const printSlowest = (files) => {
  const slowest = Object.entries(files)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST);
  if (slowest.length < 2) return;
  console.log('\nSlowest test files:');
  for (const [file, milliseconds] of slowest) {
    const source = file.replace(/^\.build\//, '').replace(/\.js$/, '.ts');
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${source}`);
  }
};
