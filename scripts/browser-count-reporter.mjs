/** A web-test-runner reporter that writes JSON: how many tests passed, failed and were skipped, and the milliseconds of each file. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

const testsOf = (suite) =>
  suite === undefined ? [] : [...suite.tests, ...suite.suites.flatMap(testsOf)];

const count = (tests, wanted) => tests.filter(wanted).length;

/** A file that fails to load, or has no tests, counts as one failed test. */
const sessionCounts = (session, tests) => {
  const failed = count(tests, (test) => !test.passed && !test.skipped);
  const isBroken = session.passed !== true || session.errors.length > 0 || tests.length === 0;
  return {
    passed: count(tests, (test) => test.passed && !test.skipped),
    failed: failed === 0 && isBroken ? 1 : failed,
    skipped: count(tests, (test) => test.skipped),
  };
};

export const browserCountReporter = (output) => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0, files: {} };
    for (const session of sessions) {
      const tests = testsOf(session.testResults);
      for (const [name, number] of Object.entries(sessionCounts(session, tests)))
        counts[name] += number;
      counts.files[relative(root, session.testFile)] = tests.reduce(
        (sum, { duration = 0 }) => sum + duration,
        0,
      );
    }
    writeFileSync(output, JSON.stringify(counts));
  },
});
