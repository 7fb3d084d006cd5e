/**
 * Writes a warning about an element, which the console of a browser shows as an object. That of a simulated document
 * would print all of its fields. The address in `src` is without credentials and its query.
 */
export const warn = (element: Element, sentence: string): void => {
  const objects = 'VisualViewport' in globalThis ? [element] : [];
  const address = element
    .getAttribute('src')
    ?.replace(/[?#].*/s, '')
    .replace(/^(\w*:?\/\/)[^/]*@/, '$1');
  const source = address ? ` src="${address}"` : '';
  // eslint-disable-next-line no-console -- Without it a page that has no listener shows no reason.
  console.warn(`<${element.localName}${source}>: ${sentence}`, ...objects);
};
