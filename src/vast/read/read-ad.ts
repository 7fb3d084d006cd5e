import { readCompanions } from './read-companions.js';
import { type InfoContent, readInfo } from './read-info.js';
import { type LinearContent, playedLinear, readLinear } from './read-linear.js';
import { type NonLinearContent, readNonLinear } from './read-non-linear.js';
import { readTracking } from './read-tracking.js';
import type { VastCompanions, Viewability } from '../vast-ad.js';
import { VastError } from '../vast-error.js';
import {
  attribute,
  booleanAttribute,
  childElements,
  childrenOf,
  elementsAt,
  textAt,
  textsAt,
  type XmlNode,
} from './xml-element.js';

export interface AdContent {
  readonly element: XmlNode;
  /** Empty if unknown, like the other texts. */
  readonly id: string;
  readonly title: string;
  readonly sequence: string;
  readonly adType: string;
  readonly adServingId: string;
  /** `registry id` of each id of the creatives. */
  readonly universalAdIds: readonly string[];
  readonly info: InfoContent;
  readonly companions: VastCompanions;
  readonly impressions: readonly string[];
  readonly viewability: Readonly<Record<Viewability, readonly string[]>>;
  /** Trackers of vendors whose verification code is not run. */
  readonly verificationNotExecuted: readonly string[];
  readonly linears: readonly LinearContent[];
  readonly nonLinears: readonly NonLinearContent[];
}

export interface InlineAd extends AdContent {
  readonly kind: 'inline';
  /** Codes of `Category`, upper case. */
  readonly categories: readonly string[];
}

export interface Wrapper extends AdContent {
  readonly kind: 'wrapper';
  /** The ad tag URL, as written. */
  readonly tagUri: string;
  readonly followAdditionalWrappers: boolean;
  readonly allowMultipleAds: boolean;
  /** Codes of `BlockedAdCategories`, upper case. */
  readonly blockedCategories: readonly string[];
}

export interface ResolvedAd {
  /** From the outermost on. */
  readonly wrappers: readonly Wrapper[];
  readonly inline: InlineAd;
  /** `Error` URLs of the wrappers and of the ad. */
  readonly errors: readonly string[];
}

const hasMedia = (creative: XmlNode): boolean =>
  childElements(creative).some(
    ({ localName }) => localName === 'Linear' || localName === 'NonLinearAds',
  );

/** VAST 4.0 has the id in an attribute, later versions in the text. */
const readUniversalAdIds = (creatives: readonly XmlNode[]): readonly string[] =>
  creatives
    .filter(hasMedia)
    .flatMap((creative) => childrenOf(creative, 'UniversalAdId'))
    .map(
      (id) =>
        `${attribute(id, 'idRegistry') ?? 'unknown'} ${attribute(id, 'idValue') ?? id.textContent.trim()}`,
    );

/** `Verification` elements, which VAST 3 has in an extension (VAST 4.2 section 3.16). */
const readVerifications = (content: XmlNode): readonly XmlNode[] =>
  [content, ...elementsAt(content, 'Extensions', 'Extension')].flatMap((parent) =>
    elementsAt(parent, 'AdVerifications', 'Verification'),
  );

const readContent = (ad: XmlNode, content: XmlNode): AdContent => {
  const creatives = elementsAt(content, 'Creatives', 'Creative');
  const inCreatives = (name: string): readonly XmlNode[] =>
    creatives.flatMap((creative) => childrenOf(creative, name));
  const onAd = (name: string): string => attribute(ad, name) ?? attribute(content, name) ?? '';
  const verifications = readVerifications(content);
  const viewability = (name: string): readonly string[] =>
    [content, ...verifications].flatMap((parent) => textsAt(parent, 'ViewableImpression', name));
  return {
    element: content,
    id: onAd('id'),
    title: textAt(content, 'AdTitle'),
    sequence: onAd('sequence'),
    adType: onAd('adType'),
    adServingId: textAt(content, 'AdServingId'),
    universalAdIds: readUniversalAdIds(creatives),
    info: readInfo(content),
    companions: readCompanions(creatives),
    impressions: textsAt(content, 'Impression'),
    viewability: {
      viewable: viewability('Viewable'),
      notViewable: viewability('NotViewable'),
      viewUndetermined: viewability('ViewUndetermined'),
    },
    verificationNotExecuted: verifications
      .flatMap(readTracking)
      .flatMap(({ name, url }) => (name === 'verificationNotExecuted' ? [url] : [])),
    linears: inCreatives('Linear').map(readLinear),
    nonLinears: inCreatives('NonLinearAds').map(readNonLinear),
  };
};

/** Codes of categories. An element may list several. */
const readCategories = (content: XmlNode, name: string): readonly string[] =>
  textsAt(content, name).flatMap((text) => text.toUpperCase().split(/[\s,]+/));

const readInline = (ad: XmlNode, inline: XmlNode): InlineAd => {
  const content = readContent(ad, inline);
  if (content.linears.length + content.nonLinears.length > 0) {
    const linear = playedLinear(content.linears);
    return {
      kind: 'inline',
      ...content,
      categories: readCategories(inline, 'Category'),
      linears: linear === undefined ? [] : [linear],
    };
  }
  if (elementsAt(inline, 'Creatives', 'Creative', 'CompanionAds').length > 0)
    throw new VastError(200, 'ad-only-companions');
  throw new VastError(101, 'ad-no-creative');
};

const readWrapper = (ad: XmlNode, wrapper: XmlNode): Wrapper => {
  const tagUri = textAt(wrapper, 'VASTAdTagURI') || textAt(wrapper, 'VASTAdTagURL', 'URL');
  if (tagUri === '') throw new VastError(300, 'wrapper-no-tag');
  return {
    kind: 'wrapper',
    ...readContent(ad, wrapper),
    tagUri,
    followAdditionalWrappers: booleanAttribute(wrapper, 'followAdditionalWrappers') ?? true,
    blockedCategories: readCategories(wrapper, 'BlockedAdCategories'),
    allowMultipleAds: booleanAttribute(wrapper, 'allowMultipleAds') ?? false,
  };
};

/**
 * Reads an ad of VAST 2 to 4. Throws VastError: 101 for an ad that is neither inline nor a
 * wrapper or has no creative, 200 for one with companions only, 300 for a wrapper without a URL.
 */
export const readAd = (element: XmlNode): InlineAd | Wrapper => {
  const [wrapper] = childrenOf(element, 'Wrapper');
  const [inline] = childrenOf(element, 'InLine');
  if (inline !== undefined) return readInline(element, inline);
  if (wrapper !== undefined) return readWrapper(element, wrapper);
  throw new VastError(101, 'ad-no-content');
};
