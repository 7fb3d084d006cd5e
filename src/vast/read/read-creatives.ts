import type {
  VastCaptions,
  VastCompanion,
  VastCompanions,
  VastIcon,
  VastLinear,
  VastMedia,
  VastNonLinear,
} from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import { isPlayableType, mediaTypeOf } from './media-types.js';
import { readIcons, readPicture } from './read-icons.js';
import { readTracking, type TrackingEvent } from './read-tracking.js';
import * as xml from './xml-element.js';

export interface LinearContent {
  readonly creative: VastLinear;
  readonly trackingEvents: readonly TrackingEvent[];
  /** http(s) URL, or null. */
  readonly clickThrough: string | null;
  readonly clickTracking: readonly string[];
  readonly icons: readonly VastIcon[];
}

/** VAST is an API framework in samples of the IAB; it stands for a file without one. */
const readFramework = (file: xml.XmlNode): string | null => {
  const framework = xml.attribute(file, 'apiFramework');
  return framework?.toUpperCase() === 'VAST' ? null : framework;
};

const readMedia = (file: xml.XmlNode): readonly VastMedia[] => {
  const url = linkAddress(file.textContent);
  if (url === null) return [];
  return [
    {
      url,
      type: mediaTypeOf(xml.attribute(file, 'type') ?? '', xml.attribute(file, 'codec') ?? '', url),
      width: xml.positiveInteger(file, 'width'),
      height: xml.positiveInteger(file, 'height'),
      bitrateKbps: xml.positiveInteger(file, 'bitrate'),
      apiFramework: readFramework(file),
    },
  ];
};

const readCaptions = (file: xml.XmlNode): readonly VastCaptions[] => {
  const url = linkAddress(file.textContent);
  if (url === null) return [];
  const type = (xml.attribute(file, 'type') ?? '').toLowerCase();
  return [{ url, type, language: xml.attribute(file, 'language') ?? '' }];
};

/** The skip offset: a time, or a percentage of a known duration. */
const readSkipOffset = (linear: xml.XmlNode, durationSeconds: number | null): number | null => {
  const offset = xml.attribute(linear, 'skipoffset');
  if (offset?.endsWith('%') !== true) return xml.timeOfText(offset);
  const percent = Number.parseInt(offset, 10);
  return durationSeconds !== null && percent >= 0 && percent < 1e9
    ? durationSeconds * (percent / 100)
    : null;
};

/** Reads a `<Linear>` element; media files without an http(s) URL are left out. */
export const readLinear = (linear: xml.XmlNode): LinearContent => {
  const durationSeconds = xml.timeOfText(xml.textAt(linear, 'Duration')) || null;
  const media = xml.elementsAt(linear, 'MediaFiles', 'MediaFile').flatMap(readMedia);
  const skipAfterSeconds = readSkipOffset(linear, durationSeconds);
  const isInteractive =
    media.length > 0 && media.every(({ apiFramework }) => apiFramework !== null);
  const captions = xml
    .elementsAt(linear, 'MediaFiles', 'ClosedCaptionFiles', 'ClosedCaptionFile')
    .flatMap(readCaptions);
  return {
    creative: { durationSeconds, skipAfterSeconds, media, isInteractive, captions },
    trackingEvents: readTracking(linear),
    clickThrough: linkAddress(xml.textAt(linear, 'VideoClicks', 'ClickThrough')),
    clickTracking: xml.textsAt(linear, 'VideoClicks', 'ClickTracking'),
    icons: readIcons(linear),
  };
};

/**
 * The linear creative of an ad that plays. An ad has several for different devices (VAST 4.2 section 3.6), and the
 * trackers of the others are not reported.
 */
export const playedLinear = (linears: readonly LinearContent[]): LinearContent | undefined => {
  const withFile = (suits: (file: VastMedia) => boolean): LinearContent | undefined =>
    linears.find(({ creative }) => creative.media.some(suits));
  const isPlain = ({ apiFramework }: VastMedia): boolean => apiFramework === null;
  return (
    withFile((file) => isPlain(file) && isPlayableType(file.type)) ??
    withFile(isPlain) ??
    withFile(() => true) ??
    linears[0]
  );
};

/** A `<NonLinearAds>` element: the variations of one overlay that can be shown. */
export interface NonLinearContent {
  readonly trackingEvents: readonly TrackingEvent[];
  readonly variations: readonly {
    readonly creative: VastNonLinear;
    readonly clickTracking: readonly string[];
  }[];
}

/** The picture or the text of a variation; null for markup, frames and scripts, which are never used. */
const readResource = (nonLinear: xml.XmlNode): Pick<VastNonLinear, 'image' | 'text'> | null => {
  const resource = xml.childrenOf(nonLinear, 'StaticResource').at(-1);
  if (resource === undefined) return null;
  const type = (xml.attribute(resource, 'creativeType') ?? '').toLowerCase();
  const text = resource.textContent.trim();
  const image = linkAddress(text);
  if (type.startsWith('image/')) return image === null ? null : { image, text: null };
  // A text/plain resource may be the URL of a text instead of the text.
  if (type !== 'text/plain' || text === '' || image !== null) return null;
  return { image: null, text };
};

const readVariation = (nonLinear: xml.XmlNode): NonLinearContent['variations'] => {
  const resource = readResource(nonLinear);
  if (resource === null) return [];
  const creative = {
    ...resource,
    width: xml.positiveInteger(nonLinear, 'width'),
    height: xml.positiveInteger(nonLinear, 'height'),
    minDurationSeconds: xml.timeOfText(xml.attribute(nonLinear, 'minSuggestedDuration')) || null,
    clickThrough: linkAddress(xml.textAt(nonLinear, 'NonLinearClickThrough')),
  };
  return [{ creative, clickTracking: xml.textsAt(nonLinear, 'NonLinearClickTracking') }];
};

export const readNonLinear = (nonLinearAds: xml.XmlNode): NonLinearContent => ({
  trackingEvents: readTracking(nonLinearAds),
  variations: xml.childrenOf(nonLinearAds, 'NonLinear').flatMap(readVariation),
});

/** Companions of one ad that are considered, and characters of markup. Not in the specification. */
const MAX_COMPANIONS = 20;
const MAX_HTML_LENGTH = 16_000;

const REQUIRED = ['all', 'any', 'none'] as const;
const RENDERING_MODES = ['default', 'end-card', 'concurrent'] as const;

const readCompanion = (element: xml.XmlNode): VastCompanion => {
  const picture = readPicture(element);
  const html = xml.textAt(element, 'HTMLResource');
  const mode = xml.attribute(element, 'renderingMode')?.toLowerCase();
  return {
    id: xml.attribute(element, 'id') ?? '',
    adSlotId: xml.attribute(element, 'adSlotId') ?? '',
    width: xml.positiveInteger(element, 'width'),
    height: xml.positiveInteger(element, 'height'),
    image: picture?.url ?? null,
    iframe: linkAddress(xml.textAt(element, 'IFrameResource')),
    html: html.length > MAX_HTML_LENGTH ? '' : html,
    altText: xml.textAt(element, 'AltText'),
    adParameters: xml.textAt(element, 'AdParameters').slice(0, MAX_HTML_LENGTH),
    clickThrough: linkAddress(xml.textAt(element, 'CompanionClickThrough')),
    renderingMode: RENDERING_MODES.find((name) => name === mode) ?? 'default',
    viewTracking: readTracking(element).flatMap(({ name, url }) =>
      name === 'creativeView' ? [url] : [],
    ),
    clickTracking: xml.textsAt(element, 'CompanionClickTracking'),
  };
};

/** Reads the `<CompanionAds>` of an ad or a wrapper; of several, the strictest `required` holds. */
export const readCompanions = (creatives: readonly xml.XmlNode[]): VastCompanions => {
  const groups = creatives.flatMap((creative) => xml.elementsAt(creative, 'CompanionAds'));
  const rules = groups.map((group) => xml.attribute(group, 'required')?.toLowerCase());
  return {
    required: REQUIRED.find((rule) => rules.includes(rule)) ?? 'none',
    items: groups
      .flatMap((group) => xml.elementsAt(group, 'Companion'))
      .slice(0, MAX_COMPANIONS)
      .map(readCompanion),
  };
};
