/** The checks of `npm test`, each of which counts what passed, failed and was skipped. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundle, compile } from './build.mjs';
import { headlessPath } from './chromium.mjs';
import { binary, root, runNode } from './run.mjs';
import { testFilesOf } from './test-files.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0, files: {}, failures: {}, repeated: {} };
export const FAILED = { ...NONE, failed: 1 };

/** The counts of a check that passes or fails as a whole. */
const whole = (code) => (code === 0 ? { ...NONE, passed: 1 } : FAILED);

export const sum = (all) =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      files: { ...a.files, ...b.files },
      failures: { ...a.failures, ...b.failures },
      repeated: { ...a.repeated, ...b.repeated },
    }),
    NONE,
  );

const countsPath = (label) => `.build/${label}-tests.json`;

/** Runs tests whose reporter writes counts to a file. A run that breaks or has no tests counts as failed. */
const counted = async (label, parameters, environment) => {
  const path = join(root, countsPath(label));
  rmSync(path, { force: true });
  const code = await runNode(parameters, environment, label);
  try {
    const counts = { ...NONE, ...JSON.parse(readFileSync(path, { encoding: 'utf8' })) };
    const { passed, failed, skipped } = counts;
    const isBroken = passed + failed + skipped === 0 || (code !== 0 && failed === 0);
    return isBroken ? sum([counts, FAILED]) : counts;
  } catch {
    return FAILED;
  }
};

const nodeTests = (label, files, environment = {}) =>
  counted(
    label,
    [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./scripts/count-reporter.mjs',
      `--test-reporter-destination=${countsPath(label)}`,
      'scripts/run-node-tests.mjs',
      ...files.map((file) => relative(root, file)),
    ],
    environment,
  );

/** More files than this are not a matter of a busy machine. */
const MAX_REPEATED_FILES = 4;

/** Runs each part of the tests in a process of its own, this many at the same time. */
const inProcesses = async (label, parts, runPart, atOnce = parts.length) => {
  const waiting = parts.filter((files) => files.length > 0).entries();
  const counts = [];
  const work = async () => {
    for (const [index, files] of waiting)
      counts.push(await runPart(`${label}-${index + 1}`, files));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sum(counts);
};

/** Most tests of the repository wait for bundlers and compilers. */
const testsInNode = (files) => {
  const isOfRepository = (file) => relative(root, file).startsWith('.build/test/repository/');
  const parts = [files.filter((file) => !isOfRepository(file)), files.filter(isOfRepository)];
  return inProcesses('node', parts, (label, part) => nodeTests(label, part));
};

/** Neighbors test similar things, and are often slow together: each part has files from everywhere. */
const dealt = (files, count) =>
  Array.from({ length: count }, (_, part) => files.filter((_, index) => index % count === part));

/** They mostly wait for media. */
const BROWSERS_AT_ONCE = 2;

const browserTests = (files) => {
  const executable = headlessPath();
  const runPart = (label, part) =>
    counted(
      label,
      [
        binary('@web/test-runner', 'web-test-runner'),
        ...part.flatMap((file) => ['--files', relative(root, file)]),
      ],
      { CHROMIUM_PATH: executable, TEST_COUNTS: countsPath(label) },
    );
  return inProcesses('browser', dealt(files, BROWSERS_AT_ONCE), runPart);
};

/** They mostly wait for media, so that more than two processes are of use on two processors. */
const END_TO_END_AT_ONCE = 3;

/** The files of a process share a sandbox and a browser. Small parts keep all processes busy until the end. */
const FILES_OF_PART = 5;

const endToEndTests = (files) => {
  const parts = dealt(files, Math.ceil(files.length / FILES_OF_PART));
  const environment = { CHROMIUM_PATH: headlessPath() };
  const runPart = (label, part) => nodeTests(label, part, environment);
  return inProcesses('end-to-end', parts, runPart, END_TO_END_AT_ONCE);
};

export const CHECKS = {
  format: async () =>
    whole(await runNode([binary('prettier', 'prettier'), '--check', '--log-level=warn', '.'])),
  compile: async () => whole(await compile()),
  lint: async () => whole(await runNode([binary('eslint', 'eslint'), '.', '--max-warnings', '0'])),
  build: async () => whole(await bundle()),
  node: (files = testFilesOf('node')) => testsInNode(files),
  browser: (files = testFilesOf('browser')) => browserTests(files),
  'end-to-end': (files = testFilesOf('end-to-end')) => endToEndTests(files),
};

/**
 * The checks of a phase run side by side, the phases in this order: fast checks come first, and the bundles are built
 * before the tests that use them.
 */
export const PHASES = [
  ['format', 'compile'],
  ['lint', 'build'],
  ['node', 'browser'],
  ['end-to-end'],
];

/**
 * Runs the files with failures once more, while nothing else runs: media, frames and time limits depend on how busy
 * the machine is. Tests that pass only then count as passed and are listed.
 */
export const withSecondRun = async (name, first) => {
  const failed = Object.keys(first.failures);
  if (failed.length === 0 || failed.length > MAX_REPEATED_FILES || failed.includes(''))
    return first;
  console.log(`\nRunning again: ${failed.join(', ')}`);
  const second = await CHECKS[name](failed.map((file) => join(root, file)));
  if (second.failed > 0) return first;
  return {
    ...first,
    passed: first.passed + first.failed,
    failed: 0,
    failures: {},
    repeated: first.failures,
  };
};

const sourceOf = (file) => file.replace(/^\.build\//, '').replace(/\.js$/, '.ts');

/** Prints the titles of tests by file. */
export const printTests = (heading, tests) => {
  if (Object.keys(tests).length === 0) return;
  console.log(`\n${heading}`);
  for (const [file, titles] of Object.entries(tests)) {
    console.log(`  ${sourceOf(file)}`);
    for (const title of titles) console.log(`    ${title}`);
  }
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
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${sourceOf(file)}`);
  }
};
