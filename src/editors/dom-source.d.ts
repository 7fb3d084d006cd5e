import type { ElementSource } from './embed-recognizer.js';
/** Elements that may be embeds, for the parsing rules of editors. */
export declare const EMBED_SELECTORS: readonly ['media-embed', 'div.media-embed-container[data-embed]', 'iframe[src]', 'oembed[url]', 'figure[data-oembed-url]', 'div[data-oembed-url]'];
/** What is read of an element of the DOM. Nothing in it can hide its own methods, unlike in a form. */
export declare const domSource: (node: Element) => ElementSource;
//# sourceMappingURL=dom-source.d.ts.map