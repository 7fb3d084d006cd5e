import { readTracking, type TrackingEvent } from './read-tracking.js';
import type { VastNonLinear } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import * as xml from './xml-element.js';

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
