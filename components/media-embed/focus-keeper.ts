import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Hands the focus on within an element, when what had it is replaced: it never falls to the page. */
export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #hadFocus = false;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** To be called before anything is replaced outside of an update. */
  hostUpdate(): void {
    this.#hadFocus ||= this.#host.shadowRoot?.activeElement != null;
  }

  /** The place of messages has it only while there is no control. */
  hostUpdated(): void {
    const root = this.#host.shadowRoot;
    const holder = root?.activeElement;
    if (this.#hadFocus && (!holder || holder.role))
      (
        root?.querySelector<HTMLElement>('[part=stage] > *, button') ??
        root?.querySelector<HTMLElement>('[role]')
      )?.focus();
    this.#hadFocus = false;
  }
}
