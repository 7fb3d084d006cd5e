import type { TagReader } from './scan-attributes.js';
import { DECLARATION, DECLARATION_START, NOT_SPACE, ROOT } from './xml-grammar.js';

type PrologReader = Pick<TagReader, 'text' | 'at' | 'report' | 'stop'>;

/** Whether the document begins with the declaration at an offset, and everything before it is there by mistake. */
const isLateDeclaration = (text: string, at: number, declaration: number): boolean => {
  if (declaration <= at) return false;
  const before = text.slice(at, declaration);
  if (!NOT_SPACE.test(before)) return true;
  return !ROOT.test(before) && !before.includes('<![CDATA[') && ROOT.test(text.slice(declaration));
};

/** Passes text before the XML declaration, or before the first tag of a document without one. */
const skipLeadingText = (reader: PrologReader): void => {
  const { text, at } = reader;
  DECLARATION_START.lastIndex = at;
  const declaration = DECLARATION_START.exec(text)?.index ?? -1;
  const isLate = isLateDeclaration(text, at, declaration);
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
