import { html, nothing, type TemplateResult } from 'lit';
import type { Finding, Severity } from '../../src/index.js';

/** Most severe first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

const TONES: Readonly<Record<Severity, string>> = {
  error: 'bad',
  warning: 'doubt',
  info: 'accent',
};

export const severityBadge = (severity: Severity, text: string = severity): TemplateResult =>
  html`<span class="badge ${TONES[severity]}">${text}</span>`;

const findingItem = ({ id, severity, message, remedy, path }: Finding): TemplateResult =>
  html`<li>
    ${severityBadge(severity)}
    <p>
      ${message} <span class="remedy">${remedy}</span>
      <span class="source"><code>${path === '' ? 'the embed' : path}</code> <code>${id}</code></span>
    </p>
  </li>`;

/** Findings, the most severe first; nothing when there are none. */
export const findingList = (
  findings: readonly Finding[],
  label: string,
): TemplateResult | typeof nothing =>
  findings.length === 0
    ? nothing
    : html`<ul role="list" class="findings" aria-label=${label}>
        ${SEVERITIES.flatMap((severity) =>
          findings.filter((candidate) => candidate.severity === severity).map(findingItem),
        )}
      </ul>`;

/** Findings about the embed that belong to none of its ads, without duplicates. */
export const embedFindings = (findings: readonly Finding[]): TemplateResult | typeof nothing => {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return unique.size === 0
    ? nothing
    : html`<section class="slot" aria-labelledby="embed-findings">
        <h2 id="embed-findings">Other findings about the embed</h2>
        <div class="card side">${findingList([...unique.values()], 'Findings about the embed')}</div>
      </section>`;
};
