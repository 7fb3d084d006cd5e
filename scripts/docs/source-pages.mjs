/** The pages of the documentation site that are Markdown files of the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { root } from '../run.mjs';

/** Sections of the menu in their order. */
export const SECTIONS = [
  'Start',
  'Publisher guide',
  'CMS guide',
  'Ad operations guide',
  'Elements',
  'Reference',
  'API',
  'Project',
];

const GUIDES = {
  publisher: 'Publisher guide',
  cms: 'CMS guide',
  'ad-operations': 'Ad operations guide',
};

/** Documents outside of the folders of the guides and of `docs/reference`: section, path and name in the menu. */
const DOCUMENTS = {
  'docs/index.md': ['Start', '', 'Find your guide'],
  'README.md': ['Start', 'first-steps/', 'First steps'],
  'docs/recipes.md': ['Start', 'recipes/'],
  'docs/architecture.md': ['Project', 'architecture/'],
  'docs/decisions.md': ['Project', 'decisions/'],
  'docs/migration.md': ['Project', 'migration/'],
  'SECURITY.md': ['Project', 'security/'],
  'CONTRIBUTING.md': ['Project', 'contributing/'],
  'CHANGELOG.md': ['Project', 'changelog/'],
  'demo/sandbox/README.md': ['Project', 'sandbox/'],
};

/** The keywords of documents that have no front matter, because they are shown elsewhere, too. */
const KEYWORDS = {
  'README.md':
    'npm, install, get started, getting started, quick start, download, package, yarn, pnpm',
};

/** A page per rule replaces this document: see rule-pages.mjs. */
const LINT_RULES = 'lint-rules.md';

/** The order of documents that no index links to: after the others, by their paths. */
export const UNORDERED = 1e6;

const FRONT_MATTER = /^---\n([^]*?)\n---\n/;

const HEADING = /^# (.+)$/m;

/** `key: value` lines at the beginning of a document. */
const frontMatter = (text) =>
  Object.fromEntries(
    [...(FRONT_MATTER.exec(text)?.[1] ?? '').matchAll(/^(\w+): *(.*)$/gm)].map(([, key, value]) => [
      key,
      value.replace(/^(['"])(.*)\1$/, '$2'),
    ]),
  );

/** The text of a heading without its markup. */
const plainHeading = (text) => text.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1');

/** Where a document is shown: its section, its path in the site and, if it differs from the title, its name in the menu. */
const placement = (source) => {
  if (source in DOCUMENTS) return DOCUMENTS[source];
  const path = `${source.replace(/^docs\//, '').replace(/(?:^|\/)index\.md$|\.md$/, '')}/`;
  const [, guide] = /^docs\/guides\/([^/]+)\//.exec(source) ?? [];
  return [GUIDES[guide] ?? 'Reference', path];
};

const read = (source) => readFileSync(join(root, source), { encoding: 'utf8' });

/** The index of a folder comes first, and its links give the order of the other documents. */
const orderInFolder = (source) => {
  if (basename(source) === 'index.md') return -1;
  const index = join(dirname(source), 'index.md');
  if (!existsSync(join(root, index))) return UNORDERED;
  const position = read(index).search(new RegExp(`\\]\\(${basename(source)}[)#]`));
  return position === -1 ? UNORDERED : position;
};

export const readDocument = (source) => {
  const text = read(source);
  const { title, order, keywords } = frontMatter(text);
  const [section, path, label] = placement(source);
  const ownTitle = title ?? plainHeading(HEADING.exec(text)?.[1] ?? basename(source, '.md'));
  return {
    source,
    section,
    path,
    title: ownTitle,
    label: label ?? (basename(source) === 'index.md' ? 'Overview' : ownTitle),
    /** Words by which people search for the page and that it may not have. */
    keywords: keywords ?? KEYWORDS[source] ?? '',
    order: order === undefined ? orderInFolder(source) : Number(order),
    markdown: text.replace(FRONT_MATTER, ''),
  };
};

const documentsBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')));

/** Every document of `docs` and those of `DOCUMENTS` that exist. */
export const documents = () =>
  [...new Set([...documentsBelow('docs'), ...Object.keys(DOCUMENTS)])].filter((source) =>
    existsSync(join(root, source)),
  );

export const isLintRules = (source) => basename(source) === LINT_RULES;

/** The document of an element, which its page replaces. */
export const elementDocument = (tagName) => `docs/reference/${tagName}.md`;
