import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
import type { AdOutline } from '../vast-outline.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { attributeOf, childrenOf, elementsAt } from '../../../text/xml/xml-lookup.js';
import { adId } from './ad-rules.js';
import { httpsRepair } from './https-repair.js';
import { keptPlaceholders } from './kept-placeholders.js';
import { excerpt } from './excerpt.js';

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

const tagsOf = ({ ads }: LintedDocument): readonly XmlElement[] =>
  wrappersOf(ads).flatMap(({ wrapper }) => tagElement(wrapper) ?? []);

const noTagHits = (document: LintedDocument): HitsOf<'wrapper-no-uri'> =>
  wrappersOf(document.ads)
    .filter(({ wrapper }) => tagElement(wrapper) === undefined)
    .map(({ ad, wrapper }) => document.hit(wrapper.start, { ad: adId(ad) }));

const BASE = 'https://base.invalid/';
const STARTS_WITH_PLACEHOLDER = /^[[{%$#]/;

const invalidTagHits = (document: LintedDocument): HitsOf<'wrapper-not-url'> =>
  tagsOf(document)
    .filter((tag) => !STARTS_WITH_PLACEHOLDER.test(textOf(tag)))
    .filter((tag) => keptPlaceholders(textOf(tag)).inHost.length === 0)
    .filter((tag) => webAddress(textOf(tag), BASE) === null)
    .map((tag) => document.hit(textOffset(tag), {}));

const relativeHits = (document: LintedDocument): HitsOf<'wrapper-relative'> =>
  tagsOf(document)
    .filter((tag) => {
      const text = textOf(tag);
      return (
        !STARTS_WITH_PLACEHOLDER.test(text) &&
        keptPlaceholders(text).inHost.length === 0 &&
        webAddress(text) === null &&
        webAddress(text, BASE) !== null
      );
    })
    .map((tag) => document.hit(textOffset(tag), {}));

const httpHits = (document: LintedDocument): HitsOf<'wrapper-http'> =>
  tagsOf(document).flatMap((tag) => {
    const url = webAddress(textOf(tag));
    if (url === null || !isMixed(url, document.context.pageProtocol)) return [];
    return document.hit(textOffset(tag), { host: excerpt(url.host) }, httpsRepair(document, tag));
  });

const macroHits = (document: LintedDocument): HitsOf<'wrapper-macro-left'> =>
  tagsOf(document).flatMap((tag) => {
    const { unknown, adServers } = keptPlaceholders(textOf(tag));
    const placeholders = [...unknown, ...adServers];
    return placeholders.length === 0 ? [] : document.hit(textOffset(tag), { placeholders });
  });

const hostHits = (document: LintedDocument): HitsOf<'wrapper-macro-in-host'> =>
  tagsOf(document).flatMap((tag) => {
    const { inHost } = keptPlaceholders(textOf(tag));
    return inHost.length === 0 ? [] : document.hit(textOffset(tag), { placeholders: inHost });
  });

const LIMITS = ['followAdditionalWrappers', 'fallbackOnNoAd'] as const;

const limitHits = (document: LintedDocument): HitsOf<'wrapper-no-follow'> =>
  wrappersOf(document.ads).flatMap(({ wrapper }) =>
    LIMITS.flatMap((name) => {
      const attribute = attributeOf(wrapper, name);
      const value = attribute?.value.trim() ?? '';
      return attribute === undefined || !/^(false|0)$/i.test(value)
        ? []
        : document.hit(attribute.start, { attribute: name, value });
    }),
  );

/** Rules about wrappers, as far as their own document shows them. */
export const WRAPPER_RULES: readonly DocumentRule[] = [
  documentRule('wrapper-no-uri', 'error', 'chain', noTagHits),
  documentRule('wrapper-not-url', 'error', 'chain', invalidTagHits),
  documentRule('wrapper-relative', 'info', 'chain', relativeHits),
  documentRule('wrapper-http', 'error', 'chain', httpHits),
  documentRule('wrapper-macro-left', 'warning', 'chain', macroHits),
  documentRule('wrapper-macro-in-host', 'error', 'chain', hostHits),
  documentRule('wrapper-no-follow', 'info', 'chain', limitHits),
];
