/** Shows an element's state as a custom state, `:state(error)`, in browsers that know the selector. */
export class StateMarks {
  readonly #states: CustomStateSet | null;

  constructor(element: HTMLElement) {
    // An older syntax throws on names without dashes.
    this.#states = CSS.supports('selector(:state(a))') ? element.attachInternals().states : null;
  }

  /** Puts one state in place of the one before. */
  show(state: string): void {
    this.#states?.clear();
    this.#states?.add(state);
  }
}
