import { html, nothing, type TemplateResult } from 'lit';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

/** The views with their names. */
const VIEWS = [
  ['list', 'cms-embeds'],
  ['embed', 'cms-embed'],
  ['article', 'cms-write'],
  ['articles', 'cms-articles'],
] as const;

/** On narrow screens one view is shown at a time; on wide ones the list is always beside the others. */
export type CmsView = (typeof VIEWS)[number][0];

export const viewTabs = (
  shown: CmsView,
  text: DemoText,
  show: (view: CmsView) => void,
): TemplateResult =>
  html`<nav class="views" aria-label=${text('cms-views')}>
    ${VIEWS.map(
      ([view, name]) =>
        html`<button
          type="button"
          data-view=${view}
          aria-current=${view === shown ? 'true' : nothing}
          @click=${() => show(view)}
        >
          ${text(name)}
        </button>`,
    )}
  </nav>`;
