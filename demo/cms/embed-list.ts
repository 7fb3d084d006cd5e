import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { dayText, durationText, stateBadge } from './embed-facts.js';
import { EMPTY_FORM, type EmbedListSearch, hasEntryName, PAGE_SIZE } from './embed-search.js';
import { failure, retryButton } from './page-parts.js';
import { searchFilters } from './search-filters.js';
import type { EmbedEntry } from './server/embed-entry.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

export interface EmbedListProps {
  readonly search: EmbedListSearch;
  readonly chosen: string;
  readonly choose: (name: string) => void;
  readonly text: DemoText;
  readonly language: Language;
}

/** The name of an embed in addresses: its public id if it has one, else its id. */
export const entryName = ({ id, publicId }: EmbedEntry): string => publicId ?? id;

/** The image is decoration: the title is beside it. A broken one leaves its box. */
const hideBroken = ({ target }: Event): void => {
  (target as HTMLImageElement).hidden = true;
};

const thumbnail = ({ thumbnail: src, duration }: EmbedEntry): TemplateResult =>
  html`<span class="thumbnail">
    ${
      src === null
        ? nothing
        : html`<img
            src=${src}
            alt=""
            width="96"
            height="54"
            loading="lazy"
            decoding="async"
            @error=${hideBroken}
          />`
    }
    ${duration === null ? nothing : html`<span class="duration">${durationText(duration)}</span>`}
  </span>`;

const facts = (entry: EmbedEntry, { text, language }: EmbedListProps): TemplateResult =>
  html`<span class="facts">
    <code>${entry.id}</code>
    ${entry.publicId === null ? nothing : html`<code class="public-id">${entry.publicId}</code>`}
    <span>${dayText(entry.createdAt, language)}</span>
    ${entry.kind === 'live' ? html`<span>${text('cms-kind-live')}</span>` : nothing}
    ${entry.ads === 0 ? nothing : html`<span>${text('cms-ad-count', { count: entry.ads })}</span>`}
    ${entry.state === 'ready' ? nothing : stateBadge(entry.state, text)}
  </span>`;

const option = (
  entry: EmbedEntry,
  position: number,
  isTabStop: boolean,
  props: EmbedListProps,
): TemplateResult =>
  html`<li
    role="option"
    data-name=${entryName(entry)}
    aria-selected=${hasEntryName(entry, props.chosen) ? 'true' : 'false'}
    aria-posinset=${position}
    aria-setsize=${props.search.reply?.total ?? -1}
    tabindex=${isTabStop ? 0 : -1}
  >
    ${thumbnail(entry)}
    <span class="texts"
      ><span class="title" dir="auto">${entry.title || entryName(entry)}</span> ${facts(entry, props)}</span
    >
  </li>`;

const chooseClicked =
  (choose: EmbedListProps['choose']) =>
  ({ target }: Event): void => {
    const name = (target as Element).closest<HTMLElement>('[role=option]')?.dataset['name'];
    if (name !== undefined) choose(name);
  };

/** A listbox with one tab stop: the chosen embed, else the first. */
const options = (props: EmbedListProps): TemplateResult => {
  const { reply, isLoading } = props.search;
  const entries = reply?.entries ?? [];
  const chosen = entries.findIndex((entry) => hasEntryName(entry, props.chosen));
  const tabStop = Math.max(chosen, 0);
  // The keys are handled by the section, together with those of the search field.
  return html`<ul
    class=${reply === null ? 'embeds skeleton' : 'embeds'}
    role="listbox"
    aria-label=${props.text('cms-embeds')}
    aria-busy=${isLoading ? 'true' : 'false'}
    @click=${chooseClicked(props.choose)}
    @keydown=${nothing}
  >
    ${repeat(
      entries,
      ({ id }) => id,
      (entry, index) => option(entry, (reply?.offset ?? 0) + index + 1, index === tabStop, props),
    )}
  </ul>`;
};

const statusText = ({ search, text }: EmbedListProps): string => {
  const { reply, error } = search;
  if (error !== null) return '';
  if (reply === null) return text('loading');
  if (!reply.isComplete) return text('cms-indexing', { indexed: reply.indexed, all: reply.known });
  return text('cms-count', { found: reply.total, all: reply.known });
};

/** Why there is no list, and what to do; null if there is one. */
const absence = ({ search, text }: EmbedListProps): TemplateResult | null => {
  const { reply, error } = search;
  if (error !== null)
    return html`<div class="absence">
      ${failure(text, error)} ${retryButton(text, () => void search.load())}
    </div>`;
  if (reply === null || reply.total > 0 || !reply.isComplete) return null;
  if (reply.known === 0) return html`<p class="absence note">${text('cms-no-embeds')}</p>`;
  return html`<div class="absence">
    <p>${text('cms-none-found')}</p>
    <button class="button" type="button" @click=${() => search.setForm(EMPTY_FORM)}>
      ${text('cms-reset-search')}
    </button>
  </div>`;
};

/** It stays focusable where there is no further page, so that the focus is not lost while somebody turns pages. */
const pageButton = (label: string, isPossible: boolean, turn: () => void): TemplateResult =>
  html`<button
    class="button"
    type="button"
    aria-disabled=${isPossible ? 'false' : 'true'}
    @click=${() => isPossible && turn()}
  >
    ${label}
  </button>`;

/** Lists of one page have none. */
const pager = ({ search, text }: EmbedListProps): TemplateResult | typeof nothing => {
  // It would move down when the list is there.
  if (search.reply === null || search.error !== null) return nothing;
  const { total, offset, entries } = search.reply;
  const end = offset + entries.length;
  if (offset === 0 && end >= total) return nothing;
  const turn = (to: number): void => void search.turn(Math.max(0, to));
  return html`<nav class="pager" aria-label=${text('cms-pages')}>
    ${pageButton(text('cms-previous'), offset > 0, () => turn(offset - PAGE_SIZE))}
    <span>${entries.length === 0 ? '' : text('cms-range', { from: offset + 1, to: end, total })}</span>
    ${pageButton(text('cms-next'), end < total, () => turn(offset + PAGE_SIZE))}
  </nav>`;
};

/** Index of the option that a key moves the focus to; -1 is the search field. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

const TURNS: Readonly<Record<string, number>> = { PageDown: PAGE_SIZE, PageUp: -PAGE_SIZE };

const optionsIn = (panel: Element): readonly HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('[role=option]'),
];

const turn = async (panel: Element, search: EmbedListSearch, by: number): Promise<void> => {
  const offset = search.offset + by;
  if (offset < 0 || offset >= (search.reply?.total ?? 0)) return;
  await search.turn(offset);
  optionsIn(panel)[0]?.focus();
};

/**
 * The keys of the listbox, as the ARIA Authoring Practices describe it: arrows, Home and End move the focus, Enter and
 * Space choose. Page keys turn the page. The search field is above the first option.
 */
const listKeys =
  ({ search, choose }: EmbedListProps) =>
  (event: KeyboardEvent): void => {
    const panel = event.currentTarget as Element;
    const target = event.target as HTMLElement;
    const options = optionsIn(panel);
    const index = options.indexOf(target);
    const isField = target.id === 'search' && event.key === 'ArrowDown';
    if ((index === -1 && !isField) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const by = TURNS[event.key];
    if (step !== undefined) {
      const next = step(index, options.length - 1);
      (next < 0 ? panel.querySelector<HTMLElement>('#search') : options[next])?.focus();
    } else if (by !== undefined) {
      void turn(panel, search, by);
    } else if (event.key === 'Enter' || event.key === ' ') {
      choose(target.dataset['name'] ?? '');
    } else {
      return;
    }
    event.preventDefault();
  };

export const embedList = (props: EmbedListProps): TemplateResult => {
  const { search, text } = props;
  return html`<section
    class="list"
    aria-label=${text('cms-embeds')}
    @keydown=${listKeys(props)}
  >
    <div class="field">
      <label for="search">${text('cms-search')}</label>
      <input
        id="search"
        type="search"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength="200"
        .value=${live(search.form.query)}
        @input=${(event: InputEvent) =>
          search.setForm({ query: (event.target as HTMLInputElement).value })}
      />
    </div>
    ${searchFilters(search, text)}
    <p class="note" role="status">${statusText(props)}</p>
    ${absence(props) ?? options(props)} ${pager(props)}
  </section>`;
};
