import { html, type TemplateResult } from 'lit';
import type { RecordedTracker, TrackerVerdict } from '../../../src/player/recorder/ad-record.js';
import { panelText } from '../panels/panel-text.js';
import {
  badge,
  breakable,
  headerRow,
  paged,
  shortenedAt,
  type Tone,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

const TONES: Readonly<Record<TrackerVerdict, Tone>> = {
  requested: 'good',
  'not-due': '',
  missing: 'bad',
  duplicate: 'bad',
  unexpected: 'bad',
  refused: 'bad',
};

/** Characters at each end of a URL. */
const MAX_URL = 300;

const row = (
  view: ViewContext,
  { event, template, due, requests, verdict }: RecordedTracker,
): TemplateResult =>
  html`<tr role="row">
    <th role="rowheader" scope="row">
      <code>${event}</code> <code class="url raw">${breakable(shortenedAt(template, MAX_URL))}</code>
    </th>
    <td role="cell" data-label=${panelText(view)('ad-audit-due')}>${due}</td>
    <td role="cell" data-label=${panelText(view)('ad-audit-requested')}>${requests.length}</td>
    <td role="cell">${badge(TONES[verdict], panelText(view)(`ad-audit-result-${verdict}`))}</td>
  </tr>`;

/** Every tracker of a recorded page, those with a fault first: how often it was due, and how often requested. */
export const trackerAudit = (
  view: ViewContext,
  trackers: readonly RecordedTracker[],
): readonly ViewTemplate[] => {
  const { translate } = view;
  if (trackers.length === 0) return [html`<p class="note">${panelText(view)('ad-audit-none')}</p>`];
  const isFault = ({ verdict }: RecordedTracker): boolean => TONES[verdict] === 'bad';
  const sorted = [...trackers.filter(isFault), ...trackers.filter((one) => !isFault(one))];
  return paged(
    view,
    'audit',
    sorted,
    (shown) =>
      html`<table role="table" class="table audit">
        <caption class="visually-hidden">${translate('section-trackers')}</caption>
        ${headerRow([panelText(view)('ad-event'), panelText(view)('ad-audit-due'), panelText(view)('ad-audit-requested'), panelText(view)('ad-audit-result')])}
        <tbody role="rowgroup">${shown.map((tracker) => row(view, tracker))}</tbody>
      </table>`,
  );
};
