import { PREDEFINED_ENTITIES } from '../character-references.js';

/** What a reference in XML without a document type stands for. */
export type Reference =
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
