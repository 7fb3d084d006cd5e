import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Elements that may receive the focus, in order of preference. Hidden and inert elements are skipped. */
const TARGETS = [
  '[part=notice]',
  '[part=play]',
  '[part=control-play]',
  '[part=ads]',
  '[part~=player]',
];

const canHaveFocus = (element: Element | null | undefined): element is Element =>
  element != null &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert]') === null;

/** The element of a selector, or for the layer of ads its first button, which pauses the ad. */
const targetOf = (root: ShadowRoot, selector: string): HTMLElement | null => {
  const target = root.querySelector<HTMLElement>(selector);
  if (selector !== '[part=ads]') return target;
  const layers = [...(target?.children ?? [])];
  return layers.map(({ shadowRoot }) => shadowRoot?.querySelector('button')).find(Boolean) ?? null;
};

/**
 * Moves the focus within the player when the focused element disappears: controls covered by an ad, a
 * button that was pressed, a player covered by a message. A focus outside of the player is not moved.
 * Unlike `FocusRestorer`, it also handles changes outside of updates, because ads and controls change the
 * stage themselves. The two are separate because a facade must not load the observers of a player.
 */
export class PlayerFocusRestorer implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #ending = new AbortController();
  /** The element in the player that was focused last, or null if the viewer has left the player. */
  #focused: Element | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.shadowRoot;
    if (root === null) return;
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const check = (): void => this.#check(root);
    // Later, because the focus may still change between two ads and during the removal of an element.
    const checkLater = (): unknown => setTimeout(check);
    const onFocusOut = (event: Event): void => {
      if (event instanceof FocusEvent && event.relatedTarget !== null) this.#focused = null;
      else checkLater();
    };
    root.addEventListener('focusin', check, { signal });
    root.addEventListener('focusout', onFocusOut, { signal });
    // The only events that are fired when the frame of an ad gets the focus.
    for (const name of ['blur', 'focus']) window.addEventListener(name, check, { signal });
    // Not every browser fires an event when the focused element is removed.
    const observer = new MutationObserver(checkLater);
    const attributeFilter = ['hidden', 'inert'];
    observer.observe(root, { subtree: true, childList: true, attributeFilter });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  hostDisconnected(): void {
    this.#ending.abort();
    this.#focused = null;
  }

  /** The focused element in the player, slotted content included, or null. */
  get #activeElement(): Element | null {
    const { activeElement } = this.#host.getRootNode() as Document | ShadowRoot;
    if (!this.#host.contains(activeElement)) return null;
    return this.#host.shadowRoot?.activeElement ?? activeElement;
  }

  #check(root: ShadowRoot): void {
    const lost = this.#focused;
    this.#focused = this.#activeElement;
    if (lost === null || canHaveFocus(lost)) return;
    if (window.parent !== window && !document.hasFocus()) {
      // The viewer is in the page around the frame; the focus is restored when they return.
      this.#focused = lost;
      return;
    }
    if (!this.#host.checkVisibility() || canHaveFocus(this.#focused ?? document.activeElement))
      return;
    for (const selector of TARGETS) {
      const target = targetOf(root, selector);
      if (!canHaveFocus(target)) continue;
      target.focus({ preventScroll: true });
      if (target.matches(':focus')) return;
    }
    // Tried again at the next change, for example when a message is rendered.
    this.#focused = lost;
  }
}
