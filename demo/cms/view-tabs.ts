import { html, nothing, type TemplateResult } from 'lit';
import type { Texts } from './texts.js';

/** On narrow screens one view is shown at a time; on wide ones the list is always beside the others. */
export type View = 'list' | 'embed' | 'article' | 'articles';

const VIEWS: readonly View[] = ['list', 'embed', 'article', 'articles'];

/** The buttons that show the views. */
export const viewTabs = (
  shown: View,
  { embeds, embed, write, articles, views }: Texts,
  show: (view: View) => void,
): TemplateResult => {
  const names: Readonly<Record<View, string>> = { list: embeds, embed, article: write, articles };
  return html`<nav class="views" aria-label=${views}>
    ${VIEWS.map(
      (view) =>
        html`<button
          type="button"
          data-view=${view}
          aria-current=${view === shown ? 'true' : nothing}
          @click=${() => show(view)}
        >
          ${names[view]}
        </button>`,
    )}
  </nav>`;
};
