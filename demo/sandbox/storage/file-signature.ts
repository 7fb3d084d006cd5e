const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Number of bytes that these functions need. */
export const SIGNATURE_BYTES = 16;

/** The file name extension of an image by its first bytes: jpg, png or gif (spec 4.5); null for anything else. */
export const imageExtension = (bytes: Uint8Array): 'jpg' | 'png' | 'gif' | null => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return /^GIF8[79]a/.test(ascii(bytes, 0, 6)) ? 'gif' : null;
};

/** The file name extension of a video that browsers play unconverted, by its first bytes; null for anything else. */
export const playableExtension = (bytes: Uint8Array): 'mp4' | 'webm' | null => {
  if (ascii(bytes, 4, 4) === 'ftyp') return 'mp4';
  return startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3) ? 'webm' : null;
};
