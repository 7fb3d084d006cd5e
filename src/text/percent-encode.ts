const LONE_SURROGATES = /\p{Surrogate}/gu;

/** `encodeURIComponent` for any string: a lone surrogate becomes U+FFFD instead of an error. */
export const percentEncode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replace(LONE_SURROGATES, '\uFFFD'));
  }
};
