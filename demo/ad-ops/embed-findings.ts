import { html, nothing, type TemplateResult } from 'lit';
import type { Finding } from '../../src/index.js';
import { findingList } from './finding-list.js';
import type { DeviceReport } from './slot-report.js';

const keyOf = (finding: Finding): string => JSON.stringify(finding);

/** What was found about the embed outside of its ads, on either device, each once. */
export const embedFindings = (
  desktop: DeviceReport,
  mobile: DeviceReport,
): TemplateResult | typeof nothing => {
  const all = new Map([...desktop.findings, ...mobile.findings].map((one) => [keyOf(one), one]));
  return all.size === 0
    ? nothing
    : html`<section class="slot" aria-labelledby="embed-findings">
        <h2 id="embed-findings">The rest of the embed</h2>
        <div class="card side">${findingList([...all.values()], 'Findings of the embed')}</div>
      </section>`;
};
