import type { ProgressOffset } from './read-tracking.js';
import { readTracking } from './read-tracking.js';
import { MAX_QUOTE_LENGTH, VastError } from '../vast-error.js';
import * as xml from './xml-element.js';

/** When a break is due: seconds into the content, a fraction (0 to 1) of its duration, or its end. */
export type BreakOffset = ProgressOffset | 'end';

/** Where the ads of a break come from. */
export type BreakContent =
  /** A VAST document: its root element, or the text of one in CDATA. */
  | { readonly kind: 'document'; readonly vast: xml.XmlNode | string }
  /** The URL of an ad tag, as written. */
  | { readonly kind: 'tag'; readonly tagUri: string }
  | { readonly kind: 'unsupported'; readonly error: VastError };

export interface BreakLimits {
  readonly allowMultipleAds: boolean;
  readonly followRedirects: boolean;
}

export interface BreakSource extends BreakLimits {
  readonly content: BreakContent;
}

/** Templates of the trackers of a break, by event. */
export type BreakTrackers = Readonly<
  Record<'breakStart' | 'breakEnd' | 'error', readonly string[]>
>;

/** One `<AdBreak>` (VMAP 1.0 section 2.3.1). */
export interface VmapBreak {
  /** `breakId`; empty if unknown. */
  readonly id: string;
  readonly offset: BreakOffset;
  /** Whether the break plays ads in place of the content; else it shows an overlay. */
  readonly isLinear: boolean;
  /** Seconds after which the break is repeated, or null. */
  readonly repeatAfterSeconds: number | null;
  /** Null for a break without ads, which has trackers only. */
  readonly source: BreakSource | null;
  readonly trackers: BreakTrackers;
  /** The XML of the extensions, by their type. They are data only. */
  readonly extensions: readonly { readonly type: string; readonly xml: string }[];
}

/** A break that cannot be scheduled. */
export interface RefusedBreak {
  readonly error: VastError;
  readonly trackers: BreakTrackers;
}

export interface VmapPlaylist {
  readonly breaks: readonly VmapBreak[];
  readonly refused: readonly RefusedBreak[];
  /** URL of the document, the base of relative URLs in it. */
  readonly url: string;
}

/** Breaks of one document that are read. Not in the specification. */
export const MAX_BREAKS = 200;

/** Repetitions nearer to one another are ignored. Not in the specification. */
const MIN_REPEAT_SECONDS = 1;

const SUPPORTED_VERSION = /^1(\.|$)/;
const SUPPORTED_TEMPLATE = /^vast([2-4].*)?$/i;
const PERCENT = /^(\d+(?:\.\d+)?)%$/;

/** Throws VastError: 900 for a position (`#2`), 1000 for anything unreadable. */
const readOffset = (text: string): BreakOffset => {
  if (/^start$/i.test(text)) return { seconds: 0 };
  if (/^end$/i.test(text)) return 'end';
  if (text.startsWith('#')) throw new VastError(900, 'vmap-offset-position');
  const percent = Number(PERCENT.exec(text)?.[1] ?? NaN);
  if (percent <= 100) return percent === 100 ? 'end' : { fraction: percent / 100 };
  const seconds = xml.timeOfText(text);
  if (seconds !== null) return { seconds };
  throw new VastError(1000, 'vmap-offset');
};

/** Throws VastError 1003 if the player has no ads of these types. A break without a type is linear. */
const readIsLinear = (breakType: string | null): boolean => {
  const types = (breakType ?? 'linear').toLowerCase().split(/[\s,]+/);
  if (types.includes('linear')) return true;
  if (types.some((type) => type === 'nonlinear' || type === 'non-linear')) return false;
  throw new VastError(1003, 'vmap-break-type');
};

const unsupported = (error: VastError): BreakContent => ({ kind: 'unsupported', error });

const readTag = (tag: xml.XmlNode): BreakContent => {
  if (!SUPPORTED_TEMPLATE.test(xml.attribute(tag, 'templateType') ?? 'vast'))
    return unsupported(new VastError(1005, 'vmap-template-type'));
  return { kind: 'tag', tagUri: tag.textContent.trim() };
};

/** `VASTData` is the name of the element in a part of the specification. */
const readBreakContent = (source: xml.XmlNode): BreakContent => {
  const [data] = [...xml.childrenOf(source, 'VASTAdData'), ...xml.childrenOf(source, 'VASTData')];
  if (data !== undefined) {
    const [vast = data.textContent.trim()] = xml.childElements(data);
    return { kind: 'document', vast };
  }
  const [tag] = xml.childrenOf(source, 'AdTagURI');
  if (tag !== undefined) return readTag(tag);
  if (xml.childrenOf(source, 'CustomAdData').length > 0)
    return unsupported(new VastError(1005, 'vmap-custom-data'));
  return unsupported(new VastError(1000, 'vmap-empty-source'));
};

const readSource = (adBreak: xml.XmlNode): BreakSource | null => {
  const [source] = xml.childrenOf(adBreak, 'AdSource');
  if (source === undefined) return null;
  return {
    content: readBreakContent(source),
    allowMultipleAds: xml.booleanAttribute(source, 'allowMultipleAds') ?? true,
    followRedirects: xml.booleanAttribute(source, 'followRedirects') ?? true,
  };
};

const readTrackers = (adBreak: xml.XmlNode): BreakTrackers => {
  const trackers = readTracking(adBreak);
  const of = (event: string): readonly string[] =>
    trackers.filter(({ name }) => name === event).map(({ url }) => url);
  return { breakStart: of('breakStart'), breakEnd: of('breakEnd'), error: of('error') };
};

const readRepeat = (adBreak: xml.XmlNode): number | null => {
  const seconds = xml.timeOfText(xml.attribute(adBreak, 'repeatAfter'));
  return seconds !== null && seconds >= MIN_REPEAT_SECONDS ? seconds : null;
};

const readBreak = (adBreak: xml.XmlNode): VmapBreak => ({
  id: xml.attribute(adBreak, 'breakId') ?? '',
  offset: readOffset(xml.attribute(adBreak, 'timeOffset') ?? ''),
  isLinear: readIsLinear(xml.attribute(adBreak, 'breakType')),
  repeatAfterSeconds: readRepeat(adBreak),
  source: readSource(adBreak),
  trackers: readTrackers(adBreak),
  extensions: xml
    .childrenOf(adBreak, 'Extensions')
    .flatMap((extensions) => xml.childrenOf(extensions, 'Extension'))
    .map((extension) => ({
      type: xml.attribute(extension, 'type') ?? '',
      xml: xml.xmlOf(extension),
    })),
});

/** Whether this is the root element of a VMAP document, whatever its prefix and namespace. */
export const isVmap = ({ localName }: xml.XmlNode): boolean => localName === 'VMAP';

/**
 * Reads a VMAP document. Breaks that cannot be scheduled are returned with the reason: 900 a position as the offset,
 * 1000 an unreadable offset, 1001 another version than 1, 1003 display ads only. Source: VMAP 1.0 section 2.3.
 */
export const readVmap = (root: xml.XmlNode, url: string): VmapPlaylist => {
  const version = xml.attribute(root, 'version') ?? '1';
  const isSupported = SUPPORTED_VERSION.test(version);
  const breaks: VmapBreak[] = [];
  const refused: RefusedBreak[] = [];
  for (const element of xml.childrenOf(root, 'AdBreak').slice(0, MAX_BREAKS)) {
    try {
      if (!isSupported)
        throw new VastError(1001, 'vmap-version', { version: version.slice(0, MAX_QUOTE_LENGTH) });
      breaks.push(readBreak(element));
    } catch (error) {
      refused.push({ error: VastError.from(error), trackers: readTrackers(element) });
    }
  }
  return { breaks, refused, url };
};
