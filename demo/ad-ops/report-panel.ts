import { html, nothing, type TemplateResult } from 'lit';
import type { AuditText } from '../../src/messages/generated/audit/index.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';
import type { ReportCause } from './audit-report.js';

/** Ads that are listed for one cause. */
const MAX_LINKS = 100;

/** Null before a file is opened, and `unreadable` if it is no report. */
export type OpenedReport = readonly ReportCause[] | 'unreadable' | null;

export interface ReportPanelProps {
  readonly report: OpenedReport;
  readonly text: DemoText;
  readonly auditText: AuditText;
  readonly open: (file: File) => void;
}

const renderCause = (cause: ReportCause, auditText: AuditText): TemplateResult => {
  const { severity, owner, sentence, nextStep, embeds, links } = cause;
  return html`<details class="cause">
    <summary>
      <b>${auditText('severity-name', { severity })}</b> ${owner}: ${sentence}
      <span class="note">${auditText('reach-objects', { count: embeds, kind: 'object' })}</span>
    </summary>
    <p class="note">${nextStep}</p>
    <ul class="links">
      ${links.slice(0, MAX_LINKS).map(({ name, device, fragment }) => {
        const label = `${name}, ${auditText('device', { device })}`;
        return html`<li>${fragment === null ? label : html`<a href=${fragment}>${label}</a>`}</li>`;
      })}
    </ul>
    ${links.length > MAX_LINKS ? html`<p class="note">${auditText('more-objects')}</p>` : nothing}
  </details>`;
};

const renderResult = ({ report, text, auditText }: ReportPanelProps): unknown => {
  if (report === null) return nothing;
  if (report === 'unreadable')
    return html`<p class="failure">${text('ad-ops-report-unreadable')}</p>`;
  if (report.length === 0) return html`<p>${auditText('nothing-found')}</p>`;
  return report.map((cause) => renderCause(cause, auditText));
};

/** What opens a report of the audit, and leads from each of its rows to the ad in the debugger. */
export const reportPanel = (props: ReportPanelProps): TemplateResult => {
  const { text, open } = props;
  const openFirst = (files: FileList | null | undefined): void => {
    if (files?.[0] !== undefined) open(files[0]);
  };
  return html`<details
    class="report"
    @dragover=${(event: DragEvent) => event.preventDefault()}
    @drop=${(event: DragEvent) => {
      event.preventDefault();
      openFirst(event.dataTransfer?.files);
    }}
  >
    <summary>${text('ad-ops-report')}</summary>
    <p class="note">${text('ad-ops-report-note')}</p>
    <label class="label">
      ${text('ad-ops-report-file')}
      <input
        type="file"
        accept=".ndjson,.json"
        @change=${(event: Event) => openFirst((event.target as HTMLInputElement).files)}
      />
    </label>
    <div role="status">${renderResult(props)}</div>
  </details>`;
};
