const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (character, value) => [character, value]),
);

/** The bytes of base64 (RFC 4648 section 4); other characters are ignored. */
const bytesOf = (text: string): readonly number[] => {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const character of text) {
    const value = VALUES.get(character);
    if (value === undefined) continue;
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >> bits) & 0xff);
    }
  }
  return bytes;
};

const percentEncoded = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/**
 * The text in base64: read as UTF-8, or byte by byte if it is not UTF-8. The core has neither `atob` nor
 * `TextDecoder`.
 */
export const textOfBase64 = (base64: string): string => {
  const bytes = bytesOf(base64);
  try {
    return decodeURIComponent(bytes.map(percentEncoded).join(''));
  } catch {
    return bytes.map((byte) => String.fromCharCode(byte)).join('');
  }
};
