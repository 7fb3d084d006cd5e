import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What may get the focus, in order of preference. Hidden and inert elements are passed over. */
const TARGETS = [
  '[part=notice]',
  '[part=play]',
  'media-play-button',
  '[part=ads]',
  '[part~=player]',
];

const canHaveFocus = (element: Element | null | undefined): element is Element =>
  element != null &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert]') === null;

/** The element of a selector; in the layer of ads the first button, which pauses the ad. */
const targetOf = (root: ShadowRoot, selector: string): HTMLElement | null => {
  const found = root.querySelector<HTMLElement>(selector);
  if (selector !== '[part=ads]') return found;
  const layers = [...(found?.children ?? [])];
  return layers.map(({ shadowRoot }) => shadowRoot?.querySelector('button')).find(Boolean) ?? null;
};

/**
 * Moves the focus within the player when what had it disappears: the controls under an ad, a button that was
 * pressed, the player under a message. A focus elsewhere in the page stays there. Unlike `FocusRestorer`, it
 * also follows changes outside of updates, since ads and controls change the stage themselves.
 */
export class PlayerFocusRestorer implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #ending = new AbortController();
  /** What in the player had the focus last, unless the viewer left it. */
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
    // Later, because between two ads, or while an element is being removed, the focus may still change.
    const checkLater = (): unknown => setTimeout(check);
    const onFocusOut = (event: Event): void => {
      if (event instanceof FocusEvent && event.relatedTarget !== null) this.#focused = null;
      else checkLater();
    };
    root.addEventListener('focusin', check, { signal });
    root.addEventListener('focusout', onFocusOut, { signal });
    // The only events when the frame of an ad gets the focus.
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
      // The viewer is in the page around the frame; the focus is restored when they are back.
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
