import { percentEncode } from '../text/percent-encode.js';

/** Characters that RFC 3986 allows nowhere in a URL: controls, blank, non-ASCII and `" < > \ ^ ` { | }`. */
const ILLEGAL = /[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+/g;
const HAS_ILLEGAL = /[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]/;

/** `decodeURIComponent` for any string: a text with an invalid escape stays as it is. */
export const percentDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** As above, without the delimiters of other syntaxes, so that another system still finds its placeholder. */
const ILLEGAL_IN_PLACEHOLDER = /[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7e]+/g;

export const isLegal = (text: string): boolean => !HAS_ILLEGAL.test(text);

/** Encodes the characters that no URL allows. All others, including escapes, stay unchanged. */
export const percentEncodeIllegal = (text: string): string => text.replace(ILLEGAL, percentEncode);

/** The same for a placeholder that is not replaced. */
export const percentEncodeKept = (text: string): string =>
  text.replace(ILLEGAL_IN_PLACEHOLDER, percentEncode);

/** Encodes one value: a list's items are encoded and joined by an unencoded comma (VAST 4.x section 6.1). */
export const encodeValue = (value: string | readonly string[], depth: number): string => {
  let encoded = typeof value === 'string' ? percentEncode(value) : value.map(percentEncode).join();
  for (let level = 0; level < depth; level += 1) encoded = encodeURIComponent(encoded);
  return encoded;
};
