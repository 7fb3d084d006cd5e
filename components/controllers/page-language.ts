import type { ReactiveController, ReactiveControllerHost } from 'lit';

const hosts = new Set<ReactiveControllerHost>();
let observer: MutationObserver | null = null;

/** Starts the observer that all elements share. */
const watch = (): void => {
  observer ??= new MutationObserver(() => {
    for (const host of hosts) host.requestUpdate();
  });
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['lang'] });
};

/** The closest `lang` attribute of the element or its ancestors, across shadow roots. */
const closestLanguage = (element: Element): string => {
  const owner = element.closest('[lang]');
  if (owner !== null) return owner.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestLanguage(root.host) : '';
};

/** The language of an element, inherited from its ancestors. Updates the element when the language changes and when its texts are loaded. */
export class PageLanguage implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #loadTexts: (tag: string) => Promise<void> | null;
  #requested?: string;

  /** `loadTexts` loads the texts of the element; null when there is nothing to load. */
  constructor(
    host: ReactiveControllerHost & Element,
    loadTexts: (tag: string) => Promise<void> | null,
  ) {
    this.#host = host;
    this.#loadTexts = loadTexts;
    host.addController(this);
  }

  get tag(): string {
    return closestLanguage(this.#host);
  }

  hostConnected(): void {
    if (hosts.size === 0) watch();
    hosts.add(this.#host);
    this.#host.requestUpdate();
  }

  /** The element is in English until the texts are loaded, and if loading fails. The next element tries again. */
  hostUpdate(): void {
    const { tag } = this;
    if (tag === this.#requested) return;
    this.#requested = tag;
    this.#loadTexts(tag)?.then(() => this.#host.requestUpdate(), reportError);
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    if (hosts.size === 0) observer?.disconnect();
  }
}
