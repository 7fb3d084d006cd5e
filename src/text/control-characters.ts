/** Control characters without white space, lone surrogates and noncharacters, which no markup may contain. */
const INEXPRESSIBLE = /(?![\t\r\n])[\p{Cc}\p{Cs}\p{NChar}]/gu;

/** Ends of lines and changes of the direction of writing, by which people read another text than programs. */
const MARKS = /[\u2028-\u202e\u2066-\u2069]/g;

const escaped = (text: string): string =>
  text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The markup with U+FFFD in place of characters that markup cannot express. */
export const expressible = (markup: string): string => markup.replace(INEXPRESSIBLE, '\uFFFD');

/** The text with characters that nobody would see written as `\u001b`. JSON stays JSON with the same value. */
export const visibleText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(INEXPRESSIBLE, escaped).replace(MARKS, escaped);

/** `visibleText` as one line: ends of lines are written as `\u000a`. */
export const visibleLine = (text: string): string => visibleText(text.replace(/[\r\n]/g, escaped));

/** The markup as `visibleText` would write it, but with references that every parser turns back into the characters. */
export const visibleMarkup = (markup: string): string =>
  expressible(markup).replace(MARKS, (mark) => `&#${mark.charCodeAt(0)};`);
