import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type CatalogueEntry, nameOf } from '../page-controller/catalogue.js';

export interface EmbedListProps {
  readonly entries: readonly CatalogueEntry[];
  readonly query: string;
  /** Name of the chosen embed, or the empty string. */
  readonly chosen: string;
  readonly search: (query: string) => void;
}

const STATES: Readonly<Record<CatalogueEntry['state'], readonly [tone: string, text: string]>> = {
  ready: ['good', 'ready'],
  processing: ['doubt', 'processing'],
  failed: ['bad', 'failed'],
  empty: ['', 'no content'],
};

export const stateBadge = (state: CatalogueEntry['state']): TemplateResult => {
  const [tone, text] = STATES[state];
  return html`<span class="badge ${tone}">${text}</span>`;
};

/** The embed's own size, such as `640 × 360`. */
export const sizeOf = ({ width, height }: CatalogueEntry): string =>
  width === null && height === null ? 'size not set' : `${width ?? 'auto'} × ${height ?? 'auto'}`;

const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether the title or ids contain every word of a query. Accents and case are ignored. */
const matches = ({ id, public_id: publicId, title }: CatalogueEntry, query: string): boolean => {
  const text = normalizeForSearch(`${title} ${id} ${publicId ?? ''}`);
  return normalizeForSearch(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Index of the item that a key moves the focus to; -1 is the search field. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move the focus through the list; the search field is above its first item. */
const moveFocus = (event: KeyboardEvent): void => {
  const panel = event.currentTarget as Element;
  const items = [...panel.querySelectorAll<HTMLAnchorElement>('.embeds a')];
  const index = items.findIndex((item) => item === event.target);
  const step = STEPS[event.key];
  const isTyping = index === -1 && event.key !== 'ArrowDown';
  if (step === undefined || isTyping || items.length === 0) return;
  event.preventDefault();
  const next = step(index, items.length - 1);
  (items[next] ?? panel.querySelector<HTMLElement>('input'))?.focus();
};

const item = (entry: CatalogueEntry, isChosen: boolean, isTabStop: boolean): TemplateResult =>
  html`<li>
    <a
      href="#embed=${encodeURIComponent(nameOf(entry))}"
      aria-current=${isChosen ? 'true' : nothing}
      tabindex=${isTabStop ? 0 : -1}
    >
      <span class="title" dir="auto">${entry.title}</span>
      <span class="facts">
        <code>${entry.id}</code>${entry.public_id === null ? nothing : html` <code>${entry.public_id}</code>`}
        ${entry.kind === 'none' ? nothing : html`<span>${entry.kind}</span>`}
        <span>${sizeOf(entry)}</span>
        ${entry.state === 'ready' ? nothing : stateBadge(entry.state)}
      </span>
    </a>
  </li>`;

/** The search field and the embeds that match. The list has one tab stop: the chosen embed, else the first. */
export const embedList = ({ entries, query, chosen, search }: EmbedListProps): TemplateResult => {
  const shown = entries.filter((entry) => matches(entry, query));
  const tabStop = Math.max(
    shown.findIndex((entry) => nameOf(entry) === chosen),
    0,
  );
  return html`<section class="list" aria-label="Embeds" @keydown=${moveFocus}>
    <div class="field">
      <label for="search">Search by title or id</label>
      <input
        id="search"
        type="search"
        autocomplete="off"
        spellcheck="false"
        .value=${live(query)}
        @input=${(event: InputEvent) => search((event.target as HTMLInputElement).value)}
      />
    </div>
    <p class="note" role="status">${shown.length} of ${entries.length} embeds</p>
    <ul role="list" class="embeds">
      ${shown.map((entry, index) => item(entry, nameOf(entry) === chosen, index === tabStop))}
    </ul>
  </section>`;
};
