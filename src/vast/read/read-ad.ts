import {
  type LinearContent,
  type NonLinearContent,
  playedLinear,
  readCompanions,
  readLinear,
  readNonLinear,
} from './read-creatives.js';
import { type InfoContent, readInfo } from './read-info.js';
import { readTracking } from './read-tracking.js';
import type { VastCompanions, Viewability } from '../vast-ad.js';
import { VastError } from '../vast-error.js';
import * as xml from './xml-element.js';

export interface AdContent {
  readonly element: xml.XmlNode;
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

const hasMedia = (creative: xml.XmlNode): boolean =>
  xml
    .childElements(creative)
    .some(({ localName }) => localName === 'Linear' || localName === 'NonLinearAds');

/** VAST 4.0 has the id in an attribute, later versions in the text. */
const readUniversalAdIds = (creatives: readonly xml.XmlNode[]): readonly string[] =>
  creatives
    .filter(hasMedia)
    .flatMap((creative) => xml.childrenOf(creative, 'UniversalAdId'))
    .map(
      (id) =>
        `${xml.attribute(id, 'idRegistry') ?? 'unknown'} ${xml.attribute(id, 'idValue') ?? id.textContent.trim()}`,
    );

/** `Verification` elements, which VAST 3 has in an extension (VAST 4.2 section 3.16). */
const readVerifications = (content: xml.XmlNode): readonly xml.XmlNode[] =>
  [content, ...xml.elementsAt(content, 'Extensions', 'Extension')].flatMap((parent) =>
    xml.elementsAt(parent, 'AdVerifications', 'Verification'),
  );

const readContent = (ad: xml.XmlNode, content: xml.XmlNode): AdContent => {
  const creatives = xml.elementsAt(content, 'Creatives', 'Creative');
  const inCreatives = (name: string): readonly xml.XmlNode[] =>
    creatives.flatMap((creative) => xml.childrenOf(creative, name));
  const onAd = (name: string): string =>
    xml.attribute(ad, name) ?? xml.attribute(content, name) ?? '';
  const verifications = readVerifications(content);
  const viewability = (name: string): readonly string[] =>
    [content, ...verifications].flatMap((parent) =>
      xml.textsAt(parent, 'ViewableImpression', name),
    );
  return {
    element: content,
    id: onAd('id'),
    title: xml.textAt(content, 'AdTitle'),
    sequence: onAd('sequence'),
    adType: onAd('adType'),
    adServingId: xml.textAt(content, 'AdServingId'),
    universalAdIds: readUniversalAdIds(creatives),
    info: readInfo(content),
    companions: readCompanions(creatives),
    impressions: xml.textsAt(content, 'Impression'),
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
const readCategories = (content: xml.XmlNode, name: string): readonly string[] =>
  xml.textsAt(content, name).flatMap((text) => text.toUpperCase().split(/[\s,]+/));

const readInline = (ad: xml.XmlNode, inline: xml.XmlNode): InlineAd => {
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
  if (xml.elementsAt(inline, 'Creatives', 'Creative', 'CompanionAds').length > 0)
    throw new VastError(200, 'ad-only-companions');
  throw new VastError(101, 'ad-no-creative');
};

const readWrapper = (ad: xml.XmlNode, wrapper: xml.XmlNode): Wrapper => {
  const tagUri = xml.textAt(wrapper, 'VASTAdTagURI') || xml.textAt(wrapper, 'VASTAdTagURL', 'URL');
  if (tagUri === '') throw new VastError(300, 'wrapper-no-tag');
  return {
    kind: 'wrapper',
    ...readContent(ad, wrapper),
    tagUri,
    followAdditionalWrappers: xml.booleanAttribute(wrapper, 'followAdditionalWrappers') ?? true,
    blockedCategories: readCategories(wrapper, 'BlockedAdCategories'),
    allowMultipleAds: xml.booleanAttribute(wrapper, 'allowMultipleAds') ?? false,
  };
};

/**
 * Reads an ad of VAST 2 to 4. Throws VastError: 101 for an ad that is neither inline nor a
 * wrapper or has no creative, 200 for one with companions only, 300 for a wrapper without a URL.
 */
export const readAd = (element: xml.XmlNode): InlineAd | Wrapper => {
  const [wrapper] = xml.childrenOf(element, 'Wrapper');
  const [inline] = xml.childrenOf(element, 'InLine');
  if (inline !== undefined) return readInline(element, inline);
  if (wrapper !== undefined) return readWrapper(element, wrapper);
  throw new VastError(101, 'ad-no-content');
};
