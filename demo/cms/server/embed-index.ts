import MiniSearch, { type SearchResult } from 'minisearch';
import type { EmbedEntry } from './embed-entry.js';
import { searchTerms } from './search-terms.js';

/** The orders of a list. `relevance` needs a query; without one it is `newest`. */
export const SORT_ORDERS = ['relevance', 'newest', 'oldest', 'title', 'longest'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

export interface EmbedFilter {
  readonly state?: EmbedEntry['state'] | undefined;
  readonly kind?: EmbedEntry['kind'] | undefined;
  /** Whether the embed has ads. */
  readonly ads?: boolean | undefined;
}

export interface EmbedSearch extends EmbedFilter {
  /** Words of a title or a tag, an id, or `#` and an id. Empty: all embeds. */
  readonly query: string;
  readonly sort: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

export interface EmbedSearchResult {
  /** Number of embeds that match. */
  readonly total: number;
  readonly entries: readonly EmbedEntry[];
}

/** A document of the index. */
interface Document {
  readonly id: string;
  readonly title: string;
  readonly tags: string;
}

/** Shorter terms, and numbers, are not searched with typos: they would match nearly everything. */
const MIN_FUZZY_LENGTH = 4;

const EDITS_PER_LETTER = 0.2;

const MAX_QUERY_LENGTH = 200;

const MAX_QUERY_TERMS = 12;

const idOrder = new Intl.Collator('en', { numeric: true });

const titleOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

type Comparison = (one: EmbedEntry, other: EmbedEntry) => number;

const compareText = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

const oldestFirst: Comparison = (one, other) =>
  compareText(one.createdAt ?? '', other.createdAt ?? '') || idOrder.compare(one.id, other.id);

const newestFirst: Comparison = (one, other) => oldestFirst(other, one);

const COMPARISONS: Readonly<Record<Exclude<SortOrder, 'relevance'>, Comparison>> = {
  newest: newestFirst,
  oldest: oldestFirst,
  title: (one, other) => titleOrder.compare(one.title, other.title) || newestFirst(one, other),
  longest: (one, other) =>
    (other.duration ?? -1) - (one.duration ?? -1) || newestFirst(one, other),
};

const matches = (entry: EmbedEntry, { state, kind, ads }: EmbedFilter): boolean =>
  (state === undefined || entry.state === state) &&
  (kind === undefined || entry.kind === kind) &&
  (ads === undefined || entry.ads > 0 === ads);

const documentOf = ({ id, title, tags }: EmbedEntry): Document => ({
  id,
  title,
  tags: tags.join(' '),
});

/** The id that a query may name, and whether the `#` before it says so. */
const idIn = (query: string): { readonly id: string; readonly isOnlyId: boolean } => {
  const [, hash = '', id = ''] = /^(#?)([\w-]{1,64})$/.exec(query.trim()) ?? [];
  return { id, isOnlyId: hash !== '' };
};

/** All embeds of the account in memory, found by words with typos, by prefix, and by id. */
export class EmbedIndex {
  readonly #entries = new Map<string, EmbedEntry>();
  readonly #idsByPublicId = new Map<string, string>();
  readonly #search = new MiniSearch<Document>({
    fields: ['title', 'tags'],
    tokenize: searchTerms,
    processTerm: (term) => term,
  });
  /** Sorted lists, made when they are needed and dropped with every change. */
  readonly #sorted = new Map<SortOrder, readonly EmbedEntry[]>();

  get size(): number {
    return this.#entries.size;
  }

  ids(): IterableIterator<string> {
    return this.#entries.keys();
  }

  /** The embed with an id or a public id. */
  find(name: string): EmbedEntry | undefined {
    return this.#entries.get(name) ?? this.#entries.get(this.#idsByPublicId.get(name) ?? '');
  }

  /** The embeds that are being converted. */
  processing(): readonly EmbedEntry[] {
    return [...this.#entries.values()].filter(({ state }) => state === 'processing');
  }

  /** Adds embeds, or replaces those with the same id. */
  put(entries: readonly EmbedEntry[]): void {
    for (const entry of entries) {
      const known = this.#entries.get(entry.id);
      if (known === undefined) this.#search.add(documentOf(entry));
      else if (JSON.stringify(known) === JSON.stringify(entry)) continue;
      else this.#search.replace(documentOf(entry));
      if (known?.publicId) this.#idsByPublicId.delete(known.publicId);
      if (entry.publicId !== null) this.#idsByPublicId.set(entry.publicId, entry.id);
      this.#entries.set(entry.id, entry);
      this.#sorted.clear();
    }
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      const known = this.#entries.get(id);
      if (known === undefined) continue;
      this.#search.discard(id);
      this.#entries.delete(id);
      if (known.publicId !== null) this.#idsByPublicId.delete(known.publicId);
      this.#sorted.clear();
    }
  }

  search(search: EmbedSearch): EmbedSearchResult {
    const { query, offset, limit } = search;
    const found = query.trim() === '' ? this.#list(search) : this.#find(search);
    return { total: found.length, entries: found.slice(offset, offset + limit) };
  }

  #list(search: EmbedSearch): readonly EmbedEntry[] {
    const sorted = this.#sortedBy(search.sort === 'relevance' ? 'newest' : search.sort);
    const isFiltered = [search.state, search.kind, search.ads].some((one) => one !== undefined);
    return isFiltered ? sorted.filter((entry) => matches(entry, search)) : sorted;
  }

  #sortedBy(sort: Exclude<SortOrder, 'relevance'>): readonly EmbedEntry[] {
    const sorted = this.#sorted.get(sort) ?? [...this.#entries.values()].sort(COMPARISONS[sort]);
    this.#sorted.set(sort, sorted);
    return sorted;
  }

  /** The embed whose id is the query comes first. */
  #find(search: EmbedSearch): readonly EmbedEntry[] {
    const { id, isOnlyId } = idIn(search.query);
    const named = this.find(id);
    const first = named !== undefined && matches(named, search) ? [named] : [];
    if (isOnlyId) return first;
    const found = this.#matching(search.query)
      .map((result) => this.#entries.get(String(result['id'])))
      .filter((entry): entry is EmbedEntry => entry !== undefined)
      .filter((entry) => entry !== named && matches(entry, search));
    const sorted = search.sort === 'relevance' ? found : found.sort(COMPARISONS[search.sort]);
    return [...first, ...sorted];
  }

  /** Every word must occur, with a typo or not; the last one may be the beginning of a word. */
  #matching(query: string): readonly SearchResult[] {
    const terms = searchTerms(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_QUERY_TERMS);
    return this.#search.search(terms.join(' '), {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) =>
        term.length >= MIN_FUZZY_LENGTH && !/\d/.test(term) ? EDITS_PER_LETTER : false,
      boost: { title: 3 },
    });
  }
}
