/** Exposes an element's state as a custom state, `:state(error)`, in browsers that support the selector. */
export class CustomStates {
  readonly #states: CustomStateSet | null;

  constructor(element: HTMLElement) {
    // An older syntax throws on names without dashes.
    this.#states = CSS.supports('selector(:state(a))') ? element.attachInternals().states : null;
  }

  /** Replaces the previous state. */
  show(state: string): void {
    this.#states?.clear();
    this.#states?.add(state);
  }
}
