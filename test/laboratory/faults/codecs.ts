/** Codecs that browsers lack, as ad servers write them. */
export const RARE_CODECS = [
  'hvc1.1.6.L93',
  'hvc1.1.6.L93.B0, mp4a.40.2',
  'hev1.1.6.L93.B0',
  'hvc1',
  'H.265',
  'h265',
  'HEVC',
  'dvh1.05.06',
  'av01.2.15M.10',
  'mp4v.20.9',
];

/** Codecs that they have, and names that say nothing. */
export const USUAL_CODECS = [
  'avc1.4D401E',
  'avc1.640028, mp4a.40.2',
  'H.264',
  'h264',
  'AVC',
  'mp4',
  '',
];
