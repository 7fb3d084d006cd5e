/**
 * Builds the pages of the documentation: `site` for `npm start`, beside the demo pages, and `static` for a web
 * server without the sandbox. The scripts of the pages are bundled by rollup.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Eleventy from '@11ty/eleventy';
import { root } from '../run.mjs';
import { apiPages } from './api-pages.mjs';
import { elementDeclarations, elementPages, PLAYER_EMBED } from './element-pages.mjs';
import { pageLinks, relativeUrl } from './links.mjs';
import { createMarkdown } from './markdown-engine.mjs';
import { rulePages } from './rule-pages.mjs';
import { writeSearchIndex } from './search-index.mjs';
import {
  documents,
  elementDocument,
  isLintRules,
  readDocument,
  SECTIONS,
  UNORDERED,
} from './source-pages.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The embed of the static site; the frame of an example fills in the address of its media. */
const RECORDED_EMBED = 'embed.json';

const VARIANTS = {
  site: {
    output: '.build/site/docs',
    embed: (name) => `/published/embed/${name}.json`,
    demos: [
      { title: 'Publisher', message: 'site-publisher', url: '../publisher/' },
      { title: 'CMS', message: 'site-cms', url: '../cms/' },
      { title: 'Ad ops', message: 'site-ad-ops', url: '../ad-ops/' },
    ],
  },
  static: { output: '.build/docs', embed: () => RECORDED_EMBED, demos: [] },
};

const byOrder = (one, other) =>
  SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section) ||
  (one.order ?? UNORDERED) - (other.order ?? UNORDERED) ||
  one.path.localeCompare(other.path, 'en');

/** The embed that a document shows, in a variant of the site. */
const SHOWN_EMBED = /(?<=^```html shown .*\n.*src=")[^"]*\/([\w-]+)\.json(?=")/gm;

const withShownEmbeds = (page, embed) => ({
  ...page,
  markdown: page.markdown.replace(SHOWN_EMBED, (_, name) => embed(name)),
});

/** All pages in the order of the menu. Pages with a parent follow it and are not in the menu. */
const collectPages = async (declarations, embed) => {
  const elements = new Set(declarations.map(({ tagName }) => elementDocument(tagName)));
  const sources = documents().filter((source) => !elements.has(source));
  const rules = sources.filter(isLintRules).flatMap(rulePages);
  const listed = [
    ...sources
      .filter((source) => !isLintRules(source))
      .map((source) => withShownEmbeds(readDocument(source), embed)),
    ...rules.filter(({ parent }) => parent === undefined),
    ...elementPages(declarations, embed),
    ...(await apiPages()),
  ].sort(byOrder);
  return listed.flatMap((page) => [page, ...rules.filter(({ parent }) => parent === page.path)]);
};

const menuOf = (pages) =>
  SECTIONS.map((title) => ({
    title,
    pages: pages.filter(({ section, parent }) => section === title && parent === undefined),
  })).filter((section) => section.pages.length > 0);

/** The links before and after each page. Those of a child stay among its siblings. */
const neighbors = (pages, page) => {
  const siblings = pages.filter(({ parent }) => parent === page.parent);
  const index = siblings.indexOf(page);
  return { previous: siblings[index - 1], next: siblings[index + 1] };
};

const configure =
  ({ pages, variant, sections, images }) =>
  (config) => {
    const bySource = new Map(pages.map((page) => [page.source, page]));
    const menu = menuOf(pages);
    config.setQuietMode(true);
    config.setInputDirectory('demo/docs');
    config.setIncludesDirectory('layouts');
    config.setOutputDirectory(variant.output);
    config.setTemplateFormats(['md']);
    config.setUseGitIgnore(false);
    config.setLibrary(
      'md',
      createMarkdown({
        pages: bySource,
        onSections: (page, list) => sections.set(page, list),
        onImage: (source, path) => images.set(source, path),
      }),
    );
    config.addFilter('contents', (page) =>
      (sections.get(page) ?? []).filter(({ level }) => level === 2 || level === 3),
    );
    for (const page of pages) {
      config.addTemplate(`${page.path}index.md`, page.markdown, {
        ...neighbors(pages, page),
        layout: 'page.njk',
        // By default Markdown is a template too, and the braces of its code samples would be read.
        templateEngineOverride: 'md',
        permalink: `${page.path}index.html`,
        title: page.title,
        root: relativeUrl(page.path, ''),
        document: page,
        parent: pages.find(({ path }) => path === page.parent),
        menu,
        demos: variant.demos,
        ...pageLinks(manifest, page),
        version: manifest.version,
        isStatic: variant.demos.length === 0,
      });
    }
  };

/** Copies what the pages share with the demo pages, and what the live examples read. */
const copyFiles = (output, declarations, embed) => {
  for (const file of ['theme.css', 'code-tabs.css'])
    cpSync(join(root, 'demo/theme', file), join(output, file));
  cpSync(join(root, 'demo/favicon.svg'), join(output, 'favicon.svg'));
  for (const file of ['docs.css', 'code.css', 'example.html', 'example.css'])
    cpSync(join(root, 'demo/docs', file), join(output, file));
  const byElement = (describe) =>
    Object.fromEntries(declarations.map((element) => [element.tagName, describe(element)]));
  const descriptions = {
    embed: embed(PLAYER_EMBED),
    attributes: byElement(({ attributes = [] }) => attributes),
    events: byElement(({ events = [] }) => events.map(({ name }) => name)),
  };
  writeFileSync(join(output, 'elements.json'), JSON.stringify(descriptions));
};

/** A missing image does not stop the pages; the test of the links reports it. */
const copyImages = (images, output) => {
  for (const [source, path] of images) {
    if (existsSync(join(root, source))) cpSync(join(root, source), join(output, path));
    else console.error(`${source} is shown in the documentation and does not exist.`);
  }
};

/** Builds one of VARIANTS from the sources and the compiled modules. */
const buildDocs = async (name) => {
  const variant = VARIANTS[name];
  const declarations = elementDeclarations();
  const pages = await collectPages(declarations, variant.embed);
  const sections = new Map();
  const images = new Map();
  const output = join(root, variant.output);
  const eleventy = new Eleventy('demo/docs', variant.output, {
    configPath: null,
    quietMode: true,
    config: configure({ pages, variant, sections, images }),
  });
  await eleventy.write();
  mkdirSync(output, { recursive: true });
  copyImages(images, output);
  copyFiles(output, declarations, variant.embed);
  await writeSearchIndex(output, sections);
  return pages.length;
};

if (process.argv[1] === import.meta.filename) {
  process.chdir(root);
  await buildDocs(process.argv[2] ?? 'site');
}
