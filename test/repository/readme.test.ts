import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';

it('has reference tables in the README that match the sources', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/generate-readme.mjs', '--check'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
});
