/** A recorded HLS rendition (RFC 8216), as far as it is needed to repeat it as a live stream. */
export interface VodPlaylist {
  /** Address of the initialization segment, relative to the playlist. */
  readonly map: string;
  readonly segments: readonly VodSegment[];
}

export interface VodSegment {
  /** Relative to the playlist. */
  readonly uri: string;
  /** Seconds. */
  readonly duration: number;
}

const MAP = /^#EXT-X-MAP:URI="([^"]+)"$/m;

const SEGMENT = /^#EXTINF:([\d.]+),.*\n([^#\n]+)$/gm;

/** Reads a playlist of fMP4 segments. Throws if it has no initialization segment or no segment. */
export const parseVodPlaylist = (text: string): VodPlaylist => {
  const [, map] = MAP.exec(text) ?? [];
  const segments = [...text.matchAll(SEGMENT)].map(([, duration, uri = '']) => ({
    uri,
    duration: Number(duration),
  }));
  if (map === undefined || segments.length === 0)
    throw new Error('The playlist has no fMP4 segments.');
  return { map, segments };
};

/** Segments in a live playlist; RFC 8216, 6.2.2 requires at least three target durations. */
const WINDOW_SEGMENTS = 5;

/**
 * Repetitions after which the discontinuity sequence restarts, every few weeks: players keep and copy
 * a list of that length, and millions of entries would block them.
 */
const MAX_ROUNDS = 100_000;

/** A recorded segment within the endless repetition. */
interface LiveSegment extends VodSegment {
  /** Milliseconds since 1970. */
  readonly start: number;
  /** The first segment of the recording. */
  readonly isFirst: boolean;
}

const lengthOf = (segments: readonly VodSegment[]): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0);

/** The segment with a sequence number; the first repetition began in 1970. */
const liveSegment = ({ segments }: VodPlaylist, sequence: number): LiveSegment => {
  const index = sequence % segments.length;
  const [segment = { uri: '', duration: 0 }] = segments.slice(index);
  const rounds = Math.floor(sequence / segments.length);
  const start = rounds * lengthOf(segments) + lengthOf(segments.slice(0, index));
  return { ...segment, start: Math.round(start * 1000), isFirst: index === 0 };
};

const sequenceAt = ({ segments }: VodPlaylist, now: number): number => {
  const length = lengthOf(segments);
  const seconds = now / 1000;
  const rounds = Math.floor(seconds / length);
  const into = seconds - rounds * length;
  const index = segments.findIndex((_, at) => into < lengthOf(segments.slice(0, at + 1)));
  return rounds * segments.length + Math.max(0, index);
};

const segmentLines = (
  segment: LiveSegment,
  isFirstInWindow: boolean,
  folder: string,
): readonly string[] => [
  ...(segment.isFirst && !isFirstInWindow ? ['#EXT-X-DISCONTINUITY'] : []),
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.start).toISOString()}`,
  `#EXTINF:${segment.duration.toFixed(6)},`,
  folder + segment.uri,
];

/**
 * A live playlist that repeats a recording endlessly: the segments that are complete at `now`
 * (milliseconds since 1970). It depends only on the clock, so it continues after a restart.
 * `folder` is prepended to the addresses of the recording.
 */
export const livePlaylist = (
  recorded: VodPlaylist,
  { now, folder }: { readonly now: number; readonly folder: string },
): string => {
  const onAir = sequenceAt(recorded, now);
  const first = Math.max(0, onAir - WINDOW_SEGMENTS);
  const window = Array.from({ length: onAir - first }, (_, index) =>
    liveSegment(recorded, first + index),
  );
  const rounds = Math.floor(first / recorded.segments.length);
  const firstRound = rounds - (rounds % MAX_ROUNDS);
  const maxDuration = Math.max(...recorded.segments.map(({ duration }) => duration));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(maxDuration)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first - firstRound * recorded.segments.length}`,
    // A window that starts with a new round omits that round's tag and counts it here.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${rounds - firstRound}`,
    `#EXT-X-MAP:URI="${folder}${recorded.map}"`,
    ...window.flatMap((segment, index) => segmentLines(segment, index === 0, folder)),
    '',
  ].join('\n');
};
