/** Reflects the state of an element as a custom state, `:state(error)`, in browsers that support it. */
export class CustomStates {
  readonly #states: CustomStateSet | null;

  constructor(element: HTMLElement) {
    // Browsers with the older syntax throw on names without dashes.
    this.#states = CSS.supports('selector(:state(a))') ? element.attachInternals().states : null;
  }

  set(state: string): void {
    this.#states?.clear();
    this.#states?.add(state);
  }
}
