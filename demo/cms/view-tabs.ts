import { html, nothing, type TemplateResult } from 'lit';
import type { DemoMessages, DemoText } from '../../src/messages/generated/demo/index.js';

/** On narrow screens one view is shown at a time; on wide ones the list is always beside the others. */
export type CmsView = 'list' | 'embed' | 'article' | 'articles';

const VIEWS: readonly CmsView[] = ['list', 'embed', 'article', 'articles'];

const NAMES = {
  list: 'cms-embeds',
  embed: 'cms-embed',
  article: 'cms-write',
  articles: 'cms-articles',
} as const satisfies Readonly<Record<CmsView, keyof DemoMessages>>;

export const viewTabs = (
  shown: CmsView,
  text: DemoText,
  show: (view: CmsView) => void,
): TemplateResult =>
  html`<nav class="views" aria-label=${text('cms-views')}>
    ${VIEWS.map(
      (view) =>
        html`<button
          type="button"
          data-view=${view}
          aria-current=${view === shown ? 'true' : nothing}
          @click=${() => show(view)}
        >
          ${text(NAMES[view])}
        </button>`,
    )}
  </nav>`;
