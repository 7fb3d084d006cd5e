/** The files that name the version of the project, and their texts for the next one. Pure: texts in, texts out. */

/** Paths from the root. */
export const VERSION_FILES = [
  'package.json',
  'demo/sandbox/package.json',
  'package-lock.json',
  'components/version.ts',
  'docs/guides/publisher/show-an-embed.md',
  'integrations/wordpress/media-embed.php',
  'integrations/wordpress/readme.txt',
  'CHANGELOG.md',
];

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\da-z.-]+))?$/;

const compareWords = (a, b) => {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  const areNumbers = /^\d+$/.test(a) && /^\d+$/.test(b);
  return (areNumbers ? Number(a) < Number(b) : a < b) ? -1 : 1;
};

/** The order of two pre-releases such as `rc.9` and `rc.10`; the version itself is behind all of them. */
const comparePrereleases = (a, b) => {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  const [left, right] = [a.split('.'), b.split('.')];
  const length = Math.max(left.length, right.length);
  return (
    Array.from({ length }, (_, index) => compareWords(left[index], right[index])).find(
      (order) => order !== 0,
    ) ?? 0
  );
};

/** Negative if a comes before b by semantic versioning, 0 if they are the same. Throws an Error if one is not a version. */
export const compareVersions = (a, b) => {
  const [left, right] = [a, b].map((version) => {
    const parts = VERSION.exec(version);
    if (parts === null)
      throw new Error(`"${version}" is not a version: write one such as 1.2.0 or 1.2.0-rc.0.`);
    return parts;
  });
  const difference = [1, 2, 3].map((part) => left[part] - right[part]).find((each) => each !== 0);
  return difference ?? comparePrereleases(left[4], right[4]);
};

const UNRELEASED = '\n## Unreleased\n';

/** The text below `## Unreleased`, without white space around it. */
export const unreleasedChanges = (changelog) => {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error('CHANGELOG.md has no section "## Unreleased".');
  const [text] = changelog.slice(start + UNRELEASED.length).split(/^## /m);
  return text.trim();
};

const withLockedVersion = (text, version) => {
  const lock = JSON.parse(text);
  const packages = { ...lock.packages };
  for (const path of ['', 'demo/sandbox']) packages[path] = { ...packages[path], version };
  return `${JSON.stringify({ ...lock, version, packages }, null, 2)}\n`;
};

/** The lines of the WordPress plugin and its readme that name the version of the plugin, not of something else. */
const PLUGIN_VERSION = /^(?: \* Version: |const MEDIA_EMBED_VERSION = |Stable tag: ).*$/gm;

const withVersion = (path, text, { from, to, date }) => {
  if (path === 'package-lock.json') return withLockedVersion(text, to);
  if (path.endsWith('.md') && path !== 'CHANGELOG.md')
    return text.replaceAll(`/${from}/`, `/${to}/`);
  if (path.startsWith('integrations/'))
    return text.replace(PLUGIN_VERSION, (line) => line.replace(from, to));
  if (path === 'CHANGELOG.md')
    return text.replace(UNRELEASED, `${UNRELEASED}\n## ${to} (${date})\n`);
  return text.replace(path.endsWith('.json') ? `"version": "${from}"` : `'${from}'`, (found) =>
    found.replace(from, to),
  );
};

/**
 * The texts of the files that change from one version to another, by path; none if it is the same. `texts` are those of
 * VERSION_FILES, `date` is an ISO date. Throws an Error if the version would go back, or without changes to release:
 * only a pre-release becomes a release without any.
 */
export const versionEdits = (texts, { from, to, date }) => {
  const order = compareVersions(from, to);
  if (order > 0) throw new Error(`${to} is before ${from}, the version of package.json.`);
  if (order === 0) return {};
  if (!from.includes('-') && unreleasedChanges(texts['CHANGELOG.md']) === '')
    throw new Error('CHANGELOG.md has no changes below "## Unreleased".');
  const edited = Object.entries(texts).map(([path, text]) => [
    path,
    withVersion(path, text, { from, to, date }),
  ]);
  return Object.fromEntries(edited.filter(([path, text]) => text !== texts[path]));
};
