/** JSON at the beginning of a line: neither a placeholder nor the time of a message. */
const JSON_LINE = /^(?:\{|\[(?![A-Za-z_]|\d{1,2}:\d\d))/m;

/** The start of an element, and not of an address in a mail. */
const MARKUP = /<(?:[?!]|[\w:]{1,40}[\s/>])/;

/** A mark by which JSON nests, that of a text in it, or a character that is escaped. */
const JSON_MARK = /\\[^]|["{}[\]]/g;

/** The JSON that begins one line and ends one; empty if there is none, or if another one stands behind it. */
export const jsonIn = (text: string): string => {
  const start = text.search(JSON_LINE);
  if (start === -1 || MARKUP.test(text.slice(0, start))) return '';
  let depth = 0;
  let isInText = false;
  for (const { 0: mark, index } of text.slice(start).matchAll(JSON_MARK)) {
    if (mark === '"') isInText = !isInText;
    if (isInText || mark === '"' || mark.startsWith('\\')) continue;
    depth += mark === '{' || mark === '[' ? 1 : -1;
    if (depth > 0) continue;
    const end = start + index + 1;
    const behind = text.slice(end);
    return JSON_LINE.test(behind) || /^[ \t]*\S/.test(behind) ? '' : text.slice(start, end);
  }
  return '';
};
