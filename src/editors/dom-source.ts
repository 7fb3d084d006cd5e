import type { ElementSource } from './embed-recognizer.js';

/** Elements that may be embeds, for the parsing rules of editors. */
export const EMBED_SELECTORS = [
  'media-embed',
  'div.media-embed-container[data-embed]',
  'iframe[src]',
  'amp-iframe[src]',
  'oembed[url]',
  'figure[data-oembed-url]',
  'div[data-oembed-url]',
] as const;

/** What is read of an element of the DOM. Nothing in it can hide its own methods, unlike in a form. */
export const domSource = (node: Element): ElementSource => ({
  name: node.localName,
  attribute: (name) => node.getAttribute(name),
  json: () => node.querySelector('script[type="application/json"]')?.textContent ?? null,
  text: () => node.textContent,
});
