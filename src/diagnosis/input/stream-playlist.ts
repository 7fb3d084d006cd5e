import { judgedText } from './judged-text.js';
import type { UnknownInput } from './recognized-input.js';

const HLS = /^#EXTM3U\b/m;
const SEGMENT = /^#EXTINF:/m;
const DASH = /<MPD[\s>]/;

/** By what packagers say where a break is (SCTE-35 in HLS and in DASH). */
const MARKER =
  /^#EXT-(?:X-CUE|OATCLS|X-SCTE35|X-SPLICEPOINT|X-ASSET\b)|\bSCTE35-|\binterstitial\b|urn:scte:(?:scte35|dash)/im;
/** Where segments of another source begin. */
const INSERTED = /^#EXT-X-DISCONTINUITY$|\bX-ASSET-(?:URI|LIST)|<\/Period>\s*<Period[\s>]/m;

/** A line that a person writes. */
const PROSE = /^\s*[^#<\s]\S* \S+ \S/;

/** What a playlist of HLS or DASH to which a person says something has of ads that a server inserts; null for other texts. */
export const playlistInText = (text: string): UnknownInput | null => {
  if (!(HLS.test(text) && SEGMENT.test(text)) && !DASH.test(text)) return null;
  const lines = text.split(/\r?\n/);
  const ofPlaylist = lines.filter((line) => !PROSE.test(line));
  // One that stands alone may be the response to an ad tag.
  if (ofPlaylist.length === lines.length) return null;
  const playlist = ofPlaylist.join('\n');
  const finding = MARKER.test(playlist) ? 'stream-unfilled' : 'stream-unmarked';
  const detail = '';
  return judgedText([{ finding: INSERTED.test(playlist) ? 'stream-filled' : finding, detail }]);
};
