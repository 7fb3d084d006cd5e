import type { EmbedEntry } from './embed-entry.js';
import { searchTerms } from './search-terms.js';

/** The orders of a list. `relevance` needs a query; without one it is `newest`. */
export const SORT_ORDERS = ['relevance', 'newest', 'oldest', 'title', 'longest'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/** An entry with its terms, between spaces. */
export interface IndexedEmbed {
  readonly id: string;
  readonly entry: EmbedEntry;
  readonly titleText: string;
  readonly text: string;
}

const textOf = (...texts: readonly string[]): string => ` ${texts.flatMap(searchTerms).join(' ')} `;

export const indexedEmbed = (entry: EmbedEntry): IndexedEmbed => {
  const { id, publicId, title, tags } = entry;
  const titleText = textOf(title);
  return { id, entry, titleText, text: titleText + textOf(...tags, id, publicId ?? '').slice(1) };
};

type Comparison = (one: IndexedEmbed, other: IndexedEmbed) => number;

const compareText = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

/** Ids are numbers as text. */
const compareId = (one: string, other: string): number =>
  one.length - other.length || compareText(one, other);

const oldestFirst: Comparison = ({ entry: one }, { entry: other }) =>
  compareText(one.createdAt ?? '', other.createdAt ?? '') || compareId(one.id, other.id);

const newestFirst: Comparison = (one, other) => oldestFirst(other, one);

export const COMPARISONS: Readonly<Record<Exclude<SortOrder, 'relevance'>, Comparison>> = {
  newest: newestFirst,
  oldest: oldestFirst,
  title: (one, other) => compareText(one.titleText, other.titleText) || newestFirst(one, other),
  longest: (one, other) =>
    (other.entry.duration ?? -1) - (one.entry.duration ?? -1) || newestFirst(one, other),
};
