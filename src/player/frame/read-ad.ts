import { fields } from '../consent/answer-fields.js';
import type { AdDetails, AdPosition } from '../playback/ad-details.js';

const POSITIONS: readonly unknown[] = ['preroll', 'midroll', 'postroll', 'overlay'];

/** Characters; an ad request is longer than any title. */
const LONGEST = 500;
const LONGEST_ADDRESS = 8192;

/** The position of a break, or null when it is none. */
export const readPosition = (value: unknown): AdPosition | null =>
  POSITIONS.includes(value) ? (value as AdPosition) : null;

/** A text, cut where it is too long; empty when it is none. */
export const readText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST) : '';

const readAddress = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_ADDRESS && /^https?:\/\//.test(value)
    ? value
    : null;

const readSeconds = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 ? Math.min(value, 999_999) : null;

const readPlace = (value: unknown): number =>
  Number.isInteger(value) ? Math.min(Math.max(Number(value), 1), 999) : 1;

/** The details of an ad that were sent, field by field; null when they are none. */
export const readAd = (sent: unknown): AdDetails | null => {
  const { id, title, path, linearity, tag, duration, skipAfter, index, count, ...ad } =
    fields(sent);
  const position = readPosition(ad['position']);
  return (
    position && {
      position,
      id: readText(id),
      title: readText(title),
      path: readText(path),
      linearity: linearity === 'non-linear' ? linearity : 'linear',
      tag: readAddress(tag),
      duration: readSeconds(duration),
      skipAfter: readSeconds(skipAfter),
      index: readPlace(index),
      count: readPlace(count),
    }
  );
};
