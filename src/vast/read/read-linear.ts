import { isPlayableType, mediaTypeOf } from './media-types.js';
import { readIcons } from './read-icons.js';
import { readTracking, type TrackingEvent } from './read-tracking.js';
import type { VastCaptions, VastIcon, VastLinear, VastMedia } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
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
