/** A recorded HLS rendition (RFC 8216): what is needed to send it again as a live stream. */
export interface VodPlaylist {
  /** Address of the initialisation segment, relative to the playlist. */
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

/** Reads a playlist of fMP4 segments. Throws when it has no initialisation segment or no segment. */
export const parseVodPlaylist = (text: string): VodPlaylist => {
  const [, map] = MAP.exec(text) ?? [];
  const segments = [...text.matchAll(SEGMENT)].map(([, duration, uri = '']) => ({
    uri,
    duration: Number(duration),
  }));
  if (map === undefined || segments.length === 0)
    throw new Error('The playlist is not one of fMP4 segments.');
  return { map, segments };
};
