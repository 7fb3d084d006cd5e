import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Expansion, ExpansionStatus } from '../../../src/ad-tags/fill.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import type { TagExpansion } from '../expand-input.js';
import {
  badge,
  paged,
  shortenedAt,
  table,
  type Tone,
  type ViewContext,
  type ViewTemplate,
} from './view-context.js';

/** The key of how much of a tag and of its placeholders is shown. */
export const TAG_PAGES = 'placeholders';

export const STATUS_TONES: Readonly<Record<ExpansionStatus, Tone>> = {
  replaced: 'good',
  'unknown-value': 'doubt',
  withheld: 'private',
  'no-rule': 'bad',
  'unknown-rule': 'bad',
  'no-value': 'doubt',
  'ad-server': 'bad',
  'not-allowed-here': 'bad',
};

export interface TagViewProps {
  readonly tag: TagExpansion;
  /** Expansions of the same template on the other device; empty if there are none. */
  readonly otherDevice: readonly Expansion[];
  /** Index of the placeholder that is marked in the tag and in the table, or null. */
  readonly linked: number | null;
  readonly link: (index: number | null) => void;
  readonly focus: (id: string) => void;
}

/** Moves the focus instead of changing the URL of the page, whose fragment belongs to the page. */
export const moveTo =
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
export const MAX_VALUE_LENGTH = 1000;

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

export const placeholderTable = (
  view: ViewContext,
  props: TagViewProps,
): readonly ViewTemplate[] => {
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
