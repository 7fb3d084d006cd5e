import { readPicture } from './read-icons.js';
import { readTracking } from './read-tracking.js';
import type { VastCompanion, VastCompanions } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import {
  attribute,
  elementsAt,
  positiveInteger,
  textAt,
  textsAt,
  type XmlNode,
} from './xml-element.js';

/** Companions of one ad that are considered, and characters of markup. Not in the specification. */
const MAX_COMPANIONS = 20;
const MAX_HTML_LENGTH = 16_000;

const REQUIRED = ['all', 'any', 'none'] as const;
const RENDERING_MODES = ['default', 'end-card', 'concurrent'] as const;

const readCompanion = (element: XmlNode): VastCompanion => {
  const picture = readPicture(element);
  const html = textAt(element, 'HTMLResource');
  const mode = attribute(element, 'renderingMode')?.toLowerCase();
  return {
    id: attribute(element, 'id') ?? '',
    adSlotId: attribute(element, 'adSlotId') ?? '',
    width: positiveInteger(element, 'width'),
    height: positiveInteger(element, 'height'),
    image: picture?.url ?? null,
    iframe: linkAddress(textAt(element, 'IFrameResource')),
    html: html.length > MAX_HTML_LENGTH ? '' : html,
    altText: textAt(element, 'AltText'),
    adParameters: textAt(element, 'AdParameters').slice(0, MAX_HTML_LENGTH),
    clickThrough: linkAddress(textAt(element, 'CompanionClickThrough')),
    renderingMode: RENDERING_MODES.find((name) => name === mode) ?? 'default',
    viewTracking: readTracking(element).flatMap(({ name, url }) =>
      name === 'creativeView' ? [url] : [],
    ),
    clickTracking: textsAt(element, 'CompanionClickTracking'),
  };
};

/** Reads the `<CompanionAds>` of an ad or a wrapper; of several, the strictest `required` holds. */
export const readCompanions = (creatives: readonly XmlNode[]): VastCompanions => {
  const groups = creatives.flatMap((creative) => elementsAt(creative, 'CompanionAds'));
  const rules = groups.map((group) => attribute(group, 'required')?.toLowerCase());
  return {
    required: REQUIRED.find((rule) => rules.includes(rule)) ?? 'none',
    items: groups
      .flatMap((group) => elementsAt(group, 'Companion'))
      .slice(0, MAX_COMPANIONS)
      .map(readCompanion),
  };
};
