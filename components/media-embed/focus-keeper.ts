import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & Element & { readonly renderRoot: ShadowRoot };

/** Hands the focus on within an element, when what had it is replaced: it never falls to the page. */
export class FocusKeeper implements ReactiveController {
  readonly #host: Host;
  #hadFocus = false;
  /** What it was handed on to last. */
  #lent: HTMLElement | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** To be called before anything is replaced outside of an update. */
  hostUpdate(): void {
    this.#hadFocus ||= this.#host.shadowRoot?.activeElement != null;
  }

  /** The place of messages has it only while there is no control. A focus that is elsewhere stays there. */
  hostUpdated(): void {
    const root = this.#host.renderRoot;
    const holder = root.activeElement;
    const isLost = holder ? holder === this.#lent : document.activeElement === document.body;
    if (this.#hadFocus && isLost) {
      this.#lent =
        root.querySelector<HTMLElement>('[part=stage] > *, button') ??
        root.querySelector<HTMLElement>('[role]');
      this.#lent?.focus();
    }
    this.#hadFocus = false;
  }
}
