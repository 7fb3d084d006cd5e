/** As deep as browsers parse. */
const MAX_DEPTH = 5_000;

/** Outside of `Char` (XML 1.0 section 2.2); lone surrogates are not looked for. */
const INVALID_CHARACTER = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/;

const REFERENCES = /&(?:(?:amp|lt|gt|quot|apos|#(\d{1,7})|#x([\da-fA-F]{1,6}));)?/g;

/** A tag without its end: quoted values may contain `>`, but not `<`. */
const TAG = /<(\/?)[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>/y;

/** A prefix that is bound to nothing, or white space within the end of an empty element. */
const INVALID_TAG = /\sxmlns:[^\s=]+\s*=\s*(?:""|'')|\/\s+>$/;

const isCharacter = (code: number): boolean =>
  code <= 0x10ffff &&
  !(code >= 0xd800 && code <= 0xdfff) &&
  !INVALID_CHARACTER.test(String.fromCodePoint(code));

/** Whether every `&` begins a reference to a character or to one of the five entities of XML. */
const hasValidReferences = (text: string): boolean => {
  for (const [reference, decimal, hexadecimal] of text.matchAll(REFERENCES)) {
    if (reference === '&') return false;
    const digits = decimal ?? hexadecimal;
    if (digits !== undefined && !isCharacter(Number.parseInt(digits, decimal ? 10 : 16)))
      return false;
  }
  return true;
};

/** Parts that are not scanned: their begin and their end. */
const OPAQUE_PARTS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The end of a comment, a CDATA section or a processing instruction; null for a tag, -1 if there is no end. */
const endOfOpaque = (xml: string, at: number): number | null => {
  const part = OPAQUE_PARTS.find(([begin]) => xml.startsWith(begin, at));
  if (part === undefined) return null;
  const [begin, end] = part;
  const found = xml.indexOf(end, at + begin.length);
  return found === -1 ? -1 : found + end.length;
};

/**
 * Whether a text has none of the faults that @xmldom/xmldom accepts and browsers refuse: a bare `&`, invalid characters,
 * `]]>` in a text, an undeclared prefix, or elements that are too deep. Takes time linear to the length of the text.
 */
export const isWellFormed = (xml: string): boolean => {
  if (INVALID_CHARACTER.test(xml)) return false;
  let at = 0;
  let depth = 0;
  for (let open = xml.indexOf('<'); open !== -1; open = xml.indexOf('<', at)) {
    const text = xml.slice(at, open);
    if (text.includes(']]>') || !hasValidReferences(text)) return false;
    const end = endOfOpaque(xml, open);
    if (end === -1) return false;
    if (end !== null) {
      at = end;
      continue;
    }
    TAG.lastIndex = open;
    const [tag = '', slash] = TAG.exec(xml) ?? [];
    if (tag === '' || !hasValidReferences(tag) || INVALID_TAG.test(tag)) return false;
    if (slash === '/') depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > MAX_DEPTH) return false;
    at = open + tag.length;
  }
  return true;
};
