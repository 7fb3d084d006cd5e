/** Reflects the state of an element as a custom state, `:state(error)`, in browsers that support it. */
export class CustomStates {
  readonly #states: CustomStateSet | null;

  constructor(element: HTMLElement) {
    // Browsers with the older syntax throw on names without dashes; simulated documents have neither.
    const isSupported = 'CustomStateSet' in globalThis && CSS.supports('selector(:state(a))');
    this.#states = isSupported ? element.attachInternals().states : null;
  }

  set(state: string): void {
    this.#states?.clear();
    this.#states?.add(state);
  }
}
