/** Hands the focus on within a shadow root, when what had it is replaced. */
export class FocusKeeper {
  #hadFocus = false;

  /** To be called before anything is replaced. */
  note(root: ShadowRoot | null): void {
    this.#hadFocus = Boolean(root?.activeElement);
  }

  /** The focus goes on to the first that is found, if it got lost. */
  restore(root: ShadowRoot | null, selector: string): void {
    if (this.#hadFocus && !root?.activeElement) root?.querySelector<HTMLElement>(selector)?.focus();
  }
}
