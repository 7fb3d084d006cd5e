import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { manifest, read, root } from './project.js';

/** The message of an error in the packed build that a condition chooses. */
const messageOf = (...conditions: readonly string[]): string =>
  execFileSync(
    process.execPath,
    [
      ...conditions.map((condition) => `--conditions=${condition}`),
      '--input-type=module',
      '--eval',
      `const { EmbedError } = await import('${manifest.name}/elements');
       console.log(new EmbedError('source-refused', 'https://a.example').message)`,
    ],
    { cwd: root, encoding: 'utf8' },
  ).trim();

const SENTENCE =
  '`src` points to https://a.example, which is not in `MediaEmbed.allowedSources`. Add the origin there, or serve the JSON from your own origin.';
const cdnFiles = readdirSync(join(root, 'dist/cdn'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((name) => ({ name, code: read(join('dist/cdn', name)) }));

describe('messages to developers', () => {
  it('are sentences in the development build', () => {
    assert.equal(messageOf('development'), SENTENCE);
  });

  it('are codes in the production build', () => {
    assert.equal(messageOf(), 'source-refused');
  });

  it('are in one file for CDNs that is loaded once there is an error, and in the one file of all', () => {
    const withSentences = cdnFiles.filter(({ code }) =>
      /Add the origin there|already defined by|no attribute/.test(code),
    );
    assert.deepEqual(withSentences.map(({ name }) => name.replace(/-.{8}\.js$/, '')).sort(), [
      'chunks/error-sentences',
      'media-embed.bundle.js',
    ]);
  });

  it('are documented by code', () => {
    const codes = ['src/player/error-sentences.ts', 'components/warnings/warnings.ts']
      .flatMap((path) => [...read(path).matchAll(/^ {2}'?([a-z-]+)'?: \(/gm)])
      .map(([, code]) => code);
    const documented = [...read('docs/errors.md').matchAll(/^\| `([a-z-]+)`/gm)].map(
      ([, code]) => code,
    );
    assert.equal(codes.length > 10, true);
    assert.deepEqual(documented, codes);
  });
});
