import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What may take the focus over, the best first. Nothing that is hidden or inert takes it. */
const NEXT = ['[part=notice]', '[part=play]', 'media-play-button', '[part=ads]', '[part~=player]'];

const canHold = (element: Element | null | undefined): element is Element =>
  element != null &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert]') === null;

/** The element of a selector; of the place of ads the first button, which pauses the ad. */
const candidate = (place: ShadowRoot, selector: string): HTMLElement | null => {
  const found = place.querySelector<HTMLElement>(selector);
  if (selector !== '[part=ads]') return found;
  const layers = [...(found?.children ?? [])];
  return layers.map(({ shadowRoot }) => shadowRoot?.querySelector('button')).find(Boolean) ?? null;
};

/**
 * Hands the viewer's focus on when what has it goes: the controls under an ad, a button that was pressed, the player
 * under a message. A focus that is elsewhere in the page is never taken.
 */
export class KeptFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #ending = new AbortController();
  /** What in the player had the focus last, unless the viewer left it. */
  #held: Element | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const place = this.#host.shadowRoot;
    if (place === null) return;
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const look = (): void => this.#look(place);
    // Between two ads, and while an element is being removed, nothing is settled.
    const lookSoon = (): unknown => setTimeout(look);
    place.addEventListener('focusin', look, { signal });
    const left = (event: Event): void => {
      if (event instanceof FocusEvent && event.relatedTarget !== null) this.#held = null;
      else lookSoon();
    };
    place.addEventListener('focusout', left, { signal });
    // A frame of an ad takes it without another word.
    for (const name of ['blur', 'focus']) window.addEventListener(name, look, { signal });
    // Not every browser tells when the focus is lost.
    const observer = new MutationObserver(lookSoon);
    const attributeFilter = ['hidden', 'inert'];
    observer.observe(place, { subtree: true, childList: true, attributeFilter });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  hostDisconnected(): void {
    this.#ending.abort();
    this.#held = null;
  }

  /** Where the focus is in the player, slotted content included, or null. */
  get #focused(): Element | null {
    const { activeElement } = this.#host.getRootNode() as Document | ShadowRoot;
    if (!this.#host.contains(activeElement)) return null;
    return this.#host.shadowRoot?.activeElement ?? activeElement;
  }

  #look(place: ShadowRoot): void {
    const lost = this.#held;
    this.#held = this.#focused;
    if (lost === null || canHold(lost)) return;
    if (window.parent !== window && !document.hasFocus()) {
      // The viewer is in the page around the frame; it is handed on when they are back.
      this.#held = lost;
      return;
    }
    if (!this.#host.checkVisibility() || canHold(this.#held ?? document.activeElement)) return;
    for (const selector of NEXT) {
      const next = candidate(place, selector);
      if (!canHold(next)) continue;
      next.focus({ preventScroll: true });
      if (next.matches(':focus')) return;
    }
    // Nothing yet: the message, perhaps, is on its way.
    this.#held = lost;
  }
}
