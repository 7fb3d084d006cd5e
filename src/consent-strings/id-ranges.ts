import { type ConsentMessage, consentMessage } from './decoded-consent.js';

/** A range of ids, both ends included. */
export type IdRange = readonly [first: number, last: number];

/** Ranges in ascending order, joined where they touch. */
export const joinRanges = (ranges: readonly IdRange[]): readonly IdRange[] => {
  const joined: IdRange[] = [];
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    const [previousFirst, previousLast] = joined.at(-1) ?? [0, -1];
    if (joined.length > 0 && first <= previousLast + 1)
      joined[joined.length - 1] = [previousFirst, Math.max(previousLast, last)];
    else joined.push([first, last]);
  }
  return joined;
};

/** Ranges that are listed. */
const MAX_RANGES = 40;

export const countIds = (ranges: readonly IdRange[]): number =>
  ranges.reduce((count, [first, last]) => count + last - first + 1, 0);

export const idsIn = (ranges: readonly IdRange[]): readonly number[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

export const idParams = (
  ranges: readonly IdRange[],
): { readonly ids: readonly string[]; readonly more: number; readonly count: number } => {
  const listed = ranges.slice(0, MAX_RANGES);
  const count = countIds(ranges);
  return {
    ids: listed.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)),
    more: count - countIds(listed),
    count,
  };
};

export const idsValue = (ranges: readonly IdRange[]): ConsentMessage =>
  consentMessage('value-ids', idParams(ranges));

export const idListValue = (ids: readonly number[]): ConsentMessage =>
  idsValue(joinRanges(ids.map((id) => [id, id])));
