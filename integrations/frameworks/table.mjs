/** Writes the table of docs/reference/frameworks.md and the sources in the guides. Plain data in, plain text out. */
import { PROJECTS, STEPS } from './projects.mjs';

/** The documents with the table or with a source of a project. */
export const DOCUMENTS = [
  'docs/reference/frameworks.md',
  'docs/guides/publisher/test-pages.md',
  ...['angular', 'astro', 'nuxt', 'preact', 'qwik', 'solid', 'sveltekit'].map(
    (name) => `docs/guides/publisher/${name}.md`,
  ),
];

const GENERATED = /(<!-- generated:(\w+)(?: (\S+))? -->)[^]*?(<!-- end of generated -->)/g;

const line = (cells) => `| ${cells.join(' | ')} |`;

const resultsTable = (results) =>
  [
    line(['Framework', ...Object.values(STEPS)]),
    line(['---', ...Object.keys(STEPS).map(() => '---')]),
    ...Object.entries(PROJECTS).map(([name, { title }]) =>
      line([
        title,
        ...Object.keys(STEPS).map((step) => (results[name].includes(step) ? 'yes' : '**no**')),
      ]),
    ),
  ].join('\n');

const fenced = (path, source) => `\`\`\`${path.split('.').pop()}\n${source.trimEnd()}\n\`\`\``;

/**
 * A document with its generated parts: the table of `results` (passed steps by project), and the sources of the projects
 * that the document names. `readSource` returns the text of a file of this folder.
 */
export const withGenerated = (document, { results, readSource }) =>
  document.replace(GENERATED, (_, start, kind, path, end) => {
    const content = kind === 'steps' ? resultsTable(results) : fenced(path, readSource(path));
    return `${start}\n\n${content}\n\n${end}`;
  });
