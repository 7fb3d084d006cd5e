import type MiniSearch from 'minisearch';
import type { Options, SearchOptions, SearchResult } from 'minisearch';

/** A section of a page. Its id is the address in the site, with the fragment. */
export interface SearchEntry {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  /** The title of the page for its beginning. */
  readonly heading: string;
  /** Words by which people search for a page and that it may not have. */
  readonly keywords: string;
  readonly text: string;
  readonly excerpt: string;
}

/** A guide is the better answer to a word that others have, too: names of the API, rules and sources are many. */
const BOOSTS: Readonly<Record<string, number>> = {
  'Publisher guide': 2,
  'CMS guide': 2,
  'Ad operations guide': 2,
  API: 0.4,
  Project: 0.3,
};

/** The page of a rule, and a table of placeholders. */
const LIST = /^(?:lint-rules|macros)\//;

const searchOptions: SearchOptions = {
  boost: { heading: 4, title: 3, keywords: 6 },
  prefix: (term) => term.length > 2,
  combineWith: 'AND',
  boostDocument: (id, _, stored) =>
    (BOOSTS[stored?.['section'] as string] ?? 1) * (LIST.test(id as string) ? 0.4 : 1),
};

/** The settings of the index: the build writes it and the page reads it. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['heading', 'title', 'keywords', 'text'],
  storeFields: ['title', 'section', 'heading', 'excerpt'],
  searchOptions,
};

/** The best results first. Words that are spelled almost the same count when nothing else matches. */
export const searchSite = (
  index: MiniSearch<SearchEntry>,
  query: string,
): readonly SearchResult[] => {
  const results = index.search(query);
  return results.length > 0 ? results : index.search(query, { ...searchOptions, fuzzy: 0.2 });
};
