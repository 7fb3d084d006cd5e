import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & Element & { readonly renderRoot: ShadowRoot };

/** Moves the focus within an element when an update removes what had it, so that the page never gets it. */
export class FocusRestorer implements ReactiveController {
  readonly #host: Host;
  #hadFocus = false;
  /** The element that was focused last by this class. */
  #target: HTMLElement | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** Also called before anything is removed outside of an update. */
  hostUpdate(): void {
    this.#hadFocus ||= this.#host.shadowRoot?.activeElement != null;
  }

  /** The area of messages has the focus only while there is no control. A focus elsewhere stays there. */
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
