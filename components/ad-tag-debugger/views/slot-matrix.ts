import { html, nothing, type TemplateResult } from 'lit';
import { compareDevices, type Comparison, type Entry, entryName } from '../entries.js';
import { DEVICES, type SlotAd, type SlotName, SLOTS } from '../expand-input.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import {
  badge,
  paged,
  table,
  type Tone,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

/** What is known about a tag: it has no URL, it was not requested, or how its inspection ended. */
export const statusBadge = ({ ad, tag }: Entry, translate: DebuggerText): TemplateResult => {
  if (tag === null) {
    if (ad?.ad.kind === 'video') return badge('good', translate('slot-hosted'));
    return badge('bad', translate(ad?.ad.kind === 'tag' ? 'slot-no-tag' : 'slot-unknown-ad'));
  }
  if (tag.expanded.url === '') return badge('bad', translate('slot-no-url'));
  if (tag.inspection === null) return badge('', translate('slot-not-requested'));
  const { result, failure } = tag.inspection;
  return result === 'none'
    ? badge('bad', translate('slot-failure', { code: failure?.code ?? 900 }))
    : badge('good', translate(`slot-result-${result}`));
};

const COMPARISON_TONES: Readonly<Record<Comparison, Tone>> = {
  none: '',
  'desktop-only': 'doubt',
  'mobile-only': 'doubt',
  same: 'good',
  different: 'accent',
};

export interface SlotMatrixProps {
  readonly ads: readonly SlotAd[] | null;
  readonly entries: readonly Entry[];
  readonly selected: Entry | null;
  readonly select: (key: string) => void;
}

const entryButton = (
  view: ViewContext,
  entry: Entry,
  { selected, select }: SlotMatrixProps,
): TemplateResult => {
  const { translate } = view;
  const title = entry.ad?.ad.title ?? '';
  const step = entry.steps > 1 ? html`<span class="number">${entry.step}</span> ` : nothing;
  return html`<button
    type="button"
    class="entry"
    aria-pressed=${selected?.key === entry.key}
    @click=${() => select(entry.key)}
  >
    <span class="visually-hidden">${translate('slot-show', { title: entryName(entry, view.translate) })}:</span>
    ${step}${statusBadge(entry, view.translate)}
    ${title === '' || entry.step > 1 ? nothing : html`<span class="title" dir="auto">${title}</span>`}
  </button>`;
};

const cell = (
  view: ViewContext,
  key: string,
  entries: readonly Entry[],
  props: SlotMatrixProps,
): ViewTemplate | readonly ViewTemplate[] =>
  entries.length === 0
    ? html`<span class="note">${view.translate('slot-empty')}</span>`
    : paged(
        view,
        key,
        entries,
        (shown) =>
          html`<span class="entries">${shown.map((entry) => entryButton(view, entry, props))}</span>`,
      );

const row = (view: ViewContext, slot: SlotName | null, props: SlotMatrixProps): TemplateResult => {
  const { translate } = view;
  const of = (device: (typeof DEVICES)[number]): readonly Entry[] =>
    props.entries.filter((entry) => entry.slot === slot && entry.device === device);
  const adsOn = (device: (typeof DEVICES)[number]): readonly SlotAd[] =>
    (props.ads ?? []).filter((ad) => ad.slot === slot && ad.device === device);
  const comparison = compareDevices(adsOn('desktop'), adsOn('mobile'));
  return html`<tr role="row">
    <th role="rowheader" scope="row">
      ${slot === null ? translate('section-tag') : translate(`slot-name-${slot}`)}
      ${props.ads === null ? nothing : badge(COMPARISON_TONES[comparison], translate(`slot-comparison-${comparison}`))}
    </th>
    ${DEVICES.map(
      (device) =>
        html`<td role="cell" data-label=${translate(`slot-device-${device}`)}>${cell(view, `slot:${slot ?? ''}:${device}`, of(device), props)}</td>`,
    )}
  </tr>`;
};

/** Every slot on both devices. A press on an ad shows its evidence below. */
export const slotMatrix = (view: ViewContext, props: SlotMatrixProps): TemplateResult => {
  const { translate } = view;
  const rows = props.ads === null ? [...new Set(props.entries.map(({ slot }) => slot))] : SLOTS;
  return table(
    'matrix',
    translate('slot-caption'),
    [translate('slot-heading'), ...DEVICES.map((device) => translate(`slot-device-${device}`))],
    rows.map((slot) => row(view, slot, props)),
  );
};
