import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runBuiltCommand } from './run-built-command.js';

describe('an argument that may be an error code', () => {
  it('is a file if there is one of that name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'media-embed-input-'));
    try {
      writeFileSync(join(folder, '303'), 'https://ads.example/vast?cb=[CACHEBUSTING]');
      const { stdout } = runBuiltCommand(['inspect', '303', '--offline'], { cwd: folder });
      assert.match(stdout, /^The ad tag of ads\.example/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is a missing file if its name has an ending, whatever number it has', () => {
    const { stderr, code } = runBuiltCommand(['inspect', 'vast-303.xml']);
    assert.match(stderr, /^error: vast-303\.xml does not exist/);
    assert.equal(code, 2);
  });

  it('is a missing file for a command that takes no codes', () => {
    const { stderr, code } = runBuiltCommand(['resolve', '303']);
    assert.match(stderr, /^error: 303 does not exist/);
    assert.equal(code, 2);
  });

  for (const argument of ['303', 'VAST error 303', 'no-stream', 'net::ERR_BLOCKED_BY_CLIENT'])
    it(`is explained: ${argument}`, () => {
      const { stdout, code } = runBuiltCommand(['inspect', argument]);
      assert.match(stdout, /Owner: /);
      assert.equal(code, 0);
    });
});
