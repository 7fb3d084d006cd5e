import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Expansion, ExpansionStatus } from '../../../src/ad-tags/fill.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import type { TagExpansion } from '../expand-input.js';
import {
  badge,
  breakable,
  button,
  copyButton,
  PAGE_LENGTH,
  paged,
  shortenedAt,
  table,
  type Tone,
  type ViewContext,
  type ViewTemplate,
} from './view-context.js';

/** The key of how much of a tag and of its placeholders is shown. */
const TAG_PAGES = 'placeholders';

const STATUS_TONES: Readonly<Record<ExpansionStatus, Tone>> = {
  replaced: 'good',
  'unknown-value': 'doubt',
  withheld: 'private',
  'no-rule': 'bad',
  'unknown-rule': 'bad',
  'no-value': 'doubt',
  'ad-server': 'bad',
  'not-allowed-here': 'bad',
};

interface TagViewProps {
  readonly tag: TagExpansion;
  /** Expansions of the same template on the other device; empty if there are none. */
  readonly otherDevice: readonly Expansion[];
  /** Index of the placeholder that is marked in the tag and in the table, or null. */
  readonly linked: number | null;
  readonly link: (index: number | null) => void;
  readonly focus: (id: string) => void;
}

/** Moves the focus instead of changing the URL of the page, whose fragment belongs to the page. */
const moveTo =
  (props: TagViewProps, index: number, id: string) =>
  (event: Event): void => {
    event.preventDefault();
    props.link(index);
    props.focus(id);
  };

/** The rule or macro and its source: `Replace rule url-page, from the page.` */
const originText = ({ by, name, source }: Expansion, translate: DebuggerText): string => {
  const id = by === 'replace-rule' ? 'tag-rule' : 'tag-macro';
  const rule = by === null ? '' : translate(id, { name: name ?? '' });
  const from =
    source === null ? '' : translate('tag-from', { source: translate(`tag-source-${source}`) });
  const words = [rule, from].filter((part) => part !== '').join(', ');
  return words === '' ? '' : `${words}.`;
};

/** Characters at each end of a value. */
const MAX_VALUE_LENGTH = 1000;

const value = ({ encoded, raw }: Expansion, translate: DebuggerText): ViewTemplate => {
  if (encoded === null) return html`<span class="note">${translate('tag-unchanged')}</span>`;
  const isEncoded = raw !== null && raw !== encoded;
  return html`${
    isEncoded
      ? html`<code class="raw" dir="auto">${shortenedAt(raw, MAX_VALUE_LENGTH)}</code> <span class="arrow" role="img" aria-label=${translate('tag-encoded-as')}>→</span> `
      : nothing
  }<code>${encoded === '' ? translate('tag-empty-value') : shortenedAt(encoded, MAX_VALUE_LENGTH)}</code>`;
};

const row = (
  { translate }: ViewContext,
  props: TagViewProps,
  expansion: Expansion,
  index: number,
): TemplateResult => {
  const number = index + 1;
  const otherExpansion = props.otherDevice[index];
  const isDifferent = otherExpansion !== undefined && otherExpansion.encoded !== expansion.encoded;
  const { outcome } = expansion;
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
        aria-label=${translate('tag-to-mark', { number })}
        @click=${moveTo(props, index, `mark-${number}`)}
        @focus=${() => props.link(index)}
        >${number}</a
      >
      <code>${expansion.placeholder === '' ? translate('tag-empty-value') : expansion.placeholder}</code>
    </th>
    <td role="cell">
      ${value(expansion, translate)} ${isDifferent ? badge('accent', translate('tag-differs')) : nothing}
    </td>
    <td role="cell">
      ${badge(STATUS_TONES[outcome], translate(`tag-status-${outcome}`))}
      ${[originText(expansion, translate), translate(`tag-status-${outcome}.reason`)].join(' ').trim()}
    </td>
  </tr>`;
};

const COLUMNS = ['tag-column-placeholder', 'tag-column-value', 'tag-column-reason'] as const;

const placeholderTable = (view: ViewContext, props: TagViewProps): readonly ViewTemplate[] => {
  const { translate } = view;
  const { expansions } = props.tag;
  if (expansions.length === 0)
    return [html`<p class="note">${translate('tag-no-placeholders')}</p>`];
  return paged(view, TAG_PAGES, expansions, (shown) =>
    table(
      'placeholders',
      translate('tag-placeholders'),
      COLUMNS.map((id) => translate(id)),
      shown.map((expansion, index) => row(view, props, expansion, index)),
    ),
  );
};

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
