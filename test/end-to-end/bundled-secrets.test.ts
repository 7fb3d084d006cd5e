import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { CANARIES, canaryIn } from '../src/publish/canary-embed.js';

/** Secrets of the tests and of the sandbox. */
const SECRETS = [...CANARIES, 'canary-', 'demo-key'];

describe('the built package', () => {
  it('has no secret in any file', async () => {
    const paths = (await readdir('dist', { recursive: true })).filter((path) =>
      /\.(?:js|ts|json|map|txt)$/.test(path),
    );
    assert.ok(paths.length > 100, `${paths.length} files`);
    for (const path of paths) {
      const text = await readFile(`dist/${path}`, { encoding: 'utf8' });
      assert.equal(SECRETS.find((secret) => text.includes(secret)) ?? canaryIn(text), null, path);
    }
  });
});
