/** The address in `src`, without credentials, query and fragment, which can be secret; empty if there is none. */
const addressOf = (element: Element): string => {
  const src = element.getAttribute('src');
  if (!src || !URL.canParse(src, document.baseURI)) return '';
  const { protocol, host, pathname } = new URL(src, document.baseURI);
  return protocol.startsWith('http') ? `${protocol}//${host}${pathname}` : protocol;
};

/**
 * Writes a warning about an element, which the console of a browser shows as an object. That of a simulated document
 * would print all of its fields.
 */
export const warn = (element: Element, sentence: string): void => {
  const objects = 'VisualViewport' in globalThis ? [element] : [];
  const address = addressOf(element);
  const source = address && ` src="${address}"`;
  // eslint-disable-next-line no-console -- Without it a page that has no listener shows no reason.
  console.warn(`<${element.localName}${source}>: ${sentence}`, ...objects);
};
