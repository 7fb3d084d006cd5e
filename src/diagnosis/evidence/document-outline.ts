import { scanXml } from '../../text/xml/scan-xml.js';
import { descendantsOf, textOf, type XmlElement } from '../../text/xml/xml-tree.js';
import { MAX_ADS } from '../../vast/request/wrapper-limit.js';
import { repaired } from '../../vast/request/repair-xml.js';

export interface OutlineMedia {
  readonly url: string;
  /** The attributes as written; empty if they are missing. */
  readonly type: string;
  readonly codec: string;
  readonly apiFramework: string | null;
}

export interface OutlineAd {
  /** Empty if it has none. */
  readonly id: string;
  /** `empty` has neither `<InLine>` nor `<Wrapper>`. */
  readonly kind: 'inline' | 'wrapper' | 'empty';
  /** The ad tag of a wrapper, as written; else the empty string. */
  readonly tagUri: string;
  readonly hasLinear: boolean;
  readonly hasNonLinear: boolean;
  readonly media: readonly OutlineMedia[];
  /** Which companions have to be shown for the ad to play. */
  readonly requiredCompanions: 'all' | 'any' | 'none';
}

/**
 * What a response is about, read without a DOM: less than the inspector of `src/vast` reads, and enough to name the
 * fault of a response that was not inspected.
 */
export interface DocumentOutline {
  /** Local name of the root element; null if the text is not markup. */
  readonly root: string | null;
  readonly version: string | null;
  /** Whether an XML parser accepts the text. */
  readonly isWellFormed: boolean;
  readonly hasDoctype: boolean;
  readonly ads: readonly OutlineAd[];
  readonly breaks: number;
  /** The ad tags of VMAP breaks, as written. */
  readonly breakTags: readonly string[];
  readonly breakOffsets: readonly string[];
}

const MARKUP =
  /<(?:\?xml|!doctype|html|(?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate)|media-embed|iframe|amp-iframe)[\s/>]/i;

/** Offset at which the markup of a text begins, for example after the headers of a response; -1 if it has none. */
export const markupStart = (text: string): number =>
  /^<(?:[a-z][\w.-]*(?::[a-z][\w.-]*)?[\s/>]|[!?/])/i.test(text) ? 0 : text.search(MARKUP);

const REQUIRED = ['all', 'any'] as const;

/** The elements of a name as players find them. */
const named = (elements: readonly XmlElement[], name: string): readonly XmlElement[] =>
  elements.filter(({ localName }) => localName === name);

const attributeOf = ({ attributes }: XmlElement, name: string): string =>
  attributes.find((attribute) => attribute.name === name)?.value.trim() ?? '';

/** The text of an element; empty if the document ends before the element. */
const wholeText = (element: XmlElement): string =>
  element.end > element.startTag.end ? textOf(element) : '';

const readAd = (ad: XmlElement): OutlineAd => {
  const parts = descendantsOf(ad);
  const has = (name: string): boolean => parts.some(({ localName }) => localName === name);
  const required = named(parts, 'CompanionAds').map((companions) =>
    attributeOf(companions, 'required').toLowerCase(),
  );
  return {
    id: attributeOf(ad, 'id'),
    kind: has('InLine') ? 'inline' : has('Wrapper') ? 'wrapper' : 'empty',
    tagUri: named(parts, 'VASTAdTagURI').map(wholeText)[0] ?? '',
    hasLinear: has('Linear'),
    hasNonLinear: has('NonLinear'),
    media: named(parts, 'MediaFile').map((file) => ({
      url: wholeText(file),
      type: attributeOf(file, 'type'),
      codec: attributeOf(file, 'codec'),
      apiFramework: attributeOf(file, 'apiFramework') || null,
    })),
    requiredCompanions: REQUIRED.find((rule) => required.includes(rule)) ?? 'none',
  };
};

/** The ads of a pod play in the order of their numbers, before all others. */
const bySequence = (a: XmlElement, b: XmlElement): number => {
  const numberOf = (ad: XmlElement): number => Number(attributeOf(ad, 'sequence')) || Infinity;
  return numberOf(a) < numberOf(b) ? -1 : Number(numberOf(a) > numberOf(b));
};

/** The root element that a document type declares, as that of HTML does. */
const doctypeName = (xml: string, start: number): string | null =>
  /^<!doctype\s+([\w:.-]{1,60})/i.exec(xml.slice(start, start + 100))?.[1]?.toLowerCase() ?? null;

/** The ad tags of the wrappers and the breaks of a document, as written. */
export const tagsBehind = ({ ads, breakTags }: DocumentOutline): readonly string[] =>
  [...ads.map(({ tagUri }) => tagUri), ...breakTags].filter((tagUri) => tagUri !== '');

const NO_MARKUP: DocumentOutline = {
  root: null,
  version: null,
  isWellFormed: false,
  hasDoctype: false,
  ads: [],
  breaks: 0,
  breakTags: [],
  breakOffsets: [],
};

/** The outline of a response. Total; of a document that is not well-formed, it has all that is clear. */
export const documentOutline = (text: string): DocumentOutline => {
  const xml = repaired(text);
  if (!xml.trimStart().startsWith('<')) return NO_MARKUP;
  const { root, errors } = scanXml(xml);
  const doctype = errors.find(({ kind }) => kind === 'doctype' || kind === 'doctype-subset');
  const elements = root === null ? [] : descendantsOf(root);
  return {
    root: doctype === undefined ? (root?.localName ?? null) : doctypeName(xml, doctype.start),
    version: (root && attributeOf(root, 'version')) || null,
    isWellFormed: root !== null && errors.length === 0,
    hasDoctype: doctype !== undefined,
    ads: named(elements, 'Ad').slice(0, MAX_ADS).sort(bySequence).map(readAd),
    breaks: named(elements, 'AdBreak').length,
    breakTags: named(elements, 'AdTagURI').map(wholeText),
    breakOffsets: named(elements, 'AdBreak').map((adBreak) => attributeOf(adBreak, 'timeOffset')),
  };
};
