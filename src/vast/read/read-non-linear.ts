import { readTracking, type TrackingEvent } from './read-tracking.js';
import type { VastNonLinear } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import {
  attribute,
  childrenOf,
  positiveInteger,
  timeOfText,
  textAt,
  textsAt,
  type XmlNode,
} from './xml-element.js';

/** A `<NonLinearAds>` element: the variations of one overlay that can be shown. */
export interface NonLinearContent {
  readonly trackingEvents: readonly TrackingEvent[];
  readonly variations: readonly {
    readonly creative: VastNonLinear;
    readonly clickTracking: readonly string[];
  }[];
}

/** The picture or the text of a variation; null for markup, frames and scripts, which are never used. */
const readResource = (nonLinear: XmlNode): Pick<VastNonLinear, 'image' | 'text'> | null => {
  const resource = childrenOf(nonLinear, 'StaticResource').at(-1);
  if (resource === undefined) return null;
  const type = (attribute(resource, 'creativeType') ?? '').toLowerCase();
  const text = resource.textContent.trim();
  const image = linkAddress(text);
  if (type.startsWith('image/')) return image === null ? null : { image, text: null };
  // A text/plain resource may be the URL of a text instead of the text.
  if (type !== 'text/plain' || text === '' || image !== null) return null;
  return { image: null, text };
};

const readVariation = (nonLinear: XmlNode): NonLinearContent['variations'] => {
  const resource = readResource(nonLinear);
  if (resource === null) return [];
  const creative = {
    ...resource,
    width: positiveInteger(nonLinear, 'width'),
    height: positiveInteger(nonLinear, 'height'),
    minDurationSeconds: timeOfText(attribute(nonLinear, 'minSuggestedDuration')) || null,
    clickThrough: linkAddress(textAt(nonLinear, 'NonLinearClickThrough')),
  };
  return [{ creative, clickTracking: textsAt(nonLinear, 'NonLinearClickTracking') }];
};

export const readNonLinear = (nonLinearAds: XmlNode): NonLinearContent => ({
  trackingEvents: readTracking(nonLinearAds),
  variations: childrenOf(nonLinearAds, 'NonLinear').flatMap(readVariation),
});
