import { html, nothing, type TemplateResult } from 'lit';
import type { InspectionReason } from '../../../src/vast/inspect/inspection.js';
import type { IdAfter } from '../../../src/messages/format.js';
import type { DebuggerMessages } from '../../../src/messages/generated/debugger/messages.js';
import type { DebuggerTexts } from '../locales/load-texts.js';

export type SectionName = IdAfter<'section-', DebuggerMessages>;

export interface ViewContext extends DebuggerTexts {
  readonly isOpen: (key: string) => boolean;
  readonly toggle: (key: string, isOpen: boolean) => void;
  /** Pages of a long list that are shown, at least 1. */
  readonly pages: (key: string) => number;
  readonly showMore: (key: string) => void;
  /** Copies a text; `key` names the button that announces the result. */
  readonly copy: (key: string, text: string) => void;
  readonly copied: string | null;
  /** The button whose text the browser did not copy, or null. */
  readonly notCopied: string | null;
}

export type ViewTemplate = TemplateResult | typeof nothing;

const toggled =
  (view: ViewContext, key: string) =>
  (event: Event): void =>
    view.toggle(key, (event.currentTarget as HTMLDetailsElement).open);

export const disclosure = (
  view: ViewContext,
  key: string,
  summary: ViewTemplate | string,
  body: () => ViewTemplate | readonly ViewTemplate[],
): TemplateResult =>
  html`<details class="disclosure" ?open=${view.isOpen(key)} @toggle=${toggled(view, key)}>
    <summary>${summary}</summary>
    ${view.isOpen(key) ? body() : nothing}
  </details>`;

/** A section of the evidence: its name, a note about its content, and the content when it is open. */
export const section = (
  view: ViewContext,
  name: SectionName,
  note: ViewTemplate | string,
  body: () => ViewTemplate | readonly ViewTemplate[],
): TemplateResult =>
  html`<details
    part="section"
    id="section-${name}"
    class="section"
    ?open=${view.isOpen(name)}
    @toggle=${toggled(view, name)}
  >
    <summary>
      <h2>${view.translate(`section-${name}`)}</h2>
      <span class="note">${note}</span>
    </summary>
    ${view.isOpen(name) ? html`<div class="body">${body()}</div>` : nothing}
  </details>`;

export const button = (label: string, press: () => void): TemplateResult =>
  html`<button type="button" class="button" @click=${press}>${label}</button>`;

/** A small button; `name` says more than its label to people who do not see what is around it. */
export const quietButton = (label: string, press: () => void, name?: string): TemplateResult =>
  html`<button type="button" class="button quiet" aria-label=${name ?? nothing} @click=${press}>${label}</button>`;

export const copyNote = (view: ViewContext, key: string): ViewTemplate | string => {
  if (view.copied === key) return view.translate('copied');
  return view.notCopied === key ? view.translate('export-not-copied') : nothing;
};

export const copyButton = (
  view: ViewContext,
  key: string,
  label: string,
  text: () => string,
): TemplateResult =>
  html`${button(label, () => view.copy(key, text()))}
    <span class="note" role="status">${copyNote(view, key)}</span>`;

/** Items of a list that are shown at first, and added by each press on the button below it. */
export const PAGE_LENGTH = 50;

/** A button that shows more of a list; `rest` is the number of items that are not shown. */
const moreButton = (view: ViewContext, key: string, rest: number): ViewTemplate =>
  rest > 0
    ? button(view.translate('more', { next: Math.min(rest, PAGE_LENGTH), rest }), () =>
        view.showMore(key),
      )
    : nothing;

/** The first items of a list, and a button that shows more of them. */
export const paged = <Item>(
  view: ViewContext,
  key: string,
  items: readonly Item[],
  list: (shown: readonly Item[]) => ViewTemplate,
): readonly ViewTemplate[] => {
  const limit = PAGE_LENGTH * view.pages(key);
  return [list(items.slice(0, limit)), moreButton(view, key, items.length - limit)];
};

/** A text without its middle if it is longer than both ends. */
export const shortenedAt = (text: string, end: number): string =>
  text.length <= 2 * end ? text : `${text.slice(0, end)} … ${text.slice(-end)}`;

export type Tone = 'good' | 'doubt' | 'bad' | 'private' | 'accent' | '';

export const badge = (tone: Tone, text: string): TemplateResult =>
  html`<span class="badge ${tone}">${text}</span>`;

/**
 * Why something fails or is chosen, in the language of the texts. What an older case, a browser or an ad SDK says has
 * no translation, and is marked so.
 */
export const reasonText = (
  { language, writeReason }: ViewContext,
  { id, params, message }: InspectionReason,
): TemplateResult => {
  const text = writeReason(id, params) ?? message;
  return html`<span dir="auto" lang=${text === message ? 'en' : language}>${text}</span>`;
};

export const fact = (
  name: string,
  value: ViewTemplate | string | readonly ViewTemplate[],
): TemplateResult => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** A URL that breaks before a parameter where possible. */
export const breakable = (text: string): readonly (TemplateResult | string)[] =>
  text.split(/(?=[?&])/).map((part, index) => (index === 0 ? part : html`<wbr />${part}`));

/** A table that becomes blocks on narrow pages; its roles are explicit for that reason. */
export const table = (
  className: string,
  caption: string,
  columns: readonly string[],
  rows: readonly TemplateResult[],
): TemplateResult =>
  html`<table role="table" class="table ${className}">
    <caption class="visually-hidden">${caption}</caption>
    <thead role="rowgroup">
      <tr role="row">${columns.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody role="rowgroup">${rows}</tbody>
  </table>`;
