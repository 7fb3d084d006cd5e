import { html, type ReactiveControllerHost } from 'lit';
import { button, type ViewContext, type ViewTemplate } from '../views/view-context.js';

export type PanelImports<Name extends PropertyKey> = Readonly<Record<Name, () => Promise<object>>>;

/** The panels of the evidence, whose code is loaded when a person opens them. */
export const EVIDENCE_PANELS = {
  audit: () => import('../views/tracker-audit.js'),
  ads: () => import('../views/ads-view.js'),
  context: () => import('../views/context-form.js'),
  consent: () => import('../views/consent-matrix.js'),
  google: () => import('../views/google-view.js'),
  players: () => import('../views/players-view.js'),
};

type PanelState<Module> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly module: Module };

/** Loads the code of panels, each once. A load that failed can be repeated. */
export class PanelLoader<Imports extends PanelImports<keyof Imports>> {
  readonly #host: ReactiveControllerHost;
  readonly #imports: Imports;
  readonly #states = new Map<keyof Imports, PanelState<object>>();

  constructor(host: ReactiveControllerHost, imports: Imports) {
    this.#host = host;
    this.#imports = imports;
  }

  get<Name extends keyof Imports>(name: Name): PanelState<Awaited<ReturnType<Imports[Name]>>> {
    const known = this.#states.get(name);
    // Only the loader of a name writes its state.
    if (known !== undefined) return known as PanelState<Awaited<ReturnType<Imports[Name]>>>;
    this.#states.set(name, { status: 'loading' });
    void this.#load(name);
    return { status: 'loading' };
  }

  retry(name: keyof Imports): void {
    this.#states.delete(name);
    this.#host.requestUpdate();
  }

  async #load(name: keyof Imports): Promise<void> {
    try {
      this.#states.set(name, { status: 'loaded', module: await this.#imports[name]() });
    } catch (error) {
      reportError(error);
      this.#states.set(name, { status: 'failed' });
    }
    this.#host.requestUpdate();
  }
}

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
