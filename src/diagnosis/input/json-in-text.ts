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
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * The JSON that begins at a position. One that is cut off is closed behind the last element that ends within so many
 * levels of others.
 */
export const jsonAt = (text: string, start: number, levels: number) => {
  const open: string[] = [];
  let isInText = false;
  let [end, depth] = [start, 0];
  for (const { 0: mark, index } of text.slice(start).matchAll(JSON_MARK)) {
    if (mark === '"') isInText = !isInText;
    if (isInText || mark === '"' || mark.startsWith('\\')) continue;
    const closing = CLOSING[mark];
    if (closing === undefined) open.pop();
    else open.push(closing);
    if (closing !== undefined || open.length > levels) continue;
    [end, depth] = [start + index + 1, open.length];
    if (depth === 0) return { json: text.slice(start, end), isWhole: true };
  }
  return { json: text.slice(start, end) + open.slice(0, depth).reverse().join(''), isWhole: false };
};

/** The JSON that begins one line and ends one; empty if there is none, or if another one stands behind it. */
export const jsonIn = (text: string): string => {
  const start = text.search(JSON_LINE);
  if (start === -1 || MARKUP.test(text.slice(0, start))) return '';
  const { json, isWhole } = jsonAt(text, start, 0);
  const behind = text.slice(start + json.length);
  return !isWhole || JSON_LINE.test(behind) || /^[ \t]*\S/.test(behind) ? '' : json;
};

/** The objects in the sentences of a text, the first ones. */
export const jsonInSentences = (text: string): readonly string[] => {
  const objects: string[] = [];
  let end = 0;
  const starts = text.startsWith('{') ? [{ index: 0 }] : [];
  for (const { index } of [...starts, ...text.matchAll(JSON_BEHIND_WORDS)]) {
    if (index < end || objects.length === MAX_OBJECTS) continue;
    if (MARKUP.test(text.slice(end, index))) return objects;
    const { json, isWhole } = jsonAt(text, index, 0);
    if (!isWhole) return objects;
    end = index + json.length;
    objects.push(json);
  }
  return objects;
};
