/** The members of HTMLMediaElement that describe its media, with the same meaning. During an ad they describe the content. */
export interface MediaState {
  /** 0.0625 to 16; 1 is normal. */
  playbackRate: number;
  readonly seeking: boolean;
  /** `HAVE_NOTHING` (0) to `HAVE_ENOUGH_DATA` (4). */
  readonly readyState: number;
  /** `NETWORK_EMPTY` (0) to `NETWORK_NO_SOURCE` (3). */
  readonly networkState: number;
  /** The address of the media, or of the player that a frame shows. */
  readonly currentSrc: string;
  readonly buffered: TimeRanges;
  readonly seekable: TimeRanges;
  readonly textTracks: TextTrackList;
}

/** The members that are only read and stay the same for a player whose state is not known. */
export const READ_MEMBERS = [
  'seeking',
  'readyState',
  'networkState',
  'currentSrc',
  'buffered',
  'seekable',
] as const satisfies readonly (keyof MediaState)[];

/** Start and end in seconds. */
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

/** The spans of time ranges, at most the first `limit`. */
export const timeSpans = (ranges: TimeRanges | undefined, limit: number): readonly TimeSpan[] =>
  Array.from({ length: Math.min(ranges?.length ?? 0, limit) }, (_, index) => [
    ranges?.start(index) ?? 0,
    ranges?.end(index) ?? 0,
  ]);
