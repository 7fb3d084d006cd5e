import { html, type TemplateResult } from 'lit';
import type { RecordedTracker, TrackerVerdict } from '../../../src/player/recorder/ad-record.js';
import { panelText } from '../panels/panel-text.js';
import {
  badge,
  breakable,
  paged,
  shortenedAt,
  table,
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

const COLUMNS = ['ad-event', 'ad-audit-due', 'ad-audit-requested', 'ad-audit-result'] as const;

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
  const text = panelText(view);
  if (trackers.length === 0) return [html`<p class="note">${text('ad-audit-none')}</p>`];
  const isFault = ({ verdict }: RecordedTracker): boolean => TONES[verdict] === 'bad';
  const sorted = [...trackers.filter(isFault), ...trackers.filter((tracker) => !isFault(tracker))];
  return paged(view, 'audit', sorted, (shown) =>
    table(
      'audit',
      view.translate('section-trackers'),
      COLUMNS.map((id) => text(id)),
      shown.map((tracker) => row(view, tracker)),
    ),
  );
};
