import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** When a place in the page counts as reached. */
export interface Reach {
  readonly options: IntersectionObserverInit;
  readonly isReached: (entry: IntersectionObserverEntry) => boolean;
}

/** One viewport away or less, above and below. */
export const NEAR: Reach = {
  options: { rootMargin: '100% 0px' },
  isReached: ({ isIntersecting }) => isIntersecting,
};

/** Half of the element is in view, or half of the viewport is full of it: it may be the taller one. */
export const HALF_IN_VIEW: Reach = {
  options: { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  isReached: ({ intersectionRatio, intersectionRect }) =>
    intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2,
};

/** Tells once, and for good, that the reader came to an element. */
export class ViewportWatch implements ReactiveController {
  /** Whether the element was reached while it was watched. */
  reached = false;
  /** Whether any of the element was in view then. */
  isInView = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #reach: Reach;
  #observer: IntersectionObserver | null = null;

  constructor(host: ReactiveControllerHost & Element, reach: Reach) {
    this.#host = host;
    this.#reach = reach;
    host.addController(this);
  }

  /** Starts to watch; the host is updated when it is reached. Calling it again does nothing. */
  watch(): void {
    if (this.reached || this.#observer !== null || !this.#host.isConnected) return;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), this.#reach.options);
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    const entry = entries.find(this.#reach.isReached);
    if (entry === undefined) return;
    const { top, bottom } = entry.boundingClientRect;
    this.isInView = top < innerHeight && bottom > 0;
    this.reached = true;
    this.hostDisconnected();
    this.#host.requestUpdate();
  }
}
