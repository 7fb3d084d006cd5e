import { explain } from '../../src/player/developer-messages.js';
import {
  type EmbedError,
  type EmbedErrorCode,
  EmbedErrorEvent,
} from '../../src/player/embed-error.js';
import { warn } from './warn.js';

/**
 * Dispatches one `error` event for each failure of an element, however often the element is updated. The console has a
 * warning, unless a listener prevents the default.
 */
export class ErrorDispatcher {
  readonly #target: Element;
  #code?: EmbedErrorCode | undefined;
  #about: unknown;

  constructor(target: Element) {
    this.#target = target;
  }

  /**
   * Sets the current error, or null, and the data that caused it. The event is dispatched in a microtask,
   * so that its listeners may set properties.
   */
  update(error: EmbedError | null, about: unknown): void {
    const isRepeated = error?.code === this.#code && about === this.#about;
    this.#code = error?.code;
    this.#about = about;
    if (error === null || isRepeated) return;
    queueMicrotask(() => {
      if (!this.#target.dispatchEvent(new EmbedErrorEvent(error))) return;
      void explain((texts) => texts.errorSentence(error), error.code).then((sentence) =>
        warn(this.#target, sentence),
      );
    });
  }

  /** Makes the next `update` dispatch its error even if it is the same. */
  reset(): void {
    this.#code = undefined;
  }
}
