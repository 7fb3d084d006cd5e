/** Types that ad servers write for those that browsers know. */
export const TYPE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['video/x-mp4', 'video/mp4'],
  ['video/x-m4v', 'video/mp4'],
  ['video/x-webm', 'video/webm'],
]);

/** Types of files without one, by the ending of their path. */
export const TYPES_BY_ENDING: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['mpd', 'application/dash+xml'],
]);

/** Types that the browsers of 2024 and later play; HLS is played by their player. */
const PLAYABLE_TYPES: readonly string[] = [
  'video/mp4',
  'video/webm',
  'application/vnd.apple.mpegurl',
  'application/x-mpegurl',
  'audio/mpegurl',
  'audio/aac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
];

/**
 * Codecs that not all current browsers play: HEVC, VVC, Dolby Vision, MPEG-4 Visual, Dolby Digital, and AV1 in other
 * profiles than Main.
 */
const RARE_CODEC = /\b(?:hvc1|hev1|vvc1|vvi1|dvh1|dvhe|dva1|dvav|mp4v|ac-3|ec-3|av01\.[12])\b/i;

/** What ad servers write for HEVC, and how browsers name it (RFC 6381). */
const HEVC = /\b(?:h\.?265|hevc)\b/gi;
const HEVC_NAME = 'hvc1.1.6.L93.B0';

/**
 * The type of a media file with its codecs: that of its attributes, else of the ending of its URL. Lower case but for the
 * codecs; empty if it is unknown. Of the attribute `codec` only names that a browser may refuse count: for H.264 ad
 * servers write many others.
 */
export const mediaTypeOf = (type: string, codec: string, url: string): string => {
  const [name = '', ...parameters] = type.trim().split(';');
  const written = name.trim().toLowerCase();
  const ending = /\.(\w+)$/.exec(url.trim().split(/[?#]/, 1)[0] ?? '')?.[1]?.toLowerCase() ?? '';
  const known = TYPE_ALIASES.get(written) ?? (written || (TYPES_BY_ENDING.get(ending) ?? ''));
  const codecs = codec.replaceAll(HEVC, HEVC_NAME);
  if (parameters.length > 0) return `${known};${parameters.join(';')}`.replaceAll(HEVC, HEVC_NAME);
  return RARE_CODEC.test(codecs) ? `${known}; codecs="${codecs.replaceAll('"', '')}"` : known;
};

/** Whether current browsers play a media type, also one that only ad servers write. */
export const isPlayableType = (type: string): boolean => {
  const [, parameters = ''] = type.split(';', 2);
  if (RARE_CODEC.test(parameters)) return false;
  const name = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  return PLAYABLE_TYPES.includes(TYPE_ALIASES.get(name) ?? name);
};
