/** JSON at the beginning of a line: neither a placeholder nor the time of a message. */
const JSON_LINE = /^(?:\{|\[(?![A-Za-z_]|\d{1,2}:\d\d))/m;

/** An object behind words in a line, and neither a value of code nor an argument. */
const JSON_BEHIND_WORDS = /(?<=[\p{L}\d:.!?)>»”"'–—-][ \t]{0,9})[{](?=\s{0,9}")/gu;

/** Objects in sentences that are read. */
const MAX_OBJECTS = 5;

/** The start of an element, and not of an address in a mail. */
const MARKUP = /<(?:[?!]|[\w:]{1,40}[\s/>])/;

/** A mark by which JSON nests, that of a text in it, or a character that is escaped. */
const JSON_MARK = /\\[^]|["{}[\]]/g;

/** Where the JSON that begins at a position ends; -1 if it does not. */
const endOfJson = (text: string, start: number): number => {
  let depth = 0;
  let isInText = false;
  for (const { 0: mark, index } of text.slice(start).matchAll(JSON_MARK)) {
    if (mark === '"') isInText = !isInText;
    if (isInText || mark === '"' || mark.startsWith('\\')) continue;
    depth += mark === '{' || mark === '[' ? 1 : -1;
    if (depth <= 0) return start + index + 1;
  }
  return -1;
};

/** The JSON that begins one line and ends one; empty if there is none, or if another one stands behind it. */
export const jsonIn = (text: string): string => {
  const start = text.search(JSON_LINE);
  if (start === -1 || MARKUP.test(text.slice(0, start))) return '';
  const end = endOfJson(text, start);
  const behind = text.slice(end);
  return end === -1 || JSON_LINE.test(behind) || /^[ \t]*\S/.test(behind)
    ? ''
    : text.slice(start, end);
};

/** The objects in the sentences of a text, the first ones. */
export const jsonInSentences = (text: string): readonly string[] => {
  const objects: string[] = [];
  let end = 0;
  const starts = text.startsWith('{') ? [{ index: 0 }] : [];
  for (const { index } of [...starts, ...text.matchAll(JSON_BEHIND_WORDS)]) {
    if (index < end || objects.length === MAX_OBJECTS) continue;
    if (MARKUP.test(text.slice(end, index))) return objects;
    end = endOfJson(text, index);
    if (end === -1) return objects;
    objects.push(text.slice(index, end));
  }
  return objects;
};
