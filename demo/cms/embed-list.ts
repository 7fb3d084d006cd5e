import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type CatalogueEntry, nameOf } from '../catalogue/catalogue.js';
import { sizeOf, stateBadge } from './embed-facts.js';

export interface EmbedList {
  readonly entries: readonly CatalogueEntry[];
  readonly query: string;
  /** Name of the chosen embed, or the empty string. */
  readonly chosen: string;
  readonly search: (query: string) => void;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether every word of a query is in the title or one of the names, whatever the accents. */
const matches = ({ id, public_id: publicId, title }: CatalogueEntry, query: string): boolean => {
  const text = folded(`${title} ${id} ${publicId ?? ''}`);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const links = (within: Element | null): readonly HTMLAnchorElement[] => [
  ...(within?.querySelectorAll<HTMLAnchorElement>('.embeds a') ?? []),
];

/** Where an arrow, Home or End leads from an item; -1 is the search field. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows walk through the list, out of the search field and back into it; Enter follows the link. */
const walk = (event: KeyboardEvent): void => {
  const panel = event.currentTarget as Element;
  const items = links(panel);
  const index = items.findIndex((item) => item === event.target);
  const step = STEPS[event.key];
  const isTyping = index === -1 && event.key !== 'ArrowDown';
  if (step === undefined || isTyping || items.length === 0) return;
  event.preventDefault();
  const next = step(index, items.length - 1);
  (items[next] ?? panel.querySelector<HTMLElement>('input'))?.focus();
};

const item = (entry: CatalogueEntry, isChosen: boolean, isStop: boolean): TemplateResult =>
  html`<li>
    <a
      href="#embed=${encodeURIComponent(nameOf(entry))}"
      aria-current=${isChosen ? 'true' : nothing}
      tabindex=${isStop ? 0 : -1}
    >
      <span class="title" dir="auto">${entry.title}</span>
      <span class="facts">
        <code>${entry.id}</code>${entry.public_id === null ? nothing : html` <code>${entry.public_id}</code>`}
        <span>${entry.kind === 'none' ? 'no source' : entry.kind}</span>
        <span>${sizeOf(entry)}</span>
        ${entry.state === 'ready' ? nothing : stateBadge(entry.state)}
      </span>
    </a>
  </li>`;

/** The search field and the embeds it leaves. One tab stop: the chosen embed, else the first. */
export const embedList = ({ entries, query, chosen, search }: EmbedList): TemplateResult => {
  const shown = entries.filter((entry) => matches(entry, query));
  const stop = Math.max(
    shown.findIndex((entry) => nameOf(entry) === chosen),
    0,
  );
  return html`<section class="list" aria-label="Embeds" @keydown=${walk}>
    <div class="field">
      <label for="search">Search title or id</label>
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
      ${shown.map((entry, index) => item(entry, nameOf(entry) === chosen, index === stop))}
    </ul>
  </section>`;
};
