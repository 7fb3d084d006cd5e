import type { TagReader } from './scan-attributes.js';
import { DECLARATION, DECLARATION_START, NOT_SPACE, ROOT_OR_CDATA } from './xml-grammar.js';

type PrologReader = Pick<TagReader, 'text' | 'at' | 'report' | 'stop'>;

/** Passes text before the XML declaration, or before the first tag of a document without one. */
const skipLeadingText = (reader: PrologReader): void => {
  const { text, at } = reader;
  DECLARATION_START.lastIndex = at;
  const declaration = DECLARATION_START.exec(text)?.index ?? -1;
  const isLate = declaration > at && !ROOT_OR_CDATA.test(text.slice(at, declaration));
  const end = isLate ? declaration : text.indexOf('<', at);
  const before = end === -1 ? '' : text.slice(at, end);
  if (!isLate && !NOT_SPACE.test(before)) return;
  reader.report('leading-text', at, end, before);
  reader.at = end;
};

/** Passes the byte order mark, what is before the document by mistake, and the XML declaration. */
export const scanProlog = (reader: PrologReader): void => {
  const { text } = reader;
  if (text.startsWith('\u{feff}')) reader.at = 1;
  skipLeadingText(reader);
  const start = reader.at;
  DECLARATION_START.lastIndex = start;
  if (DECLARATION_START.exec(text)?.index !== start) return;
  DECLARATION.lastIndex = start;
  const length = DECLARATION.exec(text)?.[0].length;
  const end = length === undefined ? text.indexOf('?>', start) : start + length - 2;
  if (end === -1) reader.stop('instruction', start, text.length, '');
  else {
    if (length === undefined) reader.report('declaration', start, end + 2, '');
    reader.at = end + 2;
  }
};
