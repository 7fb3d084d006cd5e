import { mediaTypeOf } from '../../vast/read/media-types.js';
import { webAddress } from '../../vast/web-address.js';
import type { AdOutline } from './vast-outline.js';
import { textOf, type XmlElement } from '../../text/xml/xml-tree.js';
import { elementsAt, valueOf } from '../../text/xml/xml-lookup.js';

export interface MediaOutline {
  readonly element: XmlElement;
  /** Null if it is not an absolute http(s) URL. */
  readonly url: URL | null;
  /** The ending of the path of the URL, lower case; may be empty. */
  readonly ending: string;
  /** As written, lower case; empty if it is missing. */
  readonly writtenType: string;
  /** As the player understands it. */
  readonly type: string;
  /** `VPAID`, …; null for plain media. */
  readonly framework: string | null;
  readonly isFlash: boolean;
  /** Whether it is plain media of a type that the browser plays. */
  readonly isPlayable: boolean;
}

export interface LinearOutline {
  readonly linear: XmlElement;
  readonly media: readonly MediaOutline[];
  /** Whether another linear creative of the same ad plays. */
  readonly isSpare: boolean;
}

type CanPlay = (type: string) => boolean;

const frameworkOf = (element: XmlElement): string | null => {
  const framework = valueOf(element, 'apiFramework');
  return framework?.toUpperCase() === 'VAST' ? null : framework;
};

const readMedia = (element: XmlElement, canPlay: CanPlay): MediaOutline => {
  const url = webAddress(textOf(element));
  const ending = /\.(\w+)$/.exec(url?.pathname ?? '')?.[1]?.toLowerCase() ?? '';
  const writtenType = (valueOf(element, 'type') ?? '').toLowerCase();
  const type = mediaTypeOf(writtenType, valueOf(element, 'codec') ?? '', url?.href ?? '');
  const framework = frameworkOf(element);
  const isFlash = /flash|x-flv/.test(type) || ending === 'swf' || ending === 'flv';
  const isPlain = framework === null && url !== null && type !== '';
  return {
    element,
    url,
    ending,
    writtenType,
    type,
    framework,
    isFlash,
    isPlayable: isPlain && !isFlash && canPlay(type),
  };
};

export const readLinears = (
  ads: readonly AdOutline[],
  canPlay: CanPlay,
): readonly LinearOutline[] =>
  ads
    .filter(({ kind }) => kind === 'InLine')
    .flatMap(({ linears }) => {
      const all = linears.map((linear) =>
        elementsAt(linear, 'MediaFiles', 'MediaFile').map((file) => readMedia(file, canPlay)),
      );
      const plays = all.map((media) => media.some(({ isPlayable }) => isPlayable));
      const playing = plays.filter(Boolean).length;
      return linears.map((linear, index) => ({
        linear,
        media: all[index] ?? [],
        isSpare: playing > (plays[index] === true ? 1 : 0),
      }));
    });

export const mediaOf = ({
  linears,
}: {
  readonly linears: readonly LinearOutline[];
}): readonly MediaOutline[] => linears.flatMap(({ media }) => media);

/** Files that a player without code of the ad may play. */
export const plainFiles = ({ media }: LinearOutline): readonly MediaOutline[] =>
  media.filter(({ framework, url }) => framework === null && url !== null);

export const interactiveFiles = (linear: XmlElement): readonly XmlElement[] =>
  elementsAt(linear, 'MediaFiles', 'InteractiveCreativeFile');
