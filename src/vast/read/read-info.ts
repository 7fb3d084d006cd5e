import type { AdExtension, AdInfo } from '../vast-ad.js';
import { attribute, childrenOf, elementsAt, textAt, type XmlNode, xmlOf } from './xml-element.js';

/** What an ad's document says about the ad beyond its playback. */
export type InfoContent = Omit<AdInfo, 'adServingId' | 'universalAdIds'>;

/** The extensions of an ad are kept up to this length together. Not in the specification. */
const MAX_EXTENSIONS_LENGTH = 16_000;
const MAX_PARAMETERS_LENGTH = 16_000;

export const boundedExtensions = (extensions: readonly AdExtension[]): readonly AdExtension[] => {
  let length = 0;
  return extensions.filter(({ type, xml }) => {
    const fits = length + type.length + xml.length <= MAX_EXTENSIONS_LENGTH;
    if (fits) length += type.length + xml.length;
    return fits;
  });
};

/** The creative that is played: the first linear one with media, else the first linear or non-linear one. */
const mainCreative = (creatives: readonly XmlNode[]): XmlNode | undefined =>
  creatives.find(
    (creative) => elementsAt(creative, 'Linear', 'MediaFiles', 'MediaFile').length > 0,
  ) ??
  creatives.find((creative) => childrenOf(creative, 'Linear').length > 0) ??
  creatives.find((creative) => childrenOf(creative, 'NonLinearAds').length > 0);

export const readInfo = (content: XmlNode): InfoContent => {
  const creative = mainCreative(elementsAt(content, 'Creatives', 'Creative'));
  const parameters =
    creative === undefined
      ? ''
      : textAt(creative, 'Linear', 'AdParameters') ||
        textAt(creative, 'NonLinearAds', 'NonLinear', 'AdParameters');
  return {
    adSystem: textAt(content, 'AdSystem'),
    advertiser: textAt(content, 'Advertiser'),
    description: textAt(content, 'Description'),
    creativeId: (creative && attribute(creative, 'id')) ?? '',
    adParameters: parameters.length > MAX_PARAMETERS_LENGTH ? '' : parameters,
    extensions: elementsAt(content, 'Extensions', 'Extension').map((element) => ({
      type: attribute(element, 'type') ?? '',
      xml: xmlOf(element),
    })),
  };
};
