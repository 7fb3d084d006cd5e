import type { VastIcon, VastPicture } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import * as xml from './xml-element.js';

/**
 * The picture of an element with `<StaticResource>`, or null. Frames, markup and scripts are never used; a picture
 * may lack its type.
 */
export const readPicture = (element: xml.XmlNode): VastPicture | null => {
  const url = xml
    .childrenOf(element, 'StaticResource')
    .filter((resource) => /^image\/|^$/i.test(xml.attribute(resource, 'creativeType') ?? ''))
    .map(({ textContent }) => linkAddress(textContent))
    .find((address) => address !== null);
  return url === undefined
    ? null
    : {
        url,
        width: xml.positiveInteger(element, 'width'),
        height: xml.positiveInteger(element, 'height'),
        altText: xml.textAt(element, 'AltText') || (xml.attribute(element, 'altText') ?? ''),
      };
};

/** CSS pixels from the left or top, or a side. */
const readPosition = <Side extends string>(
  text: string | null,
  sides: readonly [Side, Side],
): number | Side => {
  const side = sides.find((name) => name === text?.toLowerCase());
  const pixels = Number.parseInt(text ?? '', 10);
  return side ?? (pixels >= 0 && pixels < 1e15 ? pixels : sides[0]);
};

const readIcon = (icon: xml.XmlNode): readonly VastIcon[] => {
  const picture = readPicture(icon);
  if (picture === null) return [];
  return [
    {
      picture,
      program: xml.attribute(icon, 'program') ?? '',
      x: readPosition(xml.attribute(icon, 'xPosition'), ['right', 'left']),
      y: readPosition(xml.attribute(icon, 'yPosition'), ['top', 'bottom']),
      offsetSeconds: xml.timeOfText(xml.attribute(icon, 'offset')) ?? 0,
      durationSeconds: xml.timeOfText(xml.attribute(icon, 'duration')) || null,
      clickThrough: linkAddress(xml.textAt(icon, 'IconClicks', 'IconClickThrough')),
      fallbackPictures: xml
        .elementsAt(icon, 'IconClicks', 'IconClickFallbackImages', 'IconClickFallbackImage')
        .flatMap((image) => readPicture(image) ?? []),
      viewTracking: xml.textsAt(icon, 'IconViewTracking'),
      clickTracking: xml.textsAt(icon, 'IconClicks', 'IconClickTracking'),
    },
  ];
};

export const readIcons = (linear: xml.XmlNode): readonly VastIcon[] =>
  xml.elementsAt(linear, 'Icons', 'Icon').flatMap(readIcon);

/** Icons without those of a program that is there already, whatever its case. Icons without a program are kept. */
export const distinctIcons = (icons: readonly VastIcon[]): readonly VastIcon[] => {
  const programs = icons.map(({ program }) => program.toLowerCase());
  return icons.filter(
    (_, index) => programs[index] === '' || programs.indexOf(programs[index] ?? '') === index,
  );
};
