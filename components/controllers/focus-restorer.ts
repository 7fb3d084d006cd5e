import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & Element & { readonly renderRoot: ShadowRoot };

/** Moves the focus within an element when an update removes the focused element, instead of losing it to the page. */
export class FocusRestorer implements ReactiveController {
  readonly #host: Host;
  #hadFocus = false;
  #target: HTMLElement | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** Also called before something is removed outside of an update. */
  hostUpdate(): void {
    this.#hadFocus ||= this.#host.shadowRoot?.activeElement != null;
  }

  /** The area of messages is focused only while there is no control. A focus outside of the element is not moved. */
  hostUpdated(): void {
    const root = this.#host.renderRoot;
    const focused = root.activeElement;
    const isLost = focused ? focused === this.#target : document.activeElement === document.body;
    if (this.#hadFocus && isLost) {
      this.#target =
        root.querySelector<HTMLElement>('[part=stage] > *, button') ??
        root.querySelector<HTMLElement>('[role]');
      this.#target?.focus();
    }
    this.#hadFocus = false;
  }
}
