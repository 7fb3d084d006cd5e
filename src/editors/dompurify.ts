import { blockElement, domSource, EMBED_SELECTORS } from './dom-source.js';
import { embedRecognizer, type EmbedRecognizer, type EmbedSites } from './embed-recognizer.js';

export type { EmbedSites } from './embed-recognizer.js';

/** What the settings use of DOMPurify. */
export interface DomPurify {
  addHook(name: never, hook: never): void;
}

/** The settings, for `DOMPurify.sanitize(html, settings)`. */
export interface DomPurifySettings {
  readonly ADD_TAGS: string[];
  readonly ADD_ATTR: string[];
}

/** Replaces embeds with `<media-embed src>`, and takes the address from a `<media-embed>` of another site. */
const replaceEmbeds = (root: Element, recognizer: EmbedRecognizer): void => {
  for (const node of root.querySelectorAll(EMBED_SELECTORS.join())) {
    const block = recognizer.blockOf(domSource(node));
    if (block !== null) node.replaceWith(blockElement(node.ownerDocument, block));
    else if (node.localName === 'media-embed') node.removeAttribute('src');
  }
};

/**
 * Adds hooks to DOMPurify that keep embeds of the sites, and returns settings for `DOMPurify.sanitize`. Frames and
 * code of the service become `<media-embed src>`; addresses of other sites are dropped. Call it once for
 * each instance of DOMPurify.
 */
export const domPurifyMediaEmbed = (purify: DomPurify, sites: EmbedSites): DomPurifySettings => {
  const recognizer = embedRecognizer(sites);
  const replace = (node: Node): void => {
    if (node.nodeName === 'BODY') replaceEmbeds(node as Element, recognizer);
  };
  const check = (
    node: Node,
    event: { readonly attrName: string; readonly attrValue: string; keepAttr: boolean },
  ): void => {
    if (node.nodeName !== 'MEDIA-EMBED' || event.attrName !== 'src') return;
    if (recognizer.blockAt(event.attrValue) === null) event.keepAttr = false;
  };
  purify.addHook('beforeSanitizeElements' as never, replace as never);
  purify.addHook('uponSanitizeAttribute' as never, check as never);
  return { ADD_TAGS: ['media-embed'], ADD_ATTR: ['data-align'] };
};
