/** A web-test-runner reporter that writes JSON: how many tests passed, failed and were skipped, the files with failures and the milliseconds of each file. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/** The tests of a suite with their full titles. */
const testsOf = (suite, parents = []) => {
  if (suite === undefined) return [];
  const titles = [...parents, ...(suite.name ? [suite.name] : [])];
  return [
    ...suite.tests.map((test) => ({ ...test, title: [...titles, test.name].join(' > ') })),
    ...suite.suites.flatMap((child) => testsOf(child, titles)),
  ];
};

const hasFailed = ({ passed, skipped }) => !passed && !skipped;

const count = (tests, wanted) => tests.filter(wanted).length;

/** A file that fails to load, or has no tests, counts as one failed test. */
const sessionCounts = (session, tests) => {
  const failed = count(tests, hasFailed);
  const isBroken = session.passed !== true || session.errors.length > 0 || tests.length === 0;
  return {
    passed: count(tests, (test) => test.passed && !test.skipped),
    failed: failed === 0 && isBroken ? 1 : failed,
    skipped: count(tests, (test) => test.skipped),
  };
};

export const browserCountReporter = (output) => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0, files: {}, failures: {} };
    for (const session of sessions) {
      const tests = testsOf(session.testResults);
      const fileCounts = sessionCounts(session, tests);
      for (const [name, number] of Object.entries(fileCounts)) counts[name] += number;
      const file = relative(root, session.testFile);
      if (fileCounts.failed > 0)
        counts.failures[file] = tests.filter(hasFailed).map(({ title }) => title);
      counts.files[file] = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
    }
    writeFileSync(output, JSON.stringify(counts));
  },
});
