import type { AdElement } from './read-document.js';
import { type LinearElement, readLinear } from './read-linear.js';
import { type NonLinearElement, readNonLinear } from './read-non-linear.js';
import type { Viewability } from './vast-ad.js';
import { VastError } from './vast-error.js';
import {
  attribute,
  booleanAttribute,
  childrenOf,
  elementsAt,
  textAt,
  textsAt,
} from './xml-element.js';

/** What an inline ad and a wrapper have in common. */
export interface AdContent {
  /** Empty if unknown, like the other texts. */
  readonly id: string;
  readonly title: string;
  readonly sequence: string;
  readonly adType: string;
  readonly adServingId: string;
  /** `registry id` of the first creative that has one. */
  readonly universalAdId: string;
  readonly impressions: readonly string[];
  readonly viewability: Readonly<Record<Viewability, readonly string[]>>;
  readonly linears: readonly LinearElement[];
  readonly nonLinears: readonly NonLinearElement[];
}

export interface InlineAd extends AdContent {
  readonly kind: 'inline';
}

export interface Wrapper extends AdContent {
  readonly kind: 'wrapper';
  /** The ad tag URL, as written. */
  readonly tagUri: string;
  readonly followAdditionalWrappers: boolean;
  readonly allowMultipleAds: boolean;
  readonly fallbackOnNoAd: boolean;
}

/** An inline ad and the wrappers that led to it. */
export interface ResolvedAd {
  /** From the outermost on. */
  readonly wrappers: readonly Wrapper[];
  readonly inline: InlineAd;
  /** `Error` URLs of the wrappers and of the ad. */
  readonly errors: readonly string[];
}

const hasMedia = ({ children }: Element): boolean =>
  [...children].some(({ localName }) => localName === 'Linear' || localName === 'NonLinearAds');

const readUniversalAdId = (creatives: readonly Element[]): string => {
  const [id] = creatives.filter(hasMedia).flatMap((it) => childrenOf(it, 'UniversalAdId'));
  if (id === undefined) return '';
  return `${attribute(id, 'idRegistry') ?? 'unknown'} ${id.textContent.trim()}`;
};

const readContent = (ad: Element, content: Element): AdContent => {
  const creatives = elementsAt(content, 'Creatives', 'Creative');
  const inCreatives = (name: string): readonly Element[] =>
    creatives.flatMap((creative) => childrenOf(creative, name));
  const onAd = (name: string): string => attribute(ad, name) ?? attribute(content, name) ?? '';
  const viewability = (name: string): readonly string[] =>
    textsAt(content, 'ViewableImpression', name);
  return {
    id: onAd('id'),
    title: textAt(content, 'AdTitle'),
    sequence: onAd('sequence'),
    adType: onAd('adType'),
    adServingId: textAt(content, 'AdServingId'),
    universalAdId: readUniversalAdId(creatives),
    impressions: textsAt(content, 'Impression'),
    viewability: {
      viewable: viewability('Viewable'),
      notViewable: viewability('NotViewable'),
      viewUndetermined: viewability('ViewUndetermined'),
    },
    linears: inCreatives('Linear').map(readLinear),
    nonLinears: inCreatives('NonLinearAds').map(readNonLinear),
  };
};

const readInline = (ad: Element, inline: Element): InlineAd => {
  const content = readContent(ad, inline);
  if (content.linears.length + content.nonLinears.length > 0) return { kind: 'inline', ...content };
  if (elementsAt(inline, 'Creatives', 'Creative', 'CompanionAds').length > 0)
    throw new VastError(200, 'The ad has neither a linear nor a non-linear creative.');
  throw new VastError(101, 'The ad has no creative.');
};

const readWrapper = (ad: Element, wrapper: Element): Wrapper => {
  const tagUri = textAt(wrapper, 'VASTAdTagURI') || textAt(wrapper, 'VASTAdTagURL', 'URL');
  if (tagUri === '') throw new VastError(300, 'The wrapper has no ad tag URL.');
  return {
    kind: 'wrapper',
    ...readContent(ad, wrapper),
    tagUri,
    followAdditionalWrappers: booleanAttribute(wrapper, 'followAdditionalWrappers') ?? true,
    allowMultipleAds: booleanAttribute(wrapper, 'allowMultipleAds') ?? false,
    fallbackOnNoAd: booleanAttribute(wrapper, 'fallbackOnNoAd') ?? true,
  };
};

/**
 * Reads an ad of VAST 2 to 4; extensions are ignored. Throws VastError: 101 for an ad that is neither inline nor a
 * wrapper or has no creative, 200 for one with companions only, 300 for a wrapper without a URL.
 */
export const readAd = ({ element }: AdElement): InlineAd | Wrapper => {
  const [wrapper] = childrenOf(element, 'Wrapper');
  const [inline] = childrenOf(element, 'InLine');
  if (inline !== undefined) return readInline(element, inline);
  if (wrapper !== undefined) return readWrapper(element, wrapper);
  throw new VastError(101, 'The ad has neither <InLine> nor <Wrapper>.');
};
