import { html, nothing, type TemplateResult } from 'lit';
import type { Finding, Severity } from '../../src/index.js';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

const TONES: Readonly<Record<Severity, string>> = {
  error: 'bad',
  warning: 'doubt',
  info: 'accent',
};

export const severityBadge = (severity: Severity, text: string = severity): TemplateResult =>
  html`<span class="badge ${TONES[severity]}">${text}</span>`;

const finding = ({ id, severity, message, remedy, path }: Finding): TemplateResult =>
  html`<li>
    ${severityBadge(severity)}
    <p>
      ${message} <span class="remedy">${remedy}</span>
      <span class="where"><code>${path === '' ? 'the embed' : path}</code> <code>${id}</code></span>
    </p>
  </li>`;

/** Findings, the gravest first; nothing when there are none. */
export const findingList = (
  findings: readonly Finding[],
  label: string,
): TemplateResult | typeof nothing =>
  findings.length === 0
    ? nothing
    : html`<ul role="list" class="findings" aria-label=${label}>
        ${SEVERITIES.flatMap((severity) =>
          findings.filter((candidate) => candidate.severity === severity).map(finding),
        )}
      </ul>`;
