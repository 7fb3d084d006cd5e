export type TimeSpan = readonly [start: number, end: number];

/** Time ranges from data. `start` and `end` throw an IndexSizeError for an index that does not exist. */
export const timeRanges = (spans: readonly TimeSpan[]): TimeRanges => {
  const at = (index: number, side: 0 | 1): number => {
    const span = spans[index];
    if (span === undefined)
      throw new DOMException(
        `There is no range ${index}; length is ${spans.length}.`,
        'IndexSizeError',
      );
    return span[side];
  };
  return { length: spans.length, start: (index) => at(index, 0), end: (index) => at(index, 1) };
};

/** More than a player has. */
export const MAX_SPANS = 50;

export const timeSpans = (ranges: TimeRanges | undefined): readonly TimeSpan[] =>
  Array.from({ length: Math.min(ranges?.length ?? 0, MAX_SPANS) }, (_, index) => [
    ranges?.start(index) ?? 0,
    ranges?.end(index) ?? 0,
  ]);
