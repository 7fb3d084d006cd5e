import { html, type TemplateResult } from 'lit';
import type { CatalogueEntry } from '../catalogue/catalogue.js';

const STATES: Readonly<Record<CatalogueEntry['state'], readonly [string, string]>> = {
  ready: ['good', 'ready'],
  processing: ['doubt', 'processing'],
  failed: ['bad', 'failed'],
  empty: ['', 'empty'],
};

export const stateBadge = (state: CatalogueEntry['state']): TemplateResult => {
  const [tone, text] = STATES[state];
  return html`<span class="badge ${tone}">${text}</span>`;
};

/** The embed's own size, for people: `640 × 360`. */
export const sizeOf = ({ width, height }: CatalogueEntry): string =>
  width === null && height === null ? 'no size' : `${width ?? 'auto'} × ${height ?? 'auto'}`;
