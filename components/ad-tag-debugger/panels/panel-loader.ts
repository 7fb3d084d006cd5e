import type { ReactiveControllerHost } from 'lit';

/** The panels whose code is loaded when they are shown: the evidence, and in it what a person opens. */
const LOADERS = {
  evidence: () => import('../evidence.js'),
  audit: () => import('../views/tracker-audit.js'),
  ads: () => import('../views/ads-view.js'),
  context: () => import('../views/context-form.js'),
  consent: () => import('./consent-panel.js'),
  google: () => import('./google-panel.js'),
  players: () => import('./players-panel.js'),
};

export type PanelName = keyof typeof LOADERS;

/** The module of a panel. */
export type PanelModule<Name extends PanelName> = Awaited<ReturnType<(typeof LOADERS)[Name]>>;

/** How far the code of a panel is loaded. */
export type PanelState<Name extends PanelName> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly module: PanelModule<Name> };

/** Loads the code of panels, each once. A load that failed can be repeated. */
export class PanelLoader {
  readonly #host: ReactiveControllerHost;
  readonly #states = new Map<PanelName, PanelState<PanelName>>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The state of a panel; the first call starts the load. */
  get<Name extends PanelName>(name: Name): PanelState<Name> {
    const known = this.#states.get(name);
    // Only the loader of a name writes its state.
    if (known !== undefined) return known as PanelState<Name>;
    this.#states.set(name, { status: 'loading' });
    void this.#load(name);
    return { status: 'loading' };
  }

  /** Loads a panel again after a failure. */
  retry(name: PanelName): void {
    this.#states.delete(name);
    this.#host.requestUpdate();
  }

  async #load(name: PanelName): Promise<void> {
    try {
      this.#states.set(name, { status: 'loaded', module: await LOADERS[name]() });
    } catch (error) {
      reportError(error);
      this.#states.set(name, { status: 'failed' });
    }
    this.#host.requestUpdate();
  }
}
