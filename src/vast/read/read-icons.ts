import type { VastIcon, VastPicture } from '../vast-ad.js';
import { linkAddress } from '../web-address.js';
import {
  attribute,
  childrenOf,
  elementsAt,
  positiveInteger,
  timeOfText,
  textAt,
  textsAt,
  type XmlNode,
} from './xml-element.js';

/**
 * The picture of an element with `<StaticResource>`, or null. Frames, markup and scripts are never used; a picture
 * may lack its type.
 */
export const readPicture = (element: XmlNode): VastPicture | null => {
  const url = childrenOf(element, 'StaticResource')
    .filter((resource) => /^image\/|^$/i.test(attribute(resource, 'creativeType') ?? ''))
    .map(({ textContent }) => linkAddress(textContent))
    .find((address) => address !== null);
  return url === undefined
    ? null
    : {
        url,
        width: positiveInteger(element, 'width'),
        height: positiveInteger(element, 'height'),
        altText: textAt(element, 'AltText') || (attribute(element, 'altText') ?? ''),
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

const readIcon = (icon: XmlNode): readonly VastIcon[] => {
  const picture = readPicture(icon);
  if (picture === null) return [];
  return [
    {
      picture,
      program: attribute(icon, 'program') ?? '',
      x: readPosition(attribute(icon, 'xPosition'), ['right', 'left']),
      y: readPosition(attribute(icon, 'yPosition'), ['top', 'bottom']),
      offsetSeconds: timeOfText(attribute(icon, 'offset')) ?? 0,
      durationSeconds: timeOfText(attribute(icon, 'duration')) || null,
      clickThrough: linkAddress(textAt(icon, 'IconClicks', 'IconClickThrough')),
      fallbackPictures: elementsAt(
        icon,
        'IconClicks',
        'IconClickFallbackImages',
        'IconClickFallbackImage',
      ).flatMap((image) => readPicture(image) ?? []),
      viewTracking: textsAt(icon, 'IconViewTracking'),
      clickTracking: textsAt(icon, 'IconClicks', 'IconClickTracking'),
    },
  ];
};

export const readIcons = (linear: XmlNode): readonly VastIcon[] =>
  elementsAt(linear, 'Icons', 'Icon').flatMap(readIcon);

/** Icons without those of a program that is there already, whatever its case. Icons without a program are kept. */
export const distinctIcons = (icons: readonly VastIcon[]): readonly VastIcon[] => {
  const programs = icons.map(({ program }) => program.toLowerCase());
  return icons.filter(
    (_, index) => programs[index] === '' || programs.indexOf(programs[index] ?? '') === index,
  );
};
