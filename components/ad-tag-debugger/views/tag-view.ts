import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Expansion } from '../../../src/ad-tags/fill.js';
import {
  MAX_VALUE_LENGTH,
  moveTo,
  placeholderTable,
  STATUS_TONES,
  TAG_PAGES,
  type TagViewProps,
} from './placeholder-table.js';
import {
  breakable,
  button,
  copyButton,
  PAGE_LENGTH,
  shortenedAt,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

const mark = (
  view: ViewContext,
  props: TagViewProps,
  index: number,
  prefix: string,
  textOf: (expansion: Expansion) => string,
): TemplateResult | typeof nothing => {
  const expansion = props.tag.expansions[index];
  if (expansion === undefined) return nothing;
  const number = index + 1;
  const text = textOf(expansion);
  const classes = {
    mark: true,
    [STATUS_TONES[expansion.outcome] || 'plain']: true,
    linked: props.linked === index,
  };
  return html`<wbr /><a
      class=${classMap(classes)}
      id="${prefix}-${number}"
      href="#row-${number}"
      data-number=${number}
      aria-label=${view.translate('tag-to-row', { number, placeholder: text })}
      @click=${moveTo(props, index, `row-${number}`)}
      @focus=${() => props.link(index)}
      @pointerenter=${() => props.link(index)}
      >${text}</a
    >`;
};

/** Characters of a tag that are shown at first; a longer line takes the browser long to wrap. */
const PAGE_CHARACTERS = 4000;

/** The offset up to which a tag is shown: as many placeholders as in the table, and never a part of one. */
const shownEnd = (view: ViewContext, { tag: { template, expansions } }: TagViewProps): number => {
  const pages = view.pages(TAG_PAGES);
  const next = expansions[PAGE_LENGTH * pages]?.start ?? template.length;
  const limit = Math.min(PAGE_CHARACTERS * pages, next, template.length);
  return expansions.find(({ start, end }) => start < limit && end > limit)?.start ?? limit;
};

/** The template as literal text and marked placeholders, each written as `textOf` says. */
const segments = (
  view: ViewContext,
  props: TagViewProps,
  prefix: string,
  textOf: (expansion: Expansion) => string,
) => {
  const { template, expansions } = props.tag;
  const limit = shownEnd(view, props);
  const marks = expansions.filter(({ end }) => end <= limit);
  const parts = [0, ...marks.map(({ end }) => end)].map((start, index) => {
    const text = breakable(template.slice(start, marks[index]?.start ?? limit));
    return [
      text,
      index < marks.length
        ? mark(view, props, index, prefix, (expansion) =>
            shortenedAt(textOf(expansion), MAX_VALUE_LENGTH),
          )
        : nothing,
    ];
  });
  return limit < template.length ? [...parts, ' …'] : parts;
};

/** Shows more of a tag that is cut; the table below has the button if it has more rows. */
const moreText = (view: ViewContext, props: TagViewProps): ViewTemplate => {
  const { template, expansions } = props.tag;
  const rest = template.length - shownEnd(view, props);
  return rest === 0 || expansions.length > PAGE_LENGTH * view.pages(TAG_PAGES)
    ? nothing
    : button(view.translate('more-characters', { rest }), () => view.showMore(TAG_PAGES));
};

const requestUrl = (view: ViewContext, props: TagViewProps): TemplateResult => {
  const { tag } = props;
  const text = segments(
    view,
    props,
    'request',
    (expansion) => expansion.encoded ?? expansion.placeholder,
  );
  return tag.url === ''
    ? html`<p class="refused">${view.translate('tag-no-request')}</p>
        <p class="url" translate="no"><code>${text}</code></p>`
    : html`<p class="url" translate="no" data-url=${tag.url}><code>${text}</code></p>`;
};

/** One tag: its template, its request and every placeholder, linked to each other. */
export const tagView = (view: ViewContext, props: TagViewProps): TemplateResult => {
  const { translate } = view;
  return html`<h3>${translate('tag-template')}</h3>
    <p class="url" translate="no"><code>${segments(view, props, 'mark', ({ placeholder }) => placeholder)}</code></p>
    <h3>${translate('tag-request')}</h3>
    ${requestUrl(view, props)}
    <div class="actions">
      ${copyButton(view, 'template', translate('tag-copy-template'), () => props.tag.template)}
      ${props.tag.url === '' ? nothing : copyButton(view, 'url', translate('tag-copy-url'), () => props.tag.url)}
      ${moreText(view, props)}
    </div>
    ${placeholderTable(view, props)}`;
};
