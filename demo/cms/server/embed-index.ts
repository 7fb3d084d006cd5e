import MiniSearch, { type Query } from 'minisearch';
import type { EmbedEntry } from './embed-entry.js';
import { COMPARISONS, type IndexedEmbed, indexedEmbed, type SortOrder } from './indexed-embed.js';
import { searchTerms } from './search-terms.js';

export interface EmbedFilter {
  readonly state?: EmbedEntry['state'] | undefined;
  readonly kind?: EmbedEntry['kind'] | undefined;
  readonly ads?: boolean | undefined;
}

export interface EmbedQuery extends EmbedFilter {
  /** Words of a title or a tag, an id, or `#` and an id. Empty: all embeds. */
  readonly query: string;
  readonly sort: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

export interface EmbedSearchResult {
  readonly total: number;
  readonly entries: readonly EmbedEntry[];
}

/** Shorter terms, and numbers, are not searched with typos: they would match nearly everything. */
const MIN_FUZZY_LENGTH = 4;

const EDITS_PER_LETTER = 0.2;

const MAX_QUERY_LENGTH = 200;

const MAX_QUERY_TERMS = 12;

/** Terms from this length on may have a second typo beside two letters in the wrong order. */
const MIN_SECOND_TYPO_LENGTH = 8;

/** Longer terms are not searched with letters in the wrong order: there are too many ways. */
const MAX_TRANSPOSED_LENGTH = 16;

/** The term with two neighboring letters exchanged, in every way. */
const transpositions = (term: string): string[] => {
  const letters = Array.from(term);
  const pairs = letters.slice(1).map((second, index) => [index, letters[index], second] as const);
  return pairs
    .filter(([, first, second]) => first !== second)
    .map(([index, first, second]) =>
      [...letters.slice(0, index), second, first, ...letters.slice(index + 2)].join(''),
    );
};

/** A query for a term with typos by the distance of Damerau: letters that are wrong, missing, too many or exchanged. */
const similarTerms = (term: string, prefix: boolean): Query => {
  const isExact = term.length < MIN_FUZZY_LENGTH || /\d/.test(term);
  const written = { queries: [term], prefix, fuzzy: isExact ? false : EDITS_PER_LETTER };
  if (isExact || term.length > MAX_TRANSPOSED_LENGTH) return written;
  const fuzzy = term.length >= MIN_SECOND_TYPO_LENGTH ? 1 : false;
  const exchanged = { queries: transpositions(term), prefix, fuzzy } as const;
  return { combineWith: 'OR', queries: [written, { combineWith: 'OR', ...exchanged }] };
};

const matches = (entry: EmbedEntry, { state, kind, ads }: EmbedFilter): boolean =>
  (state === undefined || entry.state === state) &&
  (kind === undefined || entry.kind === kind) &&
  (ads === undefined || entry.ads > 0 === ads);

/** The id that a query may name, and whether the `#` before it says so. */
const idIn = (query: string): { readonly id: string; readonly isOnlyId: boolean } => {
  const [, hash = '', id = ''] = /^(#?)([\w-]{1,64})$/.exec(query.trim()) ?? [];
  return { id, isOnlyId: hash !== '' };
};

/** Ranks of a match: a word of the title, the beginning of a word, a tag, anywhere in a word. */
const MAX_RANK = 3;

/** How well an embed matches one term; -1 if not at all. */
const termRank = ({ titleText, text }: IndexedEmbed, term: string): number => {
  if (titleText.includes(` ${term} `)) return MAX_RANK;
  if (titleText.includes(` ${term}`)) return 2;
  if (text.includes(` ${term}`)) return 1;
  return text.includes(term) ? 0 : -1;
};

/** All embeds of the account in memory, found by words, parts of words, words with typos, and by id. */
export class EmbedIndex {
  readonly #embeds = new Map<string, IndexedEmbed>();
  readonly #idsByPublicId = new Map<string, string>();
  readonly #search = new MiniSearch<IndexedEmbed>({
    fields: ['text'],
    tokenize: (text) => text.split(' ').filter((term) => term !== ''),
    processTerm: (term) => term,
  });
  /** Sorted lists, made when they are needed and dropped with every change. */
  readonly #sorted = new Map<SortOrder, readonly IndexedEmbed[]>();

  get size(): number {
    return this.#embeds.size;
  }

  ids(): IterableIterator<string> {
    return this.#embeds.keys();
  }

  find(name: string): EmbedEntry | undefined {
    return this.#named(name)?.entry;
  }

  processing(): readonly EmbedEntry[] {
    return [...this.#embeds.values()]
      .map(({ entry }) => entry)
      .filter(({ state }) => state === 'processing');
  }

  /** Adds embeds, or replaces those with the same id. */
  put(entries: readonly EmbedEntry[]): void {
    for (const entry of entries) {
      const known = this.#embeds.get(entry.id)?.entry;
      if (known !== undefined && JSON.stringify(known) === JSON.stringify(entry)) continue;
      const embed = indexedEmbed(entry);
      if (known === undefined) this.#search.add(embed);
      else this.#search.replace(embed);
      if (known?.publicId) this.#idsByPublicId.delete(known.publicId);
      if (entry.publicId !== null) this.#idsByPublicId.set(entry.publicId, entry.id);
      this.#embeds.set(entry.id, embed);
      this.#sorted.clear();
    }
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      const known = this.#embeds.get(id);
      if (known === undefined) continue;
      this.#search.discard(id);
      this.#embeds.delete(id);
      if (known.entry.publicId !== null) this.#idsByPublicId.delete(known.entry.publicId);
      this.#sorted.clear();
    }
  }

  search(search: EmbedQuery): EmbedSearchResult {
    const { query, offset, limit } = search;
    const embeds = query.trim() === '' ? this.#list(search) : this.#find(search);
    const page = embeds.slice(offset, offset + limit);
    return { total: embeds.length, entries: page.map(({ entry }) => entry) };
  }

  #named(name: string): IndexedEmbed | undefined {
    return this.#embeds.get(name) ?? this.#embeds.get(this.#idsByPublicId.get(name) ?? '');
  }

  #list(search: EmbedQuery): readonly IndexedEmbed[] {
    const sorted = this.#sortedBy(search.sort === 'relevance' ? 'newest' : search.sort);
    return sorted.filter(({ entry }) => matches(entry, search));
  }

  #sortedBy(sort: Exclude<SortOrder, 'relevance'>): readonly IndexedEmbed[] {
    const sorted = this.#sorted.get(sort) ?? [...this.#embeds.values()].sort(COMPARISONS[sort]);
    this.#sorted.set(sort, sorted);
    return sorted;
  }

  /** The embed whose id is the query comes first. Typos are searched only if nothing matches as it is written. */
  #find(search: EmbedQuery): readonly IndexedEmbed[] {
    const { id, isOnlyId } = idIn(search.query);
    const named = this.#named(id);
    const first = named !== undefined && matches(named.entry, search) ? [named] : [];
    if (isOnlyId) return first;
    const terms = searchTerms(search.query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_QUERY_TERMS);
    if (terms.length === 0) return first;
    const literal = this.#literal(terms, search);
    const candidates = literal.length > 0 ? literal : this.#similar(terms);
    const others = candidates.filter(
      (candidate) => candidate !== named && matches(candidate.entry, search),
    );
    return [...first, ...others];
  }

  /** The embeds that have all terms as they are written: the best first, or in the chosen order. */
  #literal(terms: readonly string[], { sort }: EmbedQuery): readonly IndexedEmbed[] {
    const ranks: IndexedEmbed[][] = Array.from({ length: MAX_RANK + 1 }, () => []);
    for (const embed of this.#sortedBy(sort === 'relevance' ? 'newest' : sort)) {
      const rank = Math.min(...terms.map((term) => termRank(embed, term)));
      ranks[sort === 'relevance' ? rank : Math.min(rank, 0)]?.push(embed);
    }
    return ranks.reverse().flat();
  }

  /** The embeds that have all terms with a typo or two; the last one may be the beginning of a word. */
  #similar(terms: readonly string[]): readonly IndexedEmbed[] {
    const queries = terms.map((term, index) => similarTerms(term, index === terms.length - 1));
    const results = this.#search.search({ combineWith: 'AND', queries });
    return results.flatMap(({ id }) => this.#embeds.get(String(id)) ?? []);
  }
}
