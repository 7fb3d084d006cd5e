/**
 * Writes a warning about an element, which the console of a browser shows as an object. That of a simulated document
 * would print all of its fields.
 */
export const warn = (element: Element, sentence: string): void => {
  const objects = 'VisualViewport' in globalThis ? [element] : [];
  // eslint-disable-next-line no-console -- Without it a page that has no listener shows no reason.
  console.warn(`<${element.localName}>: ${sentence}`, ...objects);
};
