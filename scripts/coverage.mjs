/**
 * `npm run coverage [-- PATH …]`: runs the tests of node:test and of Chromium with coverage and prints a table by folder:
 * lines, functions and branches that ran. PATH is a folder or a file of test/. A module that only one of the two loads
 * counts only there. The exit code is 1 if a test fails.
 */
import './node-version.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import {
  browserFile,
  byFolder,
  coverageTable,
  nodeFile,
} from './coverage-table/folder-coverage.mjs';
import { binary, root, runNode } from './run.mjs';
import { testFilesOf, testsAt } from './test-files.mjs';

const NODE_RESULT = '.build/node-coverage.json';
const BROWSER_RESULT = '.build/browser-coverage/coverage-final.json';

const paths = process.argv.slice(2);

const filesOf = (runner) =>
  paths.length === 0
    ? testFilesOf(runner)
    : paths
        .flatMap(testsAt)
        .filter((test) => test.runner === runner)
        .map(({ compiled }) => compiled);

const read = (path) =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : [];

const runNodeTests = async (files) => {
  rmSync(join(root, NODE_RESULT), { force: true });
  if (files.length === 0) return 0;
  return runNode([
    '--experimental-test-coverage',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/coverage-table/node-reporter.mjs',
    `--test-reporter-destination=${NODE_RESULT}`,
    'scripts/run-node-tests.mjs',
    ...files.map((file) => relative(root, file)),
  ]);
};

const runBrowserTests = async (files) => {
  rmSync(join(root, BROWSER_RESULT), { force: true });
  if (files.length === 0) return 0;
  return runNode(
    [
      binary('@web/test-runner', 'web-test-runner'),
      ...files.flatMap((file) => ['--files', relative(root, file)]),
    ],
    { CHROMIUM_PATH: chromiumPath(), COVERAGE: '1' },
  );
};

let code = await compile();
if (code === 0) {
  code = await runNodeTests(filesOf('node'));
  code = (await runBrowserTests(filesOf('browser'))) || code;
  const node = byFolder(read(NODE_RESULT).map(nodeFile));
  const browser = byFolder(Object.values(read(BROWSER_RESULT)).map(browserFile));
  console.log(`\n${coverageTable(node, browser)}`);
}
process.exitCode = code;
