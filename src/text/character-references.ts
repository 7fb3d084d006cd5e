const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;

/** The entities that XML predefines (XML 1.0 section 4.6). HTML has them too. */
export const PREDEFINED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const character = (codePoint: number): string =>
  codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\uFFFD';

/** The text with its numeric character references and `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&apos;` decoded. */
export const decodeReferences = (value: string): string =>
  !value.includes('&')
    ? value
    : value.replace(REFERENCE, (_, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return PREDEFINED_ENTITIES[name.toLowerCase()] ?? '';
        return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      });
