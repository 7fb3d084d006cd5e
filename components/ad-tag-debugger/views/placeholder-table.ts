import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Expansion } from '../../../src/ad-tags/fill.js';
import type { TagMessages } from '../locales/messages.js';
import { moveTo, STATUS_TONES, TAG_PAGES, type TagViewProps } from './tag-props.js';
import {
  badge,
  headerRow,
  paged,
  shortenedAt,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

/** The rule or macro and its source: `Replace rule url-page, from the page.` */
const originText = ({ by, name, source }: Expansion, texts: TagMessages): string => {
  const rule =
    by === null ? '' : by === 'replace-rule' ? texts.rule(name ?? '') : texts.macro(name ?? '');
  const from = source === null ? '' : texts.from(texts.sources[source]);
  const words = [rule, from].filter((part) => part !== '').join(', ');
  return words === '' ? '' : `${words}.`;
};

/** Characters at each end of a value. */
const MAX_VALUE = 1000;

const value = ({ encoded, raw }: Expansion, texts: TagMessages): ViewTemplate => {
  if (encoded === null) return html`<span class="note">${texts.unchanged}</span>`;
  const isEncoded = raw !== null && raw !== encoded;
  return html`${
    isEncoded
      ? html`<code class="raw" dir="auto">${shortenedAt(raw, MAX_VALUE)}</code> <span class="arrow" role="img" aria-label=${texts.encodedAs}>→</span> `
      : nothing
  }<code>${encoded === '' ? texts.emptyValue : shortenedAt(encoded, MAX_VALUE)}</code>`;
};

const row = (
  { messages: { tag: texts } }: ViewContext,
  props: TagViewProps,
  expansion: Expansion,
  index: number,
): TemplateResult => {
  const number = index + 1;
  const other = props.otherDevice[index];
  const isDifferent = other !== undefined && other.encoded !== expansion.encoded;
  const [name, sentence] = texts.statuses[expansion.outcome];
  return html`<tr
    role="row"
    class=${classMap({ linked: props.linked === index })}
    @pointerenter=${() => props.link(index)}
  >
    <th role="rowheader" scope="row">
      <a
        class="number"
        id="row-${number}"
        href="#mark-${number}"
        aria-label=${texts.toMark(number)}
        @click=${moveTo(props, index, `mark-${number}`)}
        @focus=${() => props.link(index)}
        >${number}</a
      >
      <code>${expansion.placeholder === '' ? texts.emptyValue : expansion.placeholder}</code>
    </th>
    <td role="cell">
      ${value(expansion, texts)} ${isDifferent ? badge('accent', texts.differs) : nothing}
    </td>
    <td role="cell">
      ${badge(STATUS_TONES[expansion.outcome], name)}
      ${[originText(expansion, texts), sentence].join(' ').trim()}
    </td>
  </tr>`;
};

/** Every placeholder with its value and the reason. */
export const placeholderTable = (
  view: ViewContext,
  props: TagViewProps,
): readonly ViewTemplate[] => {
  const { tag } = view.messages;
  const { expansions } = props.tag;
  if (expansions.length === 0) return [html`<p class="note">${tag.noPlaceholders}</p>`];
  return paged(
    view,
    TAG_PAGES,
    expansions,
    (shown) =>
      html`<table role="table" class="table placeholders">
        <caption class="visually-hidden">${tag.placeholders}</caption>
        ${headerRow(tag.columns)}
        <tbody role="rowgroup">
          ${shown.map((expansion, index) => row(view, props, expansion, index))}
        </tbody>
      </table>`,
  );
};
