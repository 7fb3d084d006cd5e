import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { files, read } from './project.js';

/** Where waits are written: the tests, and the commands that play or drive pages. Benchmarks measure the clock. */
const CHECKED = files.filter(
  (path) =>
    /^(test|scripts)\/.*\.(ts|mjs)$|^web-test-runner/.test(path) &&
    !/^test\/(benchmarks|timing)\/|\/waits\.test\.ts$/.test(path),
);

/** Forms of a wait or a limit by the clock, each with an example that it has to find. */
const FORBIDDEN: readonly (readonly [form: string, pattern: RegExp, example: string])[] = [
  [
    'the limit of a wait',
    /\.(?:wait|until|goto)\w*\([^;]*?\btimeout: ?\d/i,
    'x.waitFor({ timeout: 5_000 })',
  ],
  [
    'the wait of another package',
    /\bwaitUntil\b[^;]*from '@open-wc/,
    "import { waitUntil } from '@open-wc/testing'",
  ],
  ['a fixed pause', /\bwaitForTimeout\(|\baTimeout\(/, 'page.waitForTimeout(20)'],
  ['the limit of a test', /\bthis\.timeout\(|\}\)\.timeout\(/, 'this.timeout(20_000)'],
  ['a signal of the clock', /AbortSignal\.timeout\(/, 'AbortSignal.timeout(1000)'],
  ['a deadline', /(?:Date|performance)\.now\(\) *\+ *[\w(]/, 'const end = Date.now() + LIMIT'],
  [
    'a comparison with the clock',
    /(?:Date|performance)\.now\(\)(?: - \w+)?\)? *(?:[<>]|\)\.to\.be\.(?:below|lessThan|at\.most))/,
    'performance.now() - start < 500',
  ],
];

/** Files that may, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'scripts/soak/soak-servers.mjs': 'the minutes that the command is given',
  'test/end-to-end/cms-two-authors.test.ts': 'the minutes for which two authors write',
  'test/src/api/faults/time-outs.ts': 'a processor that is busy for longer than a time-out',
  'test/src/player/ads/ima/ima-faults.test.ts':
    'nothing may happen for longer than the time-outs of the test',
};

describe('the waits of tests and commands', () => {
  for (const [form, pattern, example] of FORBIDDEN) {
    it(`follow progress: none has ${form}`, () => {
      assert.match(example, pattern);
      const found = CHECKED.filter((path) => !(path in ALLOWED) && pattern.test(read(path)));
      assert.deepEqual(
        found,
        [],
        'Use waitFor of test/timing, or its wrappers waitUntil and until.',
      );
    });
  }

  it('has no exception that nothing needs', () => {
    const unused = Object.keys(ALLOWED).filter(
      (path) => !FORBIDDEN.some(([, pattern]) => pattern.test(read(path))),
    );
    assert.deepEqual(unused, []);
  });
});
