import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { HALF_THRESHOLDS, isHalfInView } from '../../src/player/viewer/visible-area.js';

/** `near`: within one viewport above or below. `visible`: as defined by `isHalfInView`. */
export type Proximity = 'near' | 'visible';

const OPTIONS: Readonly<Record<Proximity, IntersectionObserverInit>> = {
  near: { rootMargin: '100% 0px' },
  visible: { threshold: HALF_THRESHOLDS },
};

/** Whether no element of the page has been updated. */
let isFirst = 'VisualViewport' in globalThis;

/** Records how close an element has come to the viewport. The record is never reset. */
export class ViewportWatch implements ReactiveController {
  readonly reached: Record<Proximity, boolean> = { near: false, visible: false };
  /** Whether a part of the element was in view when it came close. */
  isInView = false;
  readonly #host: ReactiveControllerHost & Element;
  #observers: Partial<Record<Proximity, IntersectionObserver>> = {};

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /**
   * Observes the host, and updates it when it comes this close. Repeated calls do nothing. Everything is
   * near in a simulated document, which has no viewport.
   */
  watch(proximity: Proximity): void {
    if (this.#observers[proximity] || this.reached[proximity] || !this.#host.isConnected) return;
    if (!('VisualViewport' in globalThis)) {
      this.reached[proximity] = true;
      queueMicrotask(() => this.#host.requestUpdate());
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.find((each) =>
        proximity === 'near' ? each.isIntersecting : isHalfInView(each),
      );
      if (!entry) return;
      this.#look();
      this.reached[proximity] = true;
      observer.disconnect();
      this.#host.requestUpdate();
    }, OPTIONS[proximity]);
    observer.observe(this.#host);
    this.#observers[proximity] = observer;
  }

  /** The first element is known to be in view before it is drawn: for each of many, the page would be laid out again. */
  hostUpdate(): void {
    if (isFirst) this.#look();
    isFirst = false;
  }

  hostDisconnected(): void {
    for (const observer of Object.values(this.#observers)) observer.disconnect();
    this.#observers = {};
  }

  #look(): void {
    const { top, bottom } = this.#host.getBoundingClientRect();
    this.isInView ||= top < innerHeight && bottom > 0;
  }
}
