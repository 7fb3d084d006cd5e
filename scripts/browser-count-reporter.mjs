/** A web-test-runner reporter that writes how many browser tests passed, failed and were skipped into a file of JSON. */
import { writeFileSync } from 'node:fs';

const testsOf = (suite) =>
  suite === undefined ? [] : [...suite.tests, ...suite.suites.flatMap(testsOf)];

const count = (tests, wanted) => tests.filter(wanted).length;

/** A file that breaks while it loads, or holds no test, has no failing test of its own and counts as one. */
const sessionCounts = (session) => {
  const tests = testsOf(session.testResults);
  const failed = count(tests, (test) => !test.passed && !test.skipped);
  const isBroken = session.passed !== true || session.errors.length > 0 || tests.length === 0;
  return {
    passed: count(tests, (test) => test.passed && !test.skipped),
    failed: failed === 0 && isBroken ? 1 : failed,
    skipped: count(tests, (test) => test.skipped),
  };
};

export const browserCountReporter = (file) => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const session of sessions) {
      for (const [name, number] of Object.entries(sessionCounts(session))) counts[name] += number;
    }
    writeFileSync(file, JSON.stringify(counts));
  },
});
