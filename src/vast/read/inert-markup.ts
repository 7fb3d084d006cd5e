import { decodeReferences } from '../../text/character-references.js';

/** The namespaces whose elements are more than data to a browser: HTML, SVG and MathML. */
const NAMESPACES: readonly string[] = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
];

const PREFIX = 'inert:';

/** A namespace above as it is, or any with a character reference. */
const HINT = /1999\/xhtml|2000\/svg|1998\/Math|\sxmlns[^\s=]*\s*=\s*(?:"[^"<]*&|'[^'<]*&)/;

/** What is not a tag, by its start, and its end. */
const SECTIONS: Readonly<Record<string, string>> = {
  '<!--': '-->',
  '<![CDATA[': ']]>',
  '<?': '?>',
};

/** The start of a section, or a tag. */
const TOKEN = /<!--|<!\[CDATA\[|<\?|<[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>/g;

const DECLARATION = /(\sxmlns(?::[^\s=]+)?\s*=\s*["'])([^"']*)/g;

const inertTag = (tag: string): string =>
  tag.replace(DECLARATION, (declaration: string, start: string, value: string) => {
    const namespace = decodeReferences(value);
    return NAMESPACES.includes(namespace) ? start + PREFIX + namespace : declaration;
  });

/**
 * The XML with other names for the namespaces of HTML, SVG and MathML. A browser that parses an element of these
 * namespaces reports its `on…` and `style` attributes to the policy of the page, although the document is only data.
 * Takes time in proportion to the length.
 */
export const inertMarkup = (xml: string): string => {
  if (!HINT.test(xml)) return xml;
  const token = new RegExp(TOKEN);
  const parts: string[] = [];
  let copied = 0;
  for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
    const [tag] = match;
    const end = SECTIONS[tag];
    if (end === undefined) {
      parts.push(xml.slice(copied, match.index), inertTag(tag));
      copied = token.lastIndex;
      continue;
    }
    const to = xml.indexOf(end, token.lastIndex);
    if (to < 0) break;
    token.lastIndex = to + end.length;
  }
  return parts.join('') + xml.slice(copied);
};

/** The XML with the original names of the namespaces. */
export const originalMarkup = (xml: string): string =>
  xml.replaceAll(`"${PREFIX}http://www.w3.org/`, '"http://www.w3.org/');
