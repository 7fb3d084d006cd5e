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

/** Whether a person says something beside what a tool prints. */
export const hasProse = (text: string): boolean =>
  text.split('\n').some((line) => PROSE.test(line));

/** What a playlist of HLS or DASH says about ads that a server inserts; null for other texts. */
export const playlistInText = (text: string): UnknownInput | null => {
  const lines = text.split(/\r?\n/).filter((line) => !PROSE.test(line));
  const playlist = lines.join('\n');
  if (!(HLS.test(playlist) && SEGMENT.test(playlist)) && !DASH.test(playlist)) return null;
  const finding = MARKER.test(playlist) ? 'stream-unfilled' : 'stream-unmarked';
  const detail = '';
  return judgedText([{ finding: INSERTED.test(playlist) ? 'stream-filled' : finding, detail }]);
};
