/** The index of the search, which the browser loads. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { root } from '../run.mjs';

const MAX_EXCERPT_LENGTH = 160;

/** The reference of the API is indexed by its names and their first sentences. */
const MAX_API_TEXT_LENGTH = 200;

const shortened = (text, length) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;

/** In the API, names are worth finding: not their groups, such as "Properties", nor names of other modules. */
const isSearchable = ({ section }, { level, text }) =>
  section !== 'API' || level === 1 || (level === 3 && !text.startsWith('Re-exports'));

const entry = (page, { level, id, heading, text }) => {
  const words = text.trim().replace(/\s+/g, ' ');
  return {
    id: level === 1 ? page.path : `${page.path}#${id}`,
    title: page.title,
    section: page.section,
    // The name of a page in the menu can differ from its heading.
    heading: level === 1 ? page.title : heading,
    keywords: level === 1 ? (page.keywords ?? '') : '',
    text: page.section === 'API' ? shortened(words, MAX_API_TEXT_LENGTH) : words,
    excerpt: shortened(words, MAX_EXCERPT_LENGTH),
  };
};

/** Writes `search-index.json`. `sections` maps pages to their sections. */
export const writeSearchIndex = async (folder, sections) => {
  const { SEARCH_OPTIONS } = await import(join(root, '.build/demo/docs/search-options.js'));
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(
    [...sections].flatMap(([page, list]) =>
      list.filter((section) => isSearchable(page, section)).map((section) => entry(page, section)),
    ),
  );
  writeFileSync(join(folder, 'search-index.json'), JSON.stringify(index));
};
