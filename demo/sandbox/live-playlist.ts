import type { VodPlaylist, VodSegment } from './vod-playlist.js';

/** Segments in a live playlist: RFC 8216, 6.2.2 asks for at least three target durations. */
const WINDOW = 5;

/**
 * Rounds after which the numbers begin anew, once in weeks: players keep a list that is as long as the
 * number of the discontinuity, and copy it, which millions would make them stand still for.
 */
const MOST_ROUNDS = 100_000;

/** A recorded segment at its place in the endless repetition. */
interface LiveSegment extends VodSegment {
  /** Media sequence number. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** The recording begins anew with this segment. */
  readonly isFirst: boolean;
}

const lengthOf = (segments: readonly VodSegment[]): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0);

/** The segment with a sequence number; the recording began for the first time in 1970. */
const liveSegment = ({ segments }: VodPlaylist, sequence: number): LiveSegment => {
  const index = sequence % segments.length;
  const [segment = { uri: '', duration: 0 }] = segments.slice(index);
  const rounds = Math.floor(sequence / segments.length);
  const start = rounds * lengthOf(segments) + lengthOf(segments.slice(0, index));
  return { ...segment, sequence, start: Math.round(start * 1000), isFirst: index === 0 };
};

/** Sequence number of the segment that is on air. */
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
 * A live playlist that repeats a recording without end: the segments that are complete at `now`
 * (milliseconds since 1970). It depends on the clock alone, so it goes on after a restart.
 * `folder` is put before the addresses of the recording.
 */
export const livePlaylist = (
  recorded: VodPlaylist,
  { now, folder }: { readonly now: number; readonly folder: string },
): string => {
  const onAir = sequenceAt(recorded, now);
  const first = Math.max(0, onAir - WINDOW);
  const window = Array.from({ length: onAir - first }, (_, index) =>
    liveSegment(recorded, first + index),
  );
  const rounds = Math.floor(first / recorded.segments.length);
  const begun = rounds - (rounds % MOST_ROUNDS);
  const longest = Math.max(...recorded.segments.map(({ duration }) => duration));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first - begun * recorded.segments.length}`,
    // A window that begins with a new round has dropped that round's tag and counts it here.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${rounds - begun}`,
    `#EXT-X-MAP:URI="${folder}${recorded.map}"`,
    ...window.flatMap((segment, index) => segmentLines(segment, index === 0, folder)),
    '',
  ].join('\n');
};
