import { type EmbedError, EmbedErrorEvent } from '../../src/player/embed-error.js';

/** Dispatches one `error` event for each failure of an element, however often the element is updated. */
export class ErrorDispatcher {
  readonly #target: EventTarget;
  #last: { readonly code: string; readonly about: unknown } | null = null;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  /**
   * Takes the current error, null for none, and the data it is about. The event is dispatched after the
   * update that calls, so that a listener may set properties.
   */
  update(error: EmbedError | null, about: unknown): void {
    const last = this.#last;
    this.#last = error && { code: error.code, about };
    if (error === null || (error.code === last?.code && about === last.about)) return;
    queueMicrotask(() => this.#target.dispatchEvent(new EmbedErrorEvent(error)));
  }

  /** The next failure is dispatched even if it is the same. */
  reset(): void {
    this.#last = null;
  }
}
