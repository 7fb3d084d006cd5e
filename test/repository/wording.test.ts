import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { files, root } from './project.js';

/** Tests of rules, repairs and verdicts; those of the texts themselves and of the redaction of inputs are left out. */
const TESTS =
  /^test\/(?:src\/(?:diagnosis|lint)\/(?!.*(?:write-verdict|hostile-documents|lint-embed|describe-finding|redaction\/))|conformance\/(?:lint|diagnosis|vast-sample-lint)).*\.test\.ts$/;

describe('rules, repairs and verdicts', () => {
  it('are the same when every English text is a random word', () => {
    const tests = files
      .filter((path) => TESTS.test(path))
      .map((path) => `.build/${path.replace(/\.ts$/, '.js')}`);
    assert.ok(tests.length > 40, String(tests.length));
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        '--import=./scripts/messages/scramble-wording.mjs',
        '--test-reporter=tap',
        'scripts/run-node-tests.mjs',
        ...tests,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NODE_TEST_CONTEXT: undefined },
        maxBuffer: Infinity,
      },
    );
    const results = stdout.split('\n');
    const failures = results.filter((line) => /^\s*not ok/.test(line));
    assert.equal(status, 0, failures.join('\n'));
    assert.ok(results.filter((line) => /^\s*ok/.test(line)).length > tests.length);
  });
});
