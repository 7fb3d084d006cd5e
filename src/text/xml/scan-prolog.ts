import { PREDEFINED_ENTITIES } from '../character-references.js';
import type { TagReader } from './scan-attributes.js';
import { DECLARATION, DECLARATION_START, NOT_SPACE, ROOT } from './xml-grammar.js';

/** What a reference in XML without a document type stands for. */
type Reference =
  | { readonly kind: 'text'; readonly value: string; readonly length: number }
  | { readonly kind: 'ampersand' | 'entity' | 'character'; readonly length: number };

const REFERENCE = /&(?:#(\d+)|#x([\dA-Fa-f]+)|([A-Za-z_][\w.-]{0,63}));/y;

const RAW_AMPERSAND: Reference = { kind: 'ampersand', length: 1 };

/** Whether a code point may be in XML (XML 1.0 section 2.2). */
const isCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

export const referenceAt = (text: string, at: number): Reference => {
  REFERENCE.lastIndex = at;
  const [all, decimal, hexadecimal, name] = REFERENCE.exec(text) ?? [];
  if (all === undefined) return RAW_AMPERSAND;
  const { length } = all;
  if (name !== undefined) {
    return Object.hasOwn(PREDEFINED_ENTITIES, name)
      ? { kind: 'text', value: PREDEFINED_ENTITIES[name] ?? '', length }
      : { kind: 'entity', length };
  }
  const code =
    decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
  return isCharacter(code)
    ? { kind: 'text', value: String.fromCodePoint(code), length }
    : { kind: 'character', length };
};

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
