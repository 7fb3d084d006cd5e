import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../src/messages/languages.js';
import { DOCUMENTS } from '../documents.js';
import { read, readJson } from './project.js';

const CHECKED = [
  ...DOCUMENTS,
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md') && name !== 'errors.md')
    .map((name) => `docs/${name}`),
];

/** A path in a code span. Build output and the placeholder `a` are not paths of the repository. */
const PATH = /`((?:src|components|demo|scripts|test|docs)\/(?!a\/|[\w/-]*dist\b)[\w./-]+)`/g;

/** The target of a relative link, without its fragment. */
const LINK = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g;

const missingPaths = (document: string): readonly string[] => {
  const text = readFileSync(document, 'utf8');
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const links = [...text.matchAll(LINK)].map(([, target = '']) => join(dirname(document), target));
  return [...new Set([...paths, ...links])].filter((path) => !existsSync(path));
};

/** The anchor that the host of the repository gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: string): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

/** A link with a fragment to a heading of this or another document. */
const FRAGMENT = /\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g;

const missingAnchors = (document: string): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(FRAGMENT)]
    .filter(([, target = '', anchor = '']) => {
      const path = target === '' ? document : join(dirname(document), target);
      return path.endsWith('.md') && !anchorsIn(path).includes(anchor);
    })
    .map(([link]) => link);

describe('the documentation', () => {
  for (const document of CHECKED) {
    it(`names only files that exist in ${document}`, () => {
      assert.deepEqual(missingPaths(document), []);
    });

    it(`links only to headings that exist in ${document}`, () => {
      assert.deepEqual(missingAnchors(document), []);
    });
  }

  it('leads from the README to every guide and reference page', () => {
    const reached = new Set(['README.md']);
    for (const document of reached)
      for (const [, target = ''] of readFileSync(document, 'utf8').matchAll(LINK)) {
        const path = join(dirname(document), target);
        if (path.endsWith('.md')) reached.add(path);
      }
    assert.deepEqual(
      DOCUMENTS.filter((document) => !reached.has(document)),
      [],
    );
  });

  it('leads from the recipes to every guide', () => {
    const targets = [...read('docs/recipes.md').matchAll(LINK)].map(([, target = '']) => target);
    assert.deepEqual(
      DOCUMENTS.filter(
        (document) =>
          document.startsWith('docs/guides/') &&
          !document.endsWith('/index.md') &&
          !targets.includes(document.slice('docs/'.length)),
      ),
      [],
    );
  });

  it('has one heading of the first level in every document, at its beginning', () => {
    const wrong = DOCUMENTS.filter(
      (document) => !/^(?:---\n[^]*?\n---\n\n)?# \S/.test(readFileSync(document, 'utf8')),
    );
    assert.deepEqual(wrong, []);
  });

  it('names embeds of the sandbox, but for ids of the reader', () => {
    const { embeds } = readJson('demo/sandbox/seed/embeds.json') as {
      embeds: readonly { public_id: string }[];
    };
    const published = new Set(embeds.map(({ public_id }) => public_id));
    const missing = ['docs/index.md', ...DOCUMENTS].flatMap((document) =>
      [...read(document).matchAll(/\/embeds\/([a-z][\w-]+)\b(?!\/)/g)]
        .filter(([, id = '']) => id !== 'oembed' && !published.has(id))
        .map(([, id]) => `${document}: ${id}`),
    );
    assert.deepEqual(missing, []);
  });

  it('names the languages of the texts', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    const text = read('docs/guides/publisher/languages.md');
    const [, list = ''] = /(?:^|\. )([^.]*) are included/.exec(text) ?? [];
    assert.deepEqual(
      list.split(/, | and /).sort(),
      LANGUAGES.map((language) => names.of(language)).sort(),
    );
  });

  it('links a page to its document and to the faults, once package.json has their addresses', async () => {
    const { pageLinks } = (await import(pathToFileURL('scripts/docs/links.mjs').href)) as {
      pageLinks: (manifest: object, page: object) => object;
    };
    const page = { source: 'docs/recipes.md', path: 'recipes/' };
    const website = 'https://code.example/owner/media-embed';
    const owned = { repository: { url: `git+${website}.git` }, bugs: { url: `${website}/issues` } };
    assert.deepEqual(pageLinks({}, page), {
      editUrl: null,
      reportUrl: '../contributing/#versions-and-support',
    });
    assert.deepEqual(pageLinks(owned, page), {
      editUrl: `${website}/edit/main/docs/recipes.md`,
      reportUrl: `${website}/issues`,
    });
    assert.deepEqual(pageLinks(owned, { source: 'api/publish', path: 'api/publish/' }), {
      editUrl: null,
      reportUrl: `${website}/issues`,
    });
  });

  it('has a README of at most 20 kB', () => {
    assert.ok(statSync('README.md').size <= 20_000);
  });

  it('has small pictures', () => {
    const large = readdirSync('docs/images').filter(
      (name) => statSync(join('docs/images', name)).size > 60_000,
    );
    assert.deepEqual(large, []);
  });

  it('has reference tables that match the sources', () => {
    const script = ['scripts/generate-reference.mjs', '--check'];
    const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });
});
