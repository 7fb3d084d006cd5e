import { readTracking, type TrackingEvent } from './read-tracking.js';
import type { VastLinear, VastMedia } from './vast-ad.js';
import { linkAddress } from './web-address.js';
import {
  attribute,
  elementsAt,
  positiveInteger,
  secondsOf,
  textAt,
  textsAt,
} from './xml-element.js';

/** A `<Linear>` element of an ad or of a wrapper. */
export interface LinearElement {
  readonly creative: VastLinear;
  readonly trackingEvents: readonly TrackingEvent[];
  /** http(s) URL, or null. */
  readonly clickThrough: string | null;
  readonly clickTracking: readonly string[];
}

const readMedia = (file: Element): readonly VastMedia[] => {
  const url = linkAddress(file.textContent);
  if (url === null) return [];
  return [
    {
      url,
      type: (attribute(file, 'type') ?? '').toLowerCase(),
      delivery: attribute(file, 'delivery') === 'streaming' ? 'streaming' : 'progressive',
      width: positiveInteger(file, 'width'),
      height: positiveInteger(file, 'height'),
      bitrateKbps: positiveInteger(file, 'bitrate'),
      apiFramework: attribute(file, 'apiFramework'),
    },
  ];
};

/** The skip offset: a time, or a percentage of a known duration. */
const readSkipOffset = (linear: Element, durationSeconds: number | null): number | null => {
  const offset = attribute(linear, 'skipoffset');
  if (offset?.endsWith('%') !== true) return secondsOf(offset);
  const percent = Number.parseInt(offset, 10);
  return durationSeconds !== null && percent >= 0 ? durationSeconds * (percent / 100) : null;
};

/** Reads a `<Linear>` element; media files without an http(s) URL are left out. */
export const readLinear = (linear: Element): LinearElement => {
  const durationSeconds = secondsOf(textAt(linear, 'Duration')) || null;
  const media = elementsAt(linear, 'MediaFiles', 'MediaFile').flatMap(readMedia);
  const skipAfterSeconds = readSkipOffset(linear, durationSeconds);
  const isVpaid = media.length > 0 && media.every(({ apiFramework }) => apiFramework !== null);
  return {
    creative: { durationSeconds, skipAfterSeconds, media, isVpaid },
    trackingEvents: readTracking(linear),
    clickThrough: linkAddress(textAt(linear, 'VideoClicks', 'ClickThrough')),
    clickTracking: textsAt(linear, 'VideoClicks', 'ClickTracking'),
  };
};
