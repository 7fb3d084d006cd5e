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
