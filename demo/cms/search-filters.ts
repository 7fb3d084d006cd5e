import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { EMPTY_FORM, type EmbedListSearch, type SearchForm } from './embed-search.js';
import type { EmbedEntry } from './server/embed-entry.js';
import type { SortOrder } from './server/indexed-embed.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

type Choice = readonly [value: string, text: string];

const select = (
  name: Exclude<keyof SearchForm, 'query'>,
  label: string,
  choices: readonly Choice[],
  search: EmbedListSearch,
): TemplateResult => {
  const change = (event: Event): void => {
    search.setForm({ [name]: (event.target as HTMLSelectElement).value });
  };
  return html`<div class="field">
    <label for="filter-${name}">${label}</label>
    <select id="filter-${name}" .value=${live(search.form[name])} @change=${change}>
      ${choices.map(
        ([value, text]) =>
          html`<option value=${value} ?selected=${search.form[name] === value}>${text}</option>`,
      )}
    </select>
  </div>`;
};

const STATES: readonly EmbedEntry['state'][] = ['ready', 'processing', 'failed', 'empty'];

const KINDS: readonly EmbedEntry['kind'][] = ['video', 'live', 'none'];

const SORTS: readonly SortOrder[] = ['relevance', 'newest', 'oldest', 'title', 'longest'];

/** Status, type, ads and order of the list, folded away until they are needed. */
export const searchFilters = (search: EmbedListSearch, text: DemoText): TemplateResult => {
  const { activeFilters } = search;
  const any: Choice = ['', text('cms-any')];
  return html`<details class="filters">
    <summary>
      ${text('cms-filters')}
      ${
        activeFilters === 0
          ? nothing
          : html`<span class="badge accent">${text('cms-filters-active', { count: activeFilters })}</span>`
      }
    </summary>
    <div class="selects">
      ${select('state', text('cms-state'), [any, ...STATES.map((state): Choice => [state, text(`cms-state-${state}`)])], search)}
      ${select('kind', text('cms-kind'), [any, ...KINDS.map((kind): Choice => [kind, text(`cms-kind-${kind}`)])], search)}
      ${select('ads', text('cms-ads'), [any, ['true', text('cms-with-ads')], ['false', text('cms-without-ads')]], search)}
      ${select(
        'sort',
        text('cms-sort'),
        SORTS.map((sort): Choice => [sort, text(`cms-sort-${sort}`)]),
        search,
      )}
      <button
        class="button"
        type="button"
        ?hidden=${activeFilters === 0}
        @click=${() => search.setForm({ ...EMPTY_FORM, query: search.form.query })}
      >
        ${text('cms-reset')}
      </button>
    </div>
  </details>`;
};
