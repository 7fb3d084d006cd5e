const withPlainMarks = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‘’‚‛′]/g, "'");

/** Values of attributes in plain marks, and what word processors write. */
const MARKS = /=\s{0,9}(?:"[^"]*"|'[^']*')|[\u00a0“”„‟″«»‘’‚‛′]/g;

const withPlainTag = (tag: string): string =>
  tag.replace(MARKS, (part) => (part.startsWith('=') ? part : withPlainMarks(part)));

/** Word processors change quotation marks and blanks; those in the text and the values of elements are its own. */
export const withoutTypography = (text: string): string => {
  const hasJson = /^[{[]|<media-embed[\s>]/.test(text);
  if (hasJson && !text.includes('"')) return withPlainMarks(text);
  const plain = hasJson ? text.replaceAll('\u00a0', ' ') : text;
  return !/^[{[]/.test(text) ? plain.replace(/<[\w/?][^<>]*>/g, withPlainTag) : plain;
};
