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
