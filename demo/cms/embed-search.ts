import { codeOf, type PageErrorCode, searchEmbeds } from './cms-api.js';
import type { EmbedEntry } from './server/embed-entry.js';
import type { EmbedListReply } from './server/embed-routes.js';
import type { SortOrder } from './server/indexed-embed.js';

export const hasEntryName = ({ id, publicId }: EmbedEntry, name: string): boolean =>
  name !== '' && (id === name || publicId === name);

/** What the form above the list says. Empty texts select everything. */
export interface SearchForm {
  readonly query: string;
  readonly sort: SortOrder;
  readonly state: string;
  readonly kind: string;
  readonly ads: string;
}

export const EMPTY_FORM: SearchForm = {
  query: '',
  sort: 'relevance',
  state: '',
  kind: '',
  ads: '',
};

/** Embeds on a page of the list: its DOM stays small, however many embeds there are. */
export const PAGE_SIZE = 50;

/** The server is called when this time has passed since the last keystroke. */
const TYPING_DELAY_MS = 120;

/** While the server still reads the embeds, the list is requested again. */
const INDEXING_DELAY_MS = 1000;

/** Searches on the server while somebody types. Replies that a newer search has overtaken are dropped. */
export class EmbedListSearch {
  form = EMPTY_FORM;
  offset = 0;
  reply: EmbedListReply | null = null;
  error: PageErrorCode | null = null;
  isLoading = true;
  readonly #changed: () => void;
  #timer = 0;
  #request = new AbortController();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get activeFilters(): number {
    return [this.form.state, this.form.kind, this.form.ads].filter((value) => value !== '').length;
  }

  /** Whether the list shows the embed of this name; true before there is a list. */
  shows(name: string): boolean {
    return this.reply?.entries.some((entry) => hasEntryName(entry, name)) ?? true;
  }

  setForm(changes: Partial<SearchForm>): void {
    this.form = { ...this.form, ...changes };
    this.offset = 0;
    this.#changed();
    this.#schedule('query' in changes ? TYPING_DELAY_MS : 0);
  }

  async turn(offset: number): Promise<void> {
    this.offset = offset;
    await this.load();
  }

  /** Requests the list now. Never rejects. */
  async load(): Promise<void> {
    this.stop();
    const { signal } = (this.#request = new AbortController());
    this.isLoading = true;
    this.error = null;
    this.#changed();
    try {
      const reply = await searchEmbeds(this.#parameters(), signal);
      if (signal.aborted) return;
      this.reply = reply;
      this.error = null;
      if (!reply.isComplete) this.#schedule(INDEXING_DELAY_MS);
    } catch (error) {
      if (signal.aborted) return;
      this.error = codeOf(error);
    }
    this.isLoading = false;
    this.#changed();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request.abort();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), delay);
  }

  #parameters(): Record<string, string> {
    const { query, sort, state, kind, ads } = this.form;
    const all = { query, sort, state, kind, ads, offset: String(this.offset) };
    const given = Object.entries(all).filter(([, value]) => value !== '');
    return { ...Object.fromEntries(given), limit: String(PAGE_SIZE) };
  }
}
