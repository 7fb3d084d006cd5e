/** The text of the element's own child `<script type="application/json">`, or null when it has none. */
export const inlineText = (element: Element): string | null =>
  element.querySelector(':scope > script[type="application/json"]')?.textContent ?? null;

/** Calls `changed` when the children of an element or their text change, and when the document has been parsed. */
export const watchInlineText = (
  element: Element,
  signal: AbortSignal,
  changed: () => void,
): void => {
  const observer = new MutationObserver(changed);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  // On the document, an <img name="addEventListener"> would shadow the method.
  window.addEventListener('DOMContentLoaded', changed, { signal });
};
