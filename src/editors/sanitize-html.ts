import { STORED_ATTRIBUTES, writtenAttributes } from './embed-block.js';
import { embedRecognizer, type EmbedRecognizer, type EmbedSites } from './embed-recognizer.js';

export type { EmbedSites } from './embed-recognizer.js';

type Attribs = Record<string, string>;

interface SanitizedTag {
  tagName: string;
  attribs: Attribs;
  text?: string;
}

type Transform = (tagName: string, attribs: Attribs) => SanitizedTag;

/** What the settings read of the options of sanitize-html, and add to them. */
export interface SanitizeHtmlOptions {
  allowedTags?: readonly string[] | false | undefined;
  allowedAttributes?: Readonly<Record<string, readonly unknown[]>> | false | undefined;
  nonTextTags?: readonly string[] | undefined;
  transformTags?: Readonly<Record<string, unknown>> | undefined;
}

/** The settings, for `sanitizeHtml(html, settings)`. */
export interface SanitizeHtmlSettings {
  allowedTags: string[] | false;
  allowedAttributes: Record<string, never[]> | false;
  nonTextTags: string[];
  transformTags: Record<string, Transform>;
}

const isPlain = (tagName: string, attribs: Attribs): boolean =>
  tagName === 'media-embed' && attribs['src'] !== undefined;

/** An embed becomes `<media-embed src>`, a link to its player becomes a link to its page, and another one loses its tag. */
const transformOf =
  (recognizer: EmbedRecognizer): Transform =>
  (tagName, attribs) => {
    const block = recognizer.blockOf({
      name: tagName,
      attribute: (name) => (Object.hasOwn(attribs, name) ? (attribs[name] ?? null) : null),
      json: () => null,
      text: () => null,
    });
    if (tagName === 'a')
      return { tagName, attribs: block ? { ...attribs, href: block.page } : attribs };
    if (block === null) return { tagName: tagName === 'media-embed' ? 'div' : tagName, attribs };
    const embed: SanitizedTag = { tagName: 'media-embed', attribs: writtenAttributes(block) };
    // The content of an element that is one already is its link.
    return isPlain(tagName, attribs) ? embed : { ...embed, text: block.title ?? block.page };
  };

/** Of these, sanitize-html drops the content too. */
const NON_TEXT_TAGS = ['script', 'style', 'textarea', 'option', 'noscript'];

/**
 * Settings for sanitize-html that keep embeds of the sites: `<media-embed src>`, and frames, containers of the
 * service and `<oembed>`, which become that. Everything else is as in `settings`, such as `sanitizeHtml.defaults`.
 */
export const sanitizeHtmlMediaEmbed = (
  sites: EmbedSites,
  settings: SanitizeHtmlOptions,
): SanitizeHtmlSettings => {
  const { allowedTags = false, allowedAttributes = false, nonTextTags, transformTags } = settings;
  const transform = transformOf(embedRecognizer(sites));
  const tags = ['media-embed', 'iframe', 'amp-iframe', 'oembed', 'div', 'a'];
  return {
    ...settings,
    allowedTags: allowedTags && [...new Set([...allowedTags, 'media-embed'])],
    allowedAttributes: allowedAttributes && {
      ...(allowedAttributes as Record<string, never[]>),
      'media-embed': [...STORED_ATTRIBUTES] as never[],
    },
    nonTextTags: [...new Set([...(nonTextTags ?? NON_TEXT_TAGS), 'noscript'])],
    transformTags: {
      ...(transformTags as Record<string, Transform> | undefined),
      ...Object.fromEntries(tags.map((tag) => [tag, transform])),
    },
  };
};
