import { readPicture } from './read-icons.js';
import { readTracking } from './read-tracking.js';
import type { VastCompanion, VastCompanions } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import * as xml from './xml-element.js';

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
