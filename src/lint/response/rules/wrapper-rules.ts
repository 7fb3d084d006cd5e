import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';
import { hitAt, textOffset, type LintedDocument } from '../vast-document.js';
import type { AdOutline } from '../vast-outline.js';
import { attributeOf, childrenOf, elementsAt, textOf } from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { adName } from './ad-rules.js';
import { httpsRepair } from './https-repair.js';
import { keptPlaceholders } from './kept-placeholders.js';
import { quoted } from './quoted.js';

type DocumentRule = LintRule<LintedDocument>;

/** The element with the ad tag of a wrapper: `VASTAdTagURI`, or the one of VAST 1. */
export const tagElement = (wrapper: XmlElement): XmlElement | undefined =>
  [...childrenOf(wrapper, 'VASTAdTagURI'), ...elementsAt(wrapper, 'VASTAdTagURL', 'URL')].find(
    (element) => textOf(element) !== '',
  );

/** The wrappers of a document that are read, each with its ad. */
export const wrappersOf = (
  ads: readonly AdOutline[],
): readonly { readonly ad: AdOutline; readonly wrapper: XmlElement }[] =>
  ads.flatMap((ad) =>
    ad.kind === 'Wrapper' && ad.content !== null ? [{ ad, wrapper: ad.content }] : [],
  );

/** The ad tags of the wrappers. */
const tagsOf = ({ ads }: LintedDocument): readonly XmlElement[] =>
  wrappersOf(ads).flatMap(({ wrapper }) => tagElement(wrapper) ?? []);

const noTagHits = (document: LintedDocument): readonly RuleHit[] =>
  wrappersOf(document.ads)
    .filter(({ wrapper }) => tagElement(wrapper) === undefined)
    .map(({ ad, wrapper }) =>
      hitAt(
        document,
        wrapper.start,
        `${adName(ad)} is a wrapper without <VASTAdTagURI> (VAST error 300).`,
      ),
    );

const BASE = 'https://base.invalid/';
const STARTS_WITH_PLACEHOLDER = /^[[{%$#]/;

const invalidTagHits = (document: LintedDocument): readonly RuleHit[] =>
  tagsOf(document)
    .filter((tag) => !STARTS_WITH_PLACEHOLDER.test(textOf(tag)))
    .filter((tag) => keptPlaceholders(textOf(tag)).inHost.length === 0)
    .filter((tag) => webAddress(textOf(tag), BASE) === null)
    .map((tag) =>
      hitAt(
        document,
        textOffset(tag),
        'The ad tag of a wrapper is not an http(s) URL (VAST error 300).',
      ),
    );

const relativeHits = (document: LintedDocument): readonly RuleHit[] =>
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
    .map((tag) =>
      hitAt(
        document,
        textOffset(tag),
        'The ad tag of a wrapper is relative to its document; other players do not resolve it.',
      ),
    );

const httpHits = (document: LintedDocument): readonly RuleHit[] =>
  tagsOf(document).flatMap((tag) => {
    const url = webAddress(textOf(tag));
    if (url === null || !isMixed(url, document.context.pageProtocol)) return [];
    return hitAt(
      document,
      textOffset(tag),
      `The ad tag of a wrapper at ${quoted(url.host)} is http, which browsers block on an https page.`,
      httpsRepair(document, tag),
    );
  });

const macroHits = (document: LintedDocument): readonly RuleHit[] =>
  tagsOf(document).flatMap((tag) => {
    const { unknown, adServers } = keptPlaceholders(textOf(tag));
    const found = [...unknown, ...adServers];
    return found.length === 0
      ? []
      : hitAt(
          document,
          textOffset(tag),
          `The ad tag of a wrapper has ${found.map(quoted).join(', ')}, which no player fills.`,
        );
  });

const hostHits = (document: LintedDocument): readonly RuleHit[] =>
  tagsOf(document).flatMap((tag) => {
    const { inHost } = keptPlaceholders(textOf(tag));
    return inHost.length === 0
      ? []
      : hitAt(
          document,
          textOffset(tag),
          `The ad tag of a wrapper has ${inHost.map(quoted).join(', ')} in its scheme or host, where no macro is filled.`,
        );
  });

/** What a wrapper may forbid, with its effect. */
const LIMITS: readonly (readonly [attribute: string, effect: string])[] = [
  ['followAdditionalWrappers', 'a wrapper behind it is not followed'],
  ['fallbackOnNoAd', 'no other ad takes its place if it leads to none'],
];

const limitHits = (document: LintedDocument): readonly RuleHit[] =>
  wrappersOf(document.ads).flatMap(({ wrapper }) =>
    LIMITS.flatMap(([name, effect]) => {
      const attribute = attributeOf(wrapper, name);
      if (attribute === undefined || !/^(false|0)$/i.test(attribute.value.trim())) return [];
      return hitAt(
        document,
        attribute.start,
        `The wrapper has ${name}="${attribute.value.trim()}": ${effect}.`,
      );
    }),
  );

/** Rules about wrappers, as far as their own document shows them. */
export const WRAPPER_RULES: readonly DocumentRule[] = [
  {
    name: 'wrapper-no-uri',
    severity: 'error',
    stage: 'chain',
    remedy: 'Ask the ad server of the wrapper for the ad tag of the next one.',
    test: noTagHits,
  },
  {
    name: 'wrapper-not-url',
    severity: 'error',
    stage: 'chain',
    remedy: 'Write a URL that starts with https://.',
    test: invalidTagHits,
  },
  {
    name: 'wrapper-relative',
    severity: 'info',
    stage: 'chain',
    remedy: 'Write the whole URL.',
    test: relativeHits,
  },
  {
    name: 'wrapper-http',
    severity: 'error',
    stage: 'chain',
    remedy: 'Ask the vendor for the https tag.',
    test: httpHits,
  },
  {
    name: 'wrapper-macro-left',
    severity: 'warning',
    stage: 'chain',
    remedy: 'Use a macro of VAST, or have the ad server fill it before it responds.',
    test: macroHits,
  },
  {
    name: 'wrapper-macro-in-host',
    severity: 'error',
    stage: 'chain',
    remedy: 'Replace the macro with the literal host.',
    test: hostHits,
  },
  {
    name: 'wrapper-no-follow',
    severity: 'info',
    stage: 'chain',
    remedy: 'Nothing has to be done unless the chain ends here without an ad.',
    test: limitHits,
  },
];
