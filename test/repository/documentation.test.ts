import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['docs/architecture.md', 'docs/decap.md', 'docs/decisions.md', 'docs/editors.md'],
  ...['docs/errors.md', 'docs/hosts.md', 'docs/migration.md', 'docs/publishing.md'],
  'docs/wordpress.md',
];

/** A path in a code span. Build output and the placeholder `a` are not paths of the repository. */
const PATH = /`((?:src|components|demo|scripts|test|docs)\/(?!a\/|[\w/-]*dist\b)[\w./-]+)`/g;

/** The target of a relative link, without its fragment. */
const LINK = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g;

const missingPaths = (document: string): readonly string[] => {
  const text = readFileSync(document, 'utf8');
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const links = [...text.matchAll(LINK)].map(([, target = '']) => join(dirname(document), target));
  return [...new Set([...paths, ...links])].filter((path) => !existsSync(path));
};

describe('the documentation', () => {
  for (const document of DOCUMENTS) {
    it(`names only files that exist in ${document}`, () => {
      assert.deepEqual(missingPaths(document), []);
    });
  }

  it('has reference tables in the README that match the sources', () => {
    const script = ['scripts/generate-readme.mjs', '--check'];
    const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });
});
