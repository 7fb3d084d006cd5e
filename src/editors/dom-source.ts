import { type EmbedBlock, writtenAttributes } from './embed-block.js';
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

/** The element of a block. The link in it leads to the embed where the element is not defined. */
export const blockElement = (document: Document, block: EmbedBlock): Element => {
  const embed = document.createElement('media-embed');
  for (const [name, value] of Object.entries(writtenAttributes(block)))
    embed.setAttribute(name, value);
  const link = document.createElement('a');
  link.setAttribute('href', block.page);
  link.textContent = block.title ?? block.page;
  embed.append(link);
  return embed;
};
