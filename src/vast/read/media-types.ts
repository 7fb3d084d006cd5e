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

/** Codecs that not all current browsers play: HEVC, Dolby Vision, MPEG-4 Visual and Dolby Digital. */
const RARE_CODEC = /\b(?:hvc1|hev1|dvh1|dvhe|mp4v|ac-3|ec-3)\b/i;

/** Whether current browsers play a media type, also one that only ad servers write. */
export const isPlayableType = (type: string): boolean => {
  const [, parameters = ''] = type.split(';', 2);
  if (RARE_CODEC.test(parameters)) return false;
  const name = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  return PLAYABLE_TYPES.includes(TYPE_ALIASES.get(name) ?? name);
};
