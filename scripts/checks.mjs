/** The checks of `npm test`, each of which counts what passed, failed and was skipped. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundle, compile } from './build.mjs';
import { headlessPath } from './chromium.mjs';
import { COMPUTING, queueJob, WAITING_FOR_MEDIA } from './job-queue.mjs';
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

/** Runs each part of the tests in a process of its own, and those of all checks as the processors are free. */
const inProcesses = async (label, share, parts, runPart) => {
  const counts = await Promise.all(
    parts
      .filter((files) => files.length > 0)
      .map((files, index) => queueJob(share, () => runPart(`${label}-${index + 1}`, files))),
  );
  return sum(counts);
};

/** Neighbors test similar things, and are often slow together: each part has files from everywhere. */
const dealt = (files, count) =>
  Array.from({ length: count }, (_, part) => files.filter((_, index) => index % count === part));

/** Several parts keep all processors busy until the end, but each loads the modules anew. */
const PARTS_IN_NODE = 5;

/** Tests of the repository share packages that are packed once. */
const testsInNode = (files) => {
  const isOfRepository = (file) => relative(root, file).startsWith('.build/test/repository/');
  const parts = [
    files.filter(isOfRepository),
    ...dealt(
      files.filter((file) => !isOfRepository(file)),
      PARTS_IN_NODE,
    ),
  ];
  return inProcesses('node', COMPUTING, parts, (label, part) => nodeTests(label, part));
};

/** Each part has a browser, and serves each module to it once: more parts would keep no more processors busy. */
const PARTS_IN_BROWSERS = 2;

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
  return inProcesses('browser', WAITING_FOR_MEDIA, dealt(files, PARTS_IN_BROWSERS), runPart);
};

/** The end-to-end tests that take the most time of a processor, over 20 s each, the slowest first. */
const SLOW = [
  'field-effects/field-effects',
  'other-browsers',
  'vast-conformance',
  'publisher-page',
  'consent',
  'ad-ops-page',
  'injection/injection',
  'cms-page',
  'cms-saving',
  'browser-verdicts',
  'injection/vast-answers',
  'ad-failures',
  'page-states',
  'vmap-conformance',
  'cms-articles',
].map((name) => join(root, `.build/test/end-to-end/${name}.test.js`));

/** The files of a process share a sandbox and a browser. */
const FILES_OF_PART = 8;

/** Slow files start first, each in a process, so that none of them runs alone at the end. */
const endToEndTests = (files) => {
  const slow = SLOW.filter((file) => files.includes(file));
  const short = files.filter((file) => !slow.includes(file));
  const parts = [
    ...slow.map((file) => [file]),
    ...dealt(short, Math.ceil(short.length / FILES_OF_PART)),
  ];
  const environment = { CHROMIUM_PATH: headlessPath() };
  const runPart = (label, part) => nodeTests(label, part, environment);
  return inProcesses('end-to-end', WAITING_FOR_MEDIA, parts, runPart);
};

const command = (run) => queueJob(COMPUTING, async () => whole(await run()));

export const CHECKS = {
  compile: () => command(compile),
  format: () =>
    command(() => runNode([binary('prettier', 'prettier'), '--check', '--log-level=warn', '.'])),
  build: () => command(bundle),
  lint: () =>
    command(
      async () =>
        (await runNode([binary('oxlint', 'oxlint')])) ||
        runNode([binary('eslint', 'eslint'), '.', '--max-warnings', '0']),
    ),
  // The longest jobs start first.
  browser: (files = testFilesOf('browser')) => browserTests(files),
  'end-to-end': (files = testFilesOf('end-to-end')) => endToEndTests(files),
  node: (files = testFilesOf('node')) => testsInNode(files),
};

/** The checks whose output each check needs; it does not run when one of them fails. */
export const NEEDED = {
  compile: [],
  format: [],
  build: ['compile'],
  lint: ['compile'],
  'end-to-end': ['compile', 'build'],
  browser: ['compile', 'build'],
  node: ['compile', 'build'],
};

/**
 * Runs the files with failures once more, one after the other, while nothing else runs: media, frames and time limits
 * depend on how busy the machine is. Tests that pass only then count as passed and are listed.
 */
export const withSecondRun = async (name, first) => {
  const failed = Object.keys(first.failures);
  if (failed.length === 0 || failed.length > MAX_REPEATED_FILES || failed.includes(''))
    return first;
  console.log(`\nRunning again: ${failed.join(', ')}`);
  const second = [];
  for (const file of failed) second.push(await CHECKS[name]([join(root, file)]));
  if (sum(second).failed > 0) return first;
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
