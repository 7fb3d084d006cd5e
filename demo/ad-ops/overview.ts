import { html, nothing, type TemplateResult } from 'lit';
import type { AdVolume, PlayerConfig } from '../../src/index.js';
import { type AdReport, type EmbedReport, slotFindings, SLOTS } from './embed-report.js';
import { SEVERITIES, severityBadge } from './finding-list.js';

export interface OverviewProps {
  readonly desktop: EmbedReport;
  readonly mobile: EmbedReport;
  /** URL of this page, scrolled to a slot. */
  readonly urlOf: (slot: string) => string;
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

const slotTable = ({ desktop, mobile, urlOf }: OverviewProps): TemplateResult =>
  html`<table class="slots card">
    <caption class="visually-hidden">Ads and findings of every slot</caption>
    <thead>
      <tr><th scope="col">Slot</th><th scope="col">Desktop</th><th scope="col">Mobile</th></tr>
    </thead>
    <tbody>
      ${SLOTS.map(
        ({ name, title }) =>
          html`<tr>
            <th scope="row"><a href=${urlOf(name)}>${title}</a></th>
            ${cell(desktop.slots[name])}${cell(mobile.slots[name])}
          </tr>`,
      )}
    </tbody>
  </table>`;

const VOLUMES: Readonly<Record<AdVolume, string>> = {
  player: 'follows the player',
  unchecked: 'unchanged',
  on: 'on',
  off: 'off',
};

const fact = (name: string, value: string): TemplateResult =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** Settings that apply to all ads of the embed. */
const adSettings = ({ ads, bulk, state, source }: PlayerConfig): TemplateResult =>
  html`<dl class="facts">
    ${fact('Content', source === null ? 'none' : `${source.kind}, ${state}`)}
    ${fact('Ad manager', ads.manager || 'not set')} ${fact('VPAID', ads.vpaidMode || 'not set')}
    ${fact('Ad sound', VOLUMES[ads.volume])}
    ${fact('Prerolls', ads.skip === null ? 'not skippable' : `skippable after ${ads.skip.after} s`)}
    ${fact('Bulk', bulk === null ? 'none' : `${bulk.label || bulk.title}, chosen by ${bulk.by}`)}
  </dl>`;

/** Every slot in one row with its number of ads and findings, beside the settings of all ads. */
export const overview = (props: OverviewProps): TemplateResult =>
  html`<section class="overview" aria-label="Overview">
    ${slotTable(props)} ${adSettings(props.desktop.config)}
  </section>`;
