/** Writes the table in docs/guides/cms/editors.md. Rows of tools that were not tested stay as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const PAGE = new URL('../../docs/guides/cms/editors.md', import.meta.url);
const START = '<!-- survival:start -->';
const END = '<!-- survival:end -->';

const NAMES = {
  ckeditor5: 'CKEditor 5',
  tinymce: 'TinyMCE 8',
  tiptap: 'TipTap 3',
  prosemirror: 'ProseMirror',
  lexical: 'Lexical',
  quill: 'Quill 2',
  editorjs: 'Editor.js 2',
  'markdown-it': 'markdown-it',
  'sanitize-html': 'sanitize-html',
  dompurify: 'DOMPurify',
  'rehype-sanitize': 'rehype-sanitize',
};

const cellOf = ({ without, with: withModule }) =>
  `${without ? 'plays' : '–'} / ${withModule ? 'plays' : '–'}`;

const cells = (row) => Object.values(row).map(cellOf).join(' | ');

/** The rows of the table that are of other tools. */
const otherRows = (region) =>
  region
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:tool|-)/.test(line))
    .map((line) => [line.split('|')[1].trim(), line]);

/** The rows in the order of NAMES, then those of other tools. */
const inOrder = (rows) => {
  const known = Object.values(NAMES);
  const rank = (name) => (known.includes(name) ? known.indexOf(name) : known.length);
  return [...rows].sort(([a], [b]) => rank(a) - rank(b)).map(([, line]) => line);
};

export const writeTable = async (table) => {
  const page = await readFile(PAGE, { encoding: 'utf8' });
  const [before, rest = ''] = page.split(START);
  const [region, after] = rest.split(END);
  if (after === undefined)
    throw new Error(`docs/guides/cms/editors.md has no ${START} and ${END}.`);
  const [first] = Object.values(table);
  const rows = new Map(otherRows(region));
  for (const [tool, row] of Object.entries(table))
    rows.set(NAMES[tool], `| ${NAMES[tool]} | ${cells(row)} |`);
  const head = `| tool | ${Object.keys(first).join(' | ')} |`;
  const rule = `| --- |${' --- |'.repeat(Object.keys(first).length)}`;
  const lines = ['', '', head, rule, ...inOrder(rows), '', ''];
  const text = `${before}${START}${lines.join('\n')}${END}${after}`;
  const options = await resolveConfig(fileURLToPath(PAGE));
  await writeFile(PAGE, await format(text, { ...options, parser: 'markdown' }));
};
