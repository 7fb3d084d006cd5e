import { html, nothing, render, type TemplateResult } from 'lit';
import MiniSearch from 'minisearch';
import type { PageLanguage } from '../page-language/page-language.js';
import { SEARCH_OPTIONS, type SearchEntry, searchSite } from './search-options.js';

const MAX_RESULTS = 20;

type Hit = Pick<SearchEntry, 'id' | 'title' | 'section' | 'heading' | 'excerpt'>;

const loadIndex = async (siteRoot: URL): Promise<MiniSearch<SearchEntry>> => {
  const response = await fetch(new URL('search-index.json', siteRoot));
  if (!response.ok) throw new Error(`The search index responded with status ${response.status}.`);
  return MiniSearch.loadJSONAsync(await response.text(), SEARCH_OPTIONS);
};

/** Results under the section of their pages, in the order of the best result of each. */
const bySection = (hits: readonly Hit[]): ReadonlyMap<string, readonly Hit[]> => {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) groups.set(hit.section, [...(groups.get(hit.section) ?? []), hit]);
  return groups;
};

/** A search field with a list of results, as the combobox pattern of ARIA. */
class SearchBox {
  readonly #siteRoot: URL;
  readonly #language: PageLanguage;
  readonly #input: HTMLInputElement;
  readonly #output: HTMLElement;
  #index: Promise<MiniSearch<SearchEntry>> | null = null;
  #hits: readonly Hit[] = [];
  #selected = -1;

  constructor(siteRoot: URL, language: PageLanguage, input: HTMLInputElement, output: HTMLElement) {
    this.#siteRoot = siteRoot;
    this.#language = language;
    this.#input = input;
    this.#output = output;
    input.addEventListener('focus', () => void this.#load().catch(() => undefined));
    input.addEventListener('input', () => void this.#search());
    input.addEventListener('keydown', (event) => this.#onKey(event));
    input.form?.addEventListener('submit', (event) => event.preventDefault());
    input.form?.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) this.#close();
    });
  }

  /** Writes the field in the language of the page. */
  translate(): void {
    this.#input.placeholder = this.#language.text('docs-search');
  }

  /** Loads the index once; a failed request is repeated with the next search. */
  #load(): Promise<MiniSearch<SearchEntry>> {
    this.#index ??= loadIndex(this.#siteRoot).catch((error: unknown) => {
      this.#index = null;
      throw error;
    });
    return this.#index;
  }

  async #search(): Promise<void> {
    const query = this.#input.value.trim();
    if (query === '') {
      this.#close();
      return;
    }
    try {
      const index = await this.#load();
      // A later keystroke has replaced this query.
      if (query !== this.#input.value.trim()) return;
      this.#hits = searchSite(index, query).slice(0, MAX_RESULTS) as unknown as readonly Hit[];
      // The list shows its results by section, and the arrow keys follow the list.
      this.#hits = [...bySection(this.#hits).values()].flat();
      this.#selected = this.#hits.length > 0 ? 0 : -1;
      this.#show(this.#hits.length === 0 ? this.#language.text('docs-no-result', { query }) : '');
    } catch {
      this.#hits = [];
      this.#show(this.#language.text('docs-search-failed'));
    }
  }

  #close(): void {
    this.#hits = [];
    this.#selected = -1;
    this.#show('');
  }

  #onKey(event: KeyboardEvent): void {
    const count = this.#hits.length;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      this.#selected = (this.#selected + step + count) % count;
      this.#show('');
      this.#output.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#output.querySelector<HTMLElement>('[aria-selected="true"] a')?.click();
    } else if (event.key === 'Escape') {
      if (this.#output.childElementCount > 0) event.preventDefault();
      this.#close();
    }
  }

  #option(hit: Hit): TemplateResult {
    const position = this.#hits.indexOf(hit);
    const isSelected = position === this.#selected;
    return html`<li id="site-result-${position}" role="option" aria-selected=${isSelected}>
      <a href=${new URL(hit.id, this.#siteRoot).href} tabindex="-1" @click=${() => this.#close()}>
        <span class="result-title"
          >${hit.title}${hit.heading === hit.title ? nothing : html` <span>› ${hit.heading}</span>`}</span
        >
        <span class="result-text">${hit.excerpt}</span>
      </a>
    </li>`;
  }

  #show(message: string): void {
    const isOpen = this.#hits.length > 0;
    this.#input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) this.#input.setAttribute('aria-activedescendant', `site-result-${this.#selected}`);
    else this.#input.removeAttribute('aria-activedescendant');
    const groups = [...bySection(this.#hits)].map(
      ([section, hits], index) =>
        html`<ul role="group" aria-labelledby="site-group-${index}">
          <li role="presentation" id="site-group-${index}" class="result-group">${section}</li>
          ${hits.map((hit) => this.#option(hit))}
        </ul>`,
    );
    render(
      html`<div id="site-results" role="listbox" aria-label=${this.#language.text('docs-search-results')} ?hidden=${!isOpen}>
          ${groups}
        </div>
        <p role="status" class=${message === '' ? 'visually-hidden' : 'result-message'}>
          ${message || (isOpen ? this.#language.text('docs-results', { count: this.#hits.length }) : nothing)}
        </p>`,
      this.#output,
    );
  }
}

/** Shows the search field, which is of no use without a script, and starts it; null if the page has none. */
export const startSearch = (siteRoot: URL, language: PageLanguage): SearchBox | null => {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const input = form?.querySelector('input');
  const output = form?.querySelector<HTMLElement>('.results');
  if (!form || !input || !output) return null;
  form.hidden = false;
  return new SearchBox(siteRoot, language, input, output);
};
