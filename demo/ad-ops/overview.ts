import { html, nothing, type TemplateResult } from 'lit';
import { SEVERITIES, severityBadge } from './finding-list.js';
import { type AdReport, type DeviceReport, slotFindings } from './slot-report.js';
import { SLOTS } from './slots.js';

export interface Overview {
  readonly desktop: DeviceReport;
  readonly mobile: DeviceReport;
  /** Address of the page at one slot. */
  readonly addressOf: (slot: string) => string;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const counts = (ads: readonly AdReport[]): TemplateResult => {
  const findings = slotFindings(ads);
  return html`${plural(ads.length, 'ad')}
  ${SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const text = severity === 'info' ? `${count} info` : plural(count, severity);
    return count === 0 ? nothing : severityBadge(severity, text);
  })}`;
};

const cell = (ads: readonly AdReport[]): TemplateResult =>
  html`<td>${ads.length === 0 ? html`<span class="note">empty</span>` : counts(ads)}</td>`;

/** Every slot in one line: how many ads, how many findings, and the way to it. */
export const overview = ({ desktop, mobile, addressOf }: Overview): TemplateResult =>
  html`<table class="overview card">
    <caption class="visually-hidden">The slots at a glance</caption>
    <thead>
      <tr><th scope="col">Slot</th><th scope="col">Desktop</th><th scope="col">Mobile</th></tr>
    </thead>
    <tbody>
      ${SLOTS.map(
        ({ name, title }) =>
          html`<tr>
            <th scope="row"><a href=${addressOf(name)}>${title}</a></th>
            ${cell(desktop.slots[name])}${cell(mobile.slots[name])}
          </tr>`,
      )}
    </tbody>
  </table>`;
