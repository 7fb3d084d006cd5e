import type { ReactiveControllerHost } from 'lit';
import { HALF_IN_VIEW, NEAR, ViewportWatch } from '../browser/viewport-watch.js';
import type { EmbedLoading } from './loading.js';

/** Knows when it is time to fetch and to play, by where the reader is. */
export class LoadingMoment {
  readonly #near: ViewportWatch;
  readonly #visible: ViewportWatch;

  constructor(host: ReactiveControllerHost & Element) {
    this.#near = new ViewportWatch(host, NEAR);
    this.#visible = new ViewportWatch(host, HALF_IN_VIEW);
  }

  /** Whether the reader is near enough for the data. */
  get isNear(): boolean {
    return this.#near.reached;
  }

  /** Whether the reader saw some of the box when it was reached. */
  get isInView(): boolean {
    return this.#near.isInView || this.#visible.reached;
  }

  /** Whether it is time for the player, if nobody has to ask for it. */
  isDue(loading: EmbedLoading): boolean {
    if (loading === 'near') return this.#near.reached;
    return loading === 'visible' ? this.#visible.reached : loading === 'eager';
  }

  /** Waits for the reader; the host is updated when it is time. */
  watch(loading: EmbedLoading): void {
    if (loading === 'near') this.#near.watch();
    if (loading === 'visible') this.#visible.watch();
  }
}
