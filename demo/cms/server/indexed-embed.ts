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

type Comparison = (a: IndexedEmbed, b: IndexedEmbed) => number;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Ids are numbers as text. */
const compareId = (a: string, b: string): number => a.length - b.length || compareText(a, b);

const oldestFirst: Comparison = ({ entry: a }, { entry: b }) =>
  compareText(a.createdAt ?? '', b.createdAt ?? '') || compareId(a.id, b.id);

const newestFirst: Comparison = (a, b) => oldestFirst(b, a);

export const COMPARISONS: Readonly<Record<Exclude<SortOrder, 'relevance'>, Comparison>> = {
  newest: newestFirst,
  oldest: oldestFirst,
  title: (a, b) => compareText(a.titleText, b.titleText) || newestFirst(a, b),
  longest: (a, b) => (b.entry.duration ?? -1) - (a.entry.duration ?? -1) || newestFirst(a, b),
};
