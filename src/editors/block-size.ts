import { MAX_LENGTH } from '../limits.js';

/** The size of a block. Both sides are whole numbers from 1 to 99999, or both are null. */
export interface BlockSize {
  /** CSS pixels, or the first number of the aspect ratio. */
  readonly width: number | null;
  /** CSS pixels, or the second number of the aspect ratio. */
  readonly height: number | null;
  /** Whether the player takes the width of its column, so that the sides are only its aspect ratio. */
  readonly responsive: boolean;
}

export const UNKNOWN_SIZE: BlockSize = { width: null, height: null, responsive: false };

/** Longer values of a style attribute are not read. */
const MAX_STYLE_LENGTH = 2000;

const LENGTH = /^\s*(\d{1,5}(?:\.\d{1,6})?)\s*(?:px\s*)?$/i;

const sideOf = (value: unknown): number | null => {
  const side = Number(typeof value === 'string' ? (LENGTH.exec(value)?.[1] ?? Number.NaN) : value);
  const isSide = (typeof value === 'number' || typeof value === 'string') && side >= 0.5;
  return isSide && side <= MAX_LENGTH ? Math.max(1, Math.round(side)) : null;
};

/**
 * The size with these sides: numbers, or texts such as `216` and `216px`. Unknown unless both are given. A portrait
 * player keeps its own width, because in a wide column it would be higher than the screen.
 */
export const blockSize = (
  givenWidth: unknown,
  givenHeight: unknown,
  responsive: unknown,
): BlockSize => {
  const [width, height] = [sideOf(givenWidth), sideOf(givenHeight)];
  if (width === null || height === null) return UNKNOWN_SIZE;
  return { width, height, responsive: responsive === true && width >= height };
};

const declarationsOf = (style: string): ReadonlyMap<string, string> =>
  new Map(
    style
      .slice(0, MAX_STYLE_LENGTH)
      .split(';')
      .map((declaration) => {
        const [property = '', value = ''] = declaration.split(':', 2);
        return [property.trim().toLowerCase(), value.trim()] as const;
      }),
  );

/** A ratio of small numbers, such as 16/9, with sides that are also usable as pixels. */
const scaled = (width: number, height: number): BlockSize => {
  const scale = 640 / Math.max(width, height);
  return blockSize(width * scale, height * scale, true);
};

const RATIO = /^(\d{1,5}(?:\.\d{1,6})?)(?:\s*\/\s*(\d{1,5}(?:\.\d{1,6})?))?$/;

/** The size in a `style`, which has a ratio and, for a player of a fixed size, a width in pixels. */
const styleSize = (style: string): BlockSize => {
  const declarations = declarationsOf(style);
  const [, first, second = '1'] = RATIO.exec(declarations.get('aspect-ratio') ?? '') ?? [];
  const [width, height] = [Number(first), Number(second)];
  if (!(width > 0 && height > 0)) return UNKNOWN_SIZE;
  const pixels = sideOf(declarations.get('width'));
  if (pixels !== null) return blockSize(pixels, (pixels * height) / width, false);
  return Math.max(width, height) < 100 ? scaled(width, height) : blockSize(width, height, true);
};

/**
 * The size that the attributes of an element give: `width` and `height`, with or without `data-`, and the
 * `aspect-ratio` of its `style`. The service's container has `data-responsive`.
 */
export const elementSize = (attribute: (name: string) => string | null): BlockSize => {
  const style = attribute('style') ?? '';
  const isResponsive =
    attribute('data-responsive') === 'true' || declarationsOf(style).get('width') === '100%';
  const size = blockSize(
    attribute('width') ?? attribute('data-width'),
    attribute('height') ?? attribute('data-height'),
    isResponsive,
  );
  return size.width === null ? styleSize(style) : size;
};

export const aspectRatioOf = ({ width, height }: BlockSize): string | null =>
  width === null || height === null ? null : `${width}/${height}`;
