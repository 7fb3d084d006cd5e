import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchEntry, searchSite } from '../../demo/docs/search-options.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const SITE = '.build/site';

/** What one page links to and what other pages can link to. */
interface PageContent {
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
  /** What a policy without `unsafe-inline` refuses. */
  readonly inline: readonly string[];
}

const pagesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')));

const elementsBelow = (
  node: DefaultTreeAdapterTypes.ParentNode,
): readonly DefaultTreeAdapterTypes.Element[] =>
  node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((element) => [element, ...elementsBelow(element)]);

const LINKING = new Set(['href', 'src']);

/** A script or a style sheet in the page itself. */
const isInline = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean =>
  tagName === 'style' || (tagName === 'script' && !attrs.some(({ name }) => name === 'src'));

const contentOf = (path: string): PageContent => {
  const elements = elementsBelow(parse(readFileSync(path, 'utf8')));
  const attributes = elements.flatMap(({ attrs }) => attrs);
  return {
    ids: attributes.filter(({ name }) => name === 'id').map(({ value }) => value),
    addresses: attributes.filter(({ name }) => LINKING.has(name)).map(({ value }) => value),
    inline: [
      ...elements.filter(isInline).map(({ tagName }) => `<${tagName}>`),
      ...attributes.filter(({ name }) => /^(?:style|on.*)$/.test(name)).map(({ name }) => name),
    ],
  };
};

const isInternal = (address: string): boolean => !/^[a-z][a-z\d+.-]*:/i.test(address);

/** The file behind an address of a page, and the anchor in it. */
const targetOf = (page: string, address: string): readonly [file: string, id: string] => {
  const [path = '', fragment = ''] = address.split('#');
  const target = path === '' ? page : posix.join(posix.dirname(page), path);
  return [target.endsWith('/') ? `${target}index.html` : target, decodeURIComponent(fragment)];
};

/** A page of every kind. */
const KINDS = [
  ['the entrance', '/docs/'],
  ['a document', '/docs/first-steps/'],
  ['the page of an element', '/docs/elements/media-embed/'],
  ['the list of lint rules', '/docs/lint-rules/'],
  ['a lint rule', '/docs/lint-rules/tag-empty/'],
  ['the placeholders', '/docs/macros/'],
  ['the modules of the API', '/docs/api/'],
  ['a module of the API', '/docs/api/media-embed-elements/vast/'],
] as const;

/** Words that users type, and the page that has to be the first or the second one found. */
const SEARCHES: Readonly<Record<string, string>> = {
  'get started': 'first-steps/',
  install: 'first-steps/',
  npm: 'first-steps/',
  typescript: 'guides/publisher/react/',
  autoplay: 'guides/publisher/control-the-player/',
  mute: 'guides/publisher/control-the-player/',
  responsive: 'guides/publisher/show-an-embed/',
  thumbnail: 'guides/publisher/show-an-embed/',
  subtitles: 'guides/publisher/player-in-the-page/',
  accessibility: 'guides/publisher/player-in-the-page/',
  lazy: 'guides/publisher/load-when-needed/',
  youtube: 'guides/publisher/load-when-needed/',
  CSP: 'guides/publisher/content-security-policy/',
  consent: 'guides/publisher/consent/',
  GDPR: 'guides/publisher/consent/',
  cookies: 'guides/publisher/consent/',
  rtl: 'guides/publisher/languages/',
  SEO: 'guides/publisher/server-rendering/',
  angular: 'guides/publisher/plain-page/',
  prebid: 'guides/publisher/header-bidding/',
  theme: 'elements/media-embed/',
  'dark mode': 'elements/media-embed/',
  error: 'errors/',
  CORS: 'errors/',
  '403': 'guides/ad-operations/error-codes/',
  'no ads': 'guides/ad-operations/no-ad/',
  drupal: 'guides/cms/sanitizers/',
  wordpress: 'guides/cms/wordpress/',
  facebook: 'guides/cms/links/',
  quality: 'guides/publisher/not-included/',
  chromecast: 'guides/publisher/not-included/',
  drm: 'guides/publisher/not-included/',
  'react native': 'guides/publisher/not-included/',
  'multiple players': 'guides/publisher/control-the-player/',
  fullscreen: 'elements/media-embed/',
  'css variables': 'elements/media-embed/',
  timeout: 'reference/ad-settings/',
  upload: 'guides/cms/service/',
  recipes: 'recipes/',
  'how to': 'recipes/',
};

const PHONE = { width: 390, height: 844 };

describe('the files of the documentation site', () => {
  const files = new Map(
    pagesBelow(join(SITE, 'docs')).map((path) => [path, contentOf(path)] as const),
  );

  it('has a page for each document, element and lint rule', () => {
    const rules = JSON.parse(readFileSync('docs/lint-rules.json', 'utf8')) as object;
    const vastRules = JSON.parse(readFileSync('docs/vast-lint-rules.json', 'utf8')) as object;
    const expected = [
      ...Object.keys({ ...rules, ...vastRules }).map((name) => `lint-rules/${name}`),
      ...['media-embed', 'media-embed-player', 'media-embed-code'].map((tag) => `elements/${tag}`),
      ...['media-embed-preview', 'ad-tag-debugger'].map((tag) => `elements/${tag}`),
      'decisions',
      'security',
      'changelog',
      'browsers',
      'api',
    ];
    const missing = expected.filter((path) => !files.has(`${SITE}/docs/${path}/index.html`));
    assert.deepEqual(missing, []);
  });

  it('links only to pages, anchors and files that exist', () => {
    const broken = [...files].flatMap(([page, { addresses }]) =>
      addresses.filter(isInternal).flatMap((address) => {
        const [file, id] = targetOf(page, address);
        const isFound = files.has(file)
          ? id === '' || files.get(file)?.ids.includes(id) === true
          : existsSync(file);
        return isFound ? [] : [`${page}: ${address}`];
      }),
    );
    assert.deepEqual(broken, []);
  });

  it('uses each anchor of a page once', () => {
    const repeated = [...files].flatMap(([page, { ids }]) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page}: #${id}`),
    );
    assert.deepEqual(repeated, []);
  });

  it('has no inline script, style or handler', () => {
    const refused = [...files].flatMap(([page, { inline }]) =>
      inline.map((what) => `${page}: ${what}`),
    );
    assert.deepEqual(refused, []);
  });

  const searchIndex = readFileSync(join(SITE, 'docs/search-index.json'), 'utf8');

  it('keeps the search index below one megabyte', () => {
    assert.ok(searchIndex.length < 1_000_000, `the index has ${searchIndex.length} characters`);
  });

  it('has the page that people search for among the first two', () => {
    const index = MiniSearch.loadJSON<SearchEntry>(searchIndex, SEARCH_OPTIONS);
    const missed = Object.entries(SEARCHES).flatMap(([words, page]) => {
      const found = searchSite(index, words).map(({ id }) => String(id).replace(/#.*/, ''));
      const firstPages = [...new Set(found)].slice(0, 2);
      return firstPages.includes(page) ? [] : [`${words}: ${firstPages.join(' and ')}`];
    });
    assert.deepEqual(missed, []);
  });

  it('is searched for words that are spelled almost the same when nothing else matches', () => {
    const index = MiniSearch.loadJSON<SearchEntry>(searchIndex, SEARCH_OPTIONS);
    assert.deepEqual(
      searchSite(index, 'placehoder')[0]?.id,
      searchSite(index, 'placeholder')[0]?.id,
    );
  });
});

describe('the documentation site', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  it('is accessible and fits a phone on a page of every kind', async () => {
    const page = await pages.newPage({ viewport: PHONE });
    for (const [kind, path] of KINDS) {
      await page.goto(pages.origin + path);
      await assertAccessible(page).catch((error: unknown) => {
        throw new Error(`${kind} at ${path}: ${String(error)}`);
      });
    }
    await pages.closed(page);
  });

  it('names the sandbox that serves it in the code to copy and in links', async () => {
    const page = await pages.open('/docs/first-steps/');
    await page
      .locator('pre', { hasText: `${pages.origin}/media-embed.js` })
      .first()
      .waitFor();
    assert.ok((await page.locator(`a[href^="${pages.origin}/published/"]`).count()) > 0);
    assert.doesNotMatch(await page.locator('main').innerText(), /127\.0\.0\.1:4173/);
    await pages.closed(page);
  });

  it('names the version that it documents', async () => {
    const page = await pages.open('/docs/');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    await page.getByText(`Version ${version}`, { exact: true }).waitFor();
    await pages.closed(page);
  });

  it('opens the menu of a phone without a script', async () => {
    const page = await pages.open('/docs/lint-rules/tag-empty/', {
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    assert.equal(await page.locator('form.search').isVisible(), false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Lint rules', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Lint rules' }).waitFor();
    await page.context().close();
  });

  it('says that nothing matches, and closes the results with Escape', async () => {
    const page = await pages.open('/docs/', { viewport: PHONE });
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('qqqqxxxx');
    await page.getByText('Nothing matches “qqqqxxxx”.').waitFor();
    await search.fill('consent');
    await page.locator('#site-results').getByRole('option').first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
    await search.press('Escape');
    await page.locator('#site-results').getByRole('option').first().waitFor({ state: 'hidden' });
    await pages.closed(page);
  });

  it('shows an element whose attributes and markup the reader changes', async () => {
    const page = await pages.open('/docs/elements/media-embed-code/');
    const example = page.getByRole('region', { name: 'Live example of <media-embed-code>' });
    const element = example.frameLocator('iframe').locator('media-embed-code');
    await until('the code of the example', () =>
      element.evaluate((el: HTMLElement & { readonly code: string }) => el.code !== ''),
    );
    await example.getByText('Attributes').click();
    await example.getByLabel('format').selectOption('link');
    const markup = example.getByLabel('Markup');
    assert.match(await markup.inputValue(), /format="link"/);
    await until(
      'the changed format',
      async () => (await element.getAttribute('format')) === 'link',
    );
    await markup.fill('<p>No element</p><img src="/none" onerror="document.title = 1">');
    await example.frameLocator('iframe').getByText('No element').waitFor();
    assert.equal(
      await example
        .frameLocator('iframe')
        .locator('html')
        .evaluate(() => document.title),
      'Live example',
    );
    await page.context().close();
  });

  for (const tag of [
    'media-embed',
    'media-embed-player',
    'media-embed-preview',
    'ad-tag-debugger',
  ]) {
    it(`shows the live example of <${tag}> without an error`, async () => {
      const page = await pages.open(`/docs/elements/${tag}/`);
      const frame = page.locator('.live iframe');
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().locator(tag).waitFor();
      await until(
        'the height of the example',
        async () => ((await frame.boundingBox())?.height ?? 0) > 100,
      );
      await pages.closed(page);
    });
  }
});
