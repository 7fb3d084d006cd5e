import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadMessages } from '../../src/locales/registry.js';

const hosts = new Set<ReactiveControllerHost>();
let observer: MutationObserver | null = null;

/** One observer for all elements of the page, and only while there are some. */
const watch = (): void => {
  observer ??= new MutationObserver(() => {
    for (const host of hosts) host.requestUpdate();
  });
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['lang'] });
};

/** The closest `lang` attribute: the element's own, then its ancestors', out of shadow trees too. */
const closestLanguage = (element: Element): string => {
  const owner = element.closest('[lang]');
  if (owner !== null) return owner.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestLanguage(root.host) : '';
};

/** Knows the language of an element's place in the page, and updates the element when it changes. */
export class PageLanguage implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** BCP 47 language tag, or the empty string. */
  get tag(): string {
    return closestLanguage(this.#host);
  }

  hostConnected(): void {
    if (hosts.size === 0) watch();
    hosts.add(this.#host);
    this.#host.requestUpdate();
  }

  /** English is shown until the texts are loaded, and where they cannot be. */
  hostUpdate(): void {
    loadMessages(this.tag)?.then(
      () => this.#host.requestUpdate(),
      () => undefined,
    );
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    if (hosts.size === 0) observer?.disconnect();
  }
}
