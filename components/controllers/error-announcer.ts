import { type EmbedError, EmbedErrorEvent } from '../../src/player/embed-error.js';

/** Tells each failure of an element once, however often the element is updated. */
export class ErrorAnnouncer {
  readonly #target: EventTarget;
  #told: { readonly message: string; readonly about: unknown } | null = null;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  /**
   * Says what fails now, null for nothing, and which data it is about. The event comes after the
   * update that calls, so that a listener sees it done and may set properties.
   */
  announce(error: EmbedError | null, about: unknown): void {
    const told = this.#told;
    this.#told = error && { message: error.message, about };
    if (error === null || (error.message === told?.message && about === told.about)) return;
    queueMicrotask(() => this.#target.dispatchEvent(new EmbedErrorEvent(error)));
  }

  /** The next failure is a new one, even if it is the same. */
  forget(): void {
    this.#told = null;
  }
}
