/** Types that the browsers of 2024 and later play; HLS is played by their player. Codecs are not looked at. */
const PLAYABLE_TYPES: readonly string[] = [
  'video/mp4',
  'video/webm',
  'application/vnd.apple.mpegurl',
  'application/x-mpegurl',
  'audio/mpegurl',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
];

/** Whether current browsers play a media type. */
export const canPlay = (type: string): boolean =>
  PLAYABLE_TYPES.includes((type.split(';')[0] ?? '').trim().toLowerCase());
