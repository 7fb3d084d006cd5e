import { type EmbedError, EmbedErrorEvent } from '../../src/player/embed-error.js';

/** Dispatches one `error` event for each failure of an element, however often the element is updated. */
export class ErrorDispatcher {
  readonly #target: EventTarget;
  #last: { readonly code: string; readonly about: unknown } | null = null;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  /**
   * Sets the current error, or null, and the data that caused it. The event is dispatched in a microtask,
   * so that its listeners may set properties.
   */
  update(error: EmbedError | null, about: unknown): void {
    const last = this.#last;
    this.#last = error && { code: error.code, about };
    if (error === null || (error.code === last?.code && about === last.about)) return;
    queueMicrotask(() => this.#target.dispatchEvent(new EmbedErrorEvent(error)));
  }

  /** Makes the next `update` dispatch its error even if it is the same. */
  reset(): void {
    this.#last = null;
  }
}
