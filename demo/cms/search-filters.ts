import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { EMPTY_FORM, type EmbedSearch, type SearchForm } from './embed-search.js';
import type { SortOrder } from './server/indexed-embed.js';
import type { Texts } from './texts.js';

type Choice = readonly [value: string, text: string];

const select = (
  name: Exclude<keyof SearchForm, 'query'>,
  label: string,
  choices: readonly Choice[],
  search: EmbedSearch,
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

const SORTS: readonly SortOrder[] = ['relevance', 'newest', 'oldest', 'title', 'longest'];

/** Status, type, ads and order of the list, folded away until they are needed. */
export const searchFilters = (search: EmbedSearch, texts: Texts): TemplateResult => {
  const { activeFilters } = search;
  const any: Choice = ['', texts.any];
  const { video, live: liveKind, none } = texts.kinds;
  return html`<details class="filters">
    <summary>
      ${texts.filters}
      ${
        activeFilters === 0
          ? nothing
          : html`<span class="badge accent">${texts.filtersActive(activeFilters)}</span>`
      }
    </summary>
    <div class="selects">
      ${select('state', texts.state, [any, ...Object.entries(texts.states)], search)}
      ${select('kind', texts.kind, [any, ['video', video], ['live', liveKind], ['none', none]], search)}
      ${select('ads', texts.ads, [any, ['true', texts.withAds], ['false', texts.withoutAds]], search)}
      ${select(
        'sort',
        texts.sort,
        SORTS.map((sort): Choice => [sort, texts.sorts[sort]]),
        search,
      )}
      <button
        class="button"
        type="button"
        ?hidden=${activeFilters === 0}
        @click=${() => search.setForm({ ...EMPTY_FORM, query: search.form.query })}
      >
        ${texts.reset}
      </button>
    </div>
  </details>`;
};
