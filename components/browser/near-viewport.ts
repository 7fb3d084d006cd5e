import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far outside the viewport counts as near: one viewport, above and below. */
const MARGIN = '100% 0px';

/** Tells once, and for good, that an element came near the viewport. */
export class NearViewport implements ReactiveController {
  /** Whether the element was near the viewport while it was watched. */
  reached = false;
  readonly #host: ReactiveControllerHost & Element;
  #observer: IntersectionObserver | null = null;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** Starts to watch; the host is updated when it comes near. Calling it again does nothing. */
  watch(): void {
    if (this.reached || this.#observer !== null || !this.#host.isConnected) return;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), {
      rootMargin: MARGIN,
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    this.reached = true;
    this.hostDisconnected();
    this.#host.requestUpdate();
  }
}
