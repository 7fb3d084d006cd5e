import { html, nothing, type TemplateResult } from 'lit';
import { adView } from './ad-view.js';
import type { TagActions } from './answer-view.js';
import { type Comparison, compare } from './comparison.js';
import type { AdReport } from './slot-report.js';
import type { Slot } from './slots.js';

const WORDS: Readonly<Record<Comparison, readonly [tone: string, text: string]>> = {
  none: ['', 'empty on both'],
  'desktop-only': ['doubt', 'desktop only'],
  'mobile-only': ['doubt', 'mobile only'],
  same: ['good', 'same on both'],
  different: ['accent', 'different'],
};

const side = (
  slot: Slot,
  device: 'desktop' | 'mobile',
  own: readonly AdReport[],
  twins: readonly AdReport[],
  actions: TagActions,
): TemplateResult =>
  html`<section class="side card" aria-label="${slot.title}, ${device}">
    <h3>
      ${device === 'desktop' ? 'Desktop' : 'Mobile'}
      <code>${device === 'desktop' ? '' : 'mobile_'}${slot.field}</code>
    </h3>
    ${
      own.length === 0
        ? html`<p class="note empty">Empty: no ad is asked for here. The other device’s ads do not step in.</p>`
        : own.map((report, index) => adView(report, twins[index], actions))
    }
  </section>`;

const heading = ({ name, title }: Slot, comparison: Comparison): TemplateResult => {
  const [tone, text] = WORDS[comparison];
  return html`<h2 id="slot-${name}" tabindex="-1">${title} <span class="badge ${tone}">${text}</span></h2>`;
};

/** One slot, desktop beside mobile. */
export const slotView = (
  slot: Slot,
  desktop: readonly AdReport[],
  mobile: readonly AdReport[],
  actions: TagActions,
): TemplateResult => {
  const comparison = compare(desktop, mobile);
  const isSame = comparison === 'same';
  return html`<section class="slot" aria-labelledby="slot-${slot.name}">
    ${heading(slot, comparison)}
    ${
      comparison === 'none'
        ? nothing
        : html`<div class="sides">
            ${side(slot, 'desktop', desktop, isSame ? mobile : [], actions)}
            ${side(slot, 'mobile', mobile, isSame ? desktop : [], actions)}
          </div>`
    }
  </section>`;
};
