import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { HALF_THRESHOLDS, isHalfInView } from '../../src/player/viewer/visible-area.js';

/** How close the reader came: within one viewport, above or below; or as `isHalfInView` says. */
export type Closeness = 'near' | 'visible';

const OPTIONS: Readonly<Record<Closeness, IntersectionObserverInit>> = {
  near: { rootMargin: '100% 0px' },
  visible: { threshold: HALF_THRESHOLDS },
};

/** Tells once, and for good, how close the reader came to an element. */
export class ViewportWatch implements ReactiveController {
  readonly reached: Record<Closeness, boolean> = { near: false, visible: false };
  /** Whether any of the element was in view when it was reached. */
  isInView = false;
  readonly #host: ReactiveControllerHost & Element;
  #observers: Partial<Record<Closeness, IntersectionObserver>> = {};

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** Starts to watch; the host is updated when it is reached. Calling it again does nothing. */
  watch(closeness: Closeness): void {
    if (this.#observers[closeness] || !this.#host.isConnected) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.find((each) =>
        closeness === 'near' ? each.isIntersecting : isHalfInView(each),
      );
      if (!entry) return;
      const { top, bottom } = entry.boundingClientRect;
      this.isInView ||= top < innerHeight && bottom > 0;
      this.reached[closeness] = true;
      observer.disconnect();
      this.#host.requestUpdate();
    }, OPTIONS[closeness]);
    observer.observe(this.#host);
    this.#observers[closeness] = observer;
  }

  hostDisconnected(): void {
    for (const observer of Object.values(this.#observers)) observer.disconnect();
    this.#observers = {};
  }
}
