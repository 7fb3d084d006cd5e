import { type EmbedError, EmbedErrorEvent } from '../../src/player/embed-error.js';

/**
 * Dispatches one `error` event for each failure of an element, however often the element is updated. The console has a
 * warning, unless a listener prevents the default.
 */
export class ErrorDispatcher {
  readonly #target: Element;
  #last: { readonly code: string; readonly about: unknown } | null = null;

  constructor(target: Element) {
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
    queueMicrotask(() => {
      if (this.#target.dispatchEvent(new EmbedErrorEvent(error)))
        // eslint-disable-next-line no-console -- Without it a page that has no listener shows no reason.
        console.warn(`<${this.#target.localName}>: ${error.message}`);
    });
  }

  /** Makes the next `update` dispatch its error even if it is the same. */
  reset(): void {
    this.#last = null;
  }
}
