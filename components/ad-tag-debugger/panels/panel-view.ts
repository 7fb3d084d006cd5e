import { html } from 'lit';
import { button, type ViewTemplate, type ViewContext } from '../views/view-context.js';
import type { PanelImports, PanelLoader } from './panel-loader.js';

export const panel = <Imports extends PanelImports<keyof Imports>, Name extends keyof Imports>(
  view: ViewContext,
  panels: PanelLoader<Imports>,
  name: Name,
  body: (module: Awaited<ReturnType<Imports[Name]>>) => ViewTemplate | readonly ViewTemplate[],
): ViewTemplate | readonly ViewTemplate[] => {
  const state = panels.get(name);
  if (state.status === 'loaded') return body(state.module);
  if (state.status === 'loading')
    return html`<p class="note loading" role="status">${view.translate('panel-loading')}</p>`;
  return html`<p class="actions" role="alert">
    ${view.translate('panel-failed')} ${button(view.translate('panel-retry'), () => panels.retry(name))}
  </p>`;
};
