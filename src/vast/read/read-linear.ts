import { isPlayableType, mediaTypeOf } from './media-types.js';
import { readIcons } from './read-icons.js';
import { readTracking, type TrackingEvent } from './read-tracking.js';
import type { VastCaptions, VastIcon, VastLinear, VastMedia } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import {
  attribute,
  elementsAt,
  positiveInteger,
  timeOfText,
  textAt,
  textsAt,
  type XmlNode,
} from './xml-element.js';

export interface LinearContent {
  readonly creative: VastLinear;
  readonly trackingEvents: readonly TrackingEvent[];
  /** http(s) URL, or null. */
  readonly clickThrough: string | null;
  readonly clickTracking: readonly string[];
  readonly icons: readonly VastIcon[];
}

/** VAST is an API framework in samples of the IAB; it stands for a file without one. */
const readFramework = (file: XmlNode): string | null => {
  const framework = attribute(file, 'apiFramework');
  return framework?.toUpperCase() === 'VAST' ? null : framework;
};

const readMedia = (file: XmlNode): readonly VastMedia[] => {
  const url = linkAddress(file.textContent);
  if (url === null) return [];
  return [
    {
      url,
      type: mediaTypeOf(attribute(file, 'type') ?? '', attribute(file, 'codec') ?? '', url),
      width: positiveInteger(file, 'width'),
      height: positiveInteger(file, 'height'),
      bitrateKbps: positiveInteger(file, 'bitrate'),
      apiFramework: readFramework(file),
    },
  ];
};

const readCaptions = (file: XmlNode): readonly VastCaptions[] => {
  const url = linkAddress(file.textContent);
  if (url === null) return [];
  const type = (attribute(file, 'type') ?? '').toLowerCase();
  return [{ url, type, language: attribute(file, 'language') ?? '' }];
};

/** The skip offset: a time, or a percentage of a known duration. */
const readSkipOffset = (linear: XmlNode, durationSeconds: number | null): number | null => {
  const offset = attribute(linear, 'skipoffset');
  if (offset?.endsWith('%') !== true) return timeOfText(offset);
  const percent = Number.parseInt(offset, 10);
  return durationSeconds !== null && percent >= 0 && percent < 1e9
    ? durationSeconds * (percent / 100)
    : null;
};

/** Reads a `<Linear>` element; media files without an http(s) URL are left out. */
export const readLinear = (linear: XmlNode): LinearContent => {
  const durationSeconds = timeOfText(textAt(linear, 'Duration')) || null;
  const media = elementsAt(linear, 'MediaFiles', 'MediaFile').flatMap(readMedia);
  const skipAfterSeconds = readSkipOffset(linear, durationSeconds);
  const isInteractive =
    media.length > 0 && media.every(({ apiFramework }) => apiFramework !== null);
  const captions = elementsAt(
    linear,
    'MediaFiles',
    'ClosedCaptionFiles',
    'ClosedCaptionFile',
  ).flatMap(readCaptions);
  return {
    creative: { durationSeconds, skipAfterSeconds, media, isInteractive, captions },
    trackingEvents: readTracking(linear),
    clickThrough: linkAddress(textAt(linear, 'VideoClicks', 'ClickThrough')),
    clickTracking: textsAt(linear, 'VideoClicks', 'ClickTracking'),
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
