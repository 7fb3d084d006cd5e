/** The element that has the focus, in shadow trees too. */
const focusedElement = (root: Document | ShadowRoot = document): Element | null => {
  const { activeElement } = root;
  const inner = activeElement?.shadowRoot;
  return inner == null ? activeElement : (focusedElement(inner) ?? activeElement);
};

/**
 * Tells which element of the page has got the focus visibly, until the signal: after the browser
 * has scrolled it into view, and again when a smooth scroll has ended.
 */
export const focusMoved = (moved: (focused: Element) => void, signal: AbortSignal): void => {
  const tell = (): void => {
    const focused = focusedElement();
    if (!signal.aborted && focused?.matches(':focus-visible') === true) moved(focused);
  };
  document.addEventListener('focusin', () => requestAnimationFrame(tell), { signal });
  document.addEventListener('scrollend', tell, { signal });
};
