import { mayOpen, tokenAt } from './placeholder-syntax.js';

interface Span {
  readonly text: string;
  readonly isPlaceholder: boolean;
}

export const spansOf = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    const token = mayOpen(text.charCodeAt(at)) ? tokenAt(text, at) : undefined;
    if (token === undefined) at += 1;
    else {
      if (at > from) spans.push({ text: text.slice(from, at), isPlaceholder: false });
      spans.push({ text: text.slice(at, token.end), isPlaceholder: true });
      at = token.end;
      from = at;
    }
  }
  if (from < text.length) spans.push({ text: text.slice(from), isPlaceholder: false });
  return spans;
};

export const mapText = (text: string, change: (literal: string) => string): string =>
  spansOf(text)
    .map((span) => (span.isPlaceholder ? span.text : change(span.text)))
    .join('');

/** Splits at each match of a global pattern outside placeholders; at most `limit` times. */
export const splitOutside = (
  text: string,
  pattern: RegExp,
  limit = Infinity,
): readonly string[] => {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  for (const span of spansOf(text)) {
    if (!span.isPlaceholder) {
      for (const match of span.text.matchAll(pattern)) {
        if (parts.length >= limit) break;
        parts.push(text.slice(from, at + match.index));
        from = at + match.index + match[0].length;
      }
    }
    at += span.text.length;
  }
  return [...parts, text.slice(from)];
};
