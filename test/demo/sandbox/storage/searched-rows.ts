import { parsedSeed } from '../open-sandbox.js';

/** The fields of a live that a search reads. */
export interface SearchedRow {
  readonly id: string;
  readonly title: string;
  readonly tags: string;
  readonly description: string;
  readonly created_at: string;
}

/** A search: its text and the fields that it includes. */
export interface Wanted {
  readonly text: string;
  readonly inTags: boolean;
  readonly inDescription: boolean;
}

export const seedOfLives = (rows: readonly SearchedRow[]) =>
  parsedSeed({ embeds: [{ id: '1', title: '' }], objects: { live: rows } });

/** Letters without case and marks; independent of the implementation in the sandbox. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFD'))
    .filter((character) => !/^\p{M}$/u.test(character))
    .map((character) => (/^\p{Cs}$/u.test(character) ? '\ufffd' : character.toLowerCase()))
    .join('')
    .normalize('NFD')
    .replace(/\p{M}|ς/gu, (character) => (character === 'ς' ? 'σ' : ''));

/** The ids of the rows that contain the text, in order: the expected result of the search. */
export const filteredIds = (
  rows: readonly SearchedRow[],
  { text, inTags, inDescription }: Wanted,
): readonly string[] =>
  rows
    .filter(({ title, tags, description }) =>
      [title, ...(inTags ? [tags] : []), ...(inDescription ? [description] : [])].some((field) =>
        plain(field).includes(plain(text)),
      ),
    )
    .map(({ id }) => id);

export const searchPath = ({ text, inTags, inDescription }: Wanted): string => {
  const query = new URLSearchParams({
    search_string: text,
    search_in_tags: inTags ? '1' : '0',
    search_in_description: inDescription ? '1' : '0',
    search_for_page: '1000',
  });
  return `/rest/v2/live.json?${query.toString()}`;
};

/** The text as in a URL, where a lone surrogate becomes U+FFFD. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
