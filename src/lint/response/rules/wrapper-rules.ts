import { type DocumentRule, rulesAbout } from '../response-rule.js';
import { webAddress } from '../../../vast/web-address.js';
import { textOffset } from '../vast-document.js';
import type { AdOutline } from '../vast-outline.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { attributeOf, childrenOf, elementsAt } from '../../../text/xml/xml-lookup.js';
import { adId } from './ad-rules.js';
import { httpHit } from './http-hit.js';
import { keptPlaceholders } from './kept-placeholders.js';

/** The element with the ad tag of a wrapper: `VASTAdTagURI`, or the one of VAST 1. */
export const tagElement = (wrapper: XmlElement): XmlElement | undefined =>
  [...childrenOf(wrapper, 'VASTAdTagURI'), ...elementsAt(wrapper, 'VASTAdTagURL', 'URL')].find(
    (element) => textOf(element) !== '',
  );

export const wrappersOf = (
  ads: readonly AdOutline[],
): readonly { readonly ad: AdOutline; readonly wrapper: XmlElement }[] =>
  ads.flatMap((ad) =>
    ad.kind === 'Wrapper' && ad.content !== null ? [{ ad, wrapper: ad.content }] : [],
  );

const aboutWrappers = rulesAbout('chain', ({ ads }) => wrappersOf(ads));

const aboutTags = rulesAbout('chain', ({ ads }) =>
  wrappersOf(ads).flatMap(({ wrapper }) => tagElement(wrapper) ?? []),
);

const BASE = 'https://base.invalid/';
const STARTS_WITH_PLACEHOLDER = /^[[{%$#]/;

/** Whether a text is a URL, one that is relative to the document, or neither; null where a placeholder decides that. */
const formOf = (text: string): 'absolute' | 'relative' | 'no-url' | null => {
  if (STARTS_WITH_PLACEHOLDER.test(text) || keptPlaceholders(text).inHost.length > 0) return null;
  if (webAddress(text) !== null) return 'absolute';
  return webAddress(text, BASE) === null ? 'no-url' : 'relative';
};

const LIMITS = ['followAdditionalWrappers', 'fallbackOnNoAd'] as const;

/** Rules about wrappers, as far as their own document shows them. */
export const WRAPPER_RULES: readonly DocumentRule[] = [
  aboutWrappers('wrapper-no-uri', 'error', (document, { ad, wrapper }) =>
    tagElement(wrapper) === undefined ? document.hit(wrapper.start, { ad: adId(ad) }) : null,
  ),
  aboutTags('wrapper-not-url', 'error', (document, tag) =>
    formOf(textOf(tag)) === 'no-url' ? document.hit(textOffset(tag), {}) : null,
  ),
  aboutTags('wrapper-relative', 'info', (document, tag) =>
    formOf(textOf(tag)) === 'relative' ? document.hit(textOffset(tag), {}) : null,
  ),
  aboutTags('wrapper-http', 'error', (document, tag) =>
    httpHit(document, tag, webAddress(textOf(tag)), {}),
  ),
  aboutTags('wrapper-macro-left', 'warning', (document, tag) => {
    const { unknown, adServers } = keptPlaceholders(textOf(tag));
    const placeholders = [...unknown, ...adServers];
    return placeholders.length === 0 ? null : document.hit(textOffset(tag), { placeholders });
  }),
  aboutTags('wrapper-macro-in-host', 'error', (document, tag) => {
    const { inHost: placeholders } = keptPlaceholders(textOf(tag));
    return placeholders.length === 0 ? null : document.hit(textOffset(tag), { placeholders });
  }),
  aboutWrappers('wrapper-no-follow', 'info', (document, { wrapper }) =>
    LIMITS.flatMap((name) => {
      const attribute = attributeOf(wrapper, name);
      const value = attribute?.value.trim() ?? '';
      return attribute === undefined || !/^(false|0)$/i.test(value)
        ? []
        : document.hit(attribute.start, { attribute: name, value });
    }),
  ),
];
