import type { Options } from 'minisearch';

/** A section of a page. Its id is the address in the site, with the fragment. */
export interface SearchEntry {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  /** The title of the page for its beginning. */
  readonly heading: string;
  readonly text: string;
  readonly excerpt: string;
}

const API_BOOST = 0.4;

/** The settings of the index: the build writes it and the page reads it. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['heading', 'title', 'text'],
  storeFields: ['title', 'section', 'heading', 'excerpt'],
  searchOptions: {
    boost: { heading: 4, title: 3 },
    prefix: true,
    // Short words have too many neighbors.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
    // The names of the API are many, and a guide is the better answer to a word that both have.
    boostDocument: (_, __, stored) => (stored?.['section'] === 'API' ? API_BOOST : 1),
  },
};
