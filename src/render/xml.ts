/** Text that is XML. Only this file creates it. */
export type Xml = string & { readonly xml: unique symbol };

/** Characters that XML 1.0 cannot express (section 2.2); they become U+FFFD. */
const INEXPRESSIBLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\r', '&#13;'],
  ['\u0085', '&#133;'],
  ['\u2028', '&#8232;'],
  ['\u2029', '&#8233;'],
]);

const expressible = (plain: string): string => plain.replace(INEXPRESSIBLE, '\uFFFD');

/** Text as a child. Parsers would turn the other ends of a line into a line feed. */
export const xmlText = (plain: string): Xml =>
  expressible(plain).replace(
    /[&<>"\r\u0085\u2028\u2029]/g,
    (character) => REFERENCES.get(character) ?? '',
  ) as Xml;

/** The value of an attribute, in which parsers would turn white space into spaces. */
const attributeText = (plain: string): string =>
  xmlText(plain).replace(/[\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A URL as CDATA. White space, quotes and angle brackets are encoded, so that it cannot end the section. */
export const xmlUrl = (url: string): Xml =>
  `<![CDATA[${expressible(url).replace(/[\s"<>]/g, encodeURIComponent)}]]>` as Xml;

/** An element with its attributes in the given order; undefined leaves one out. */
export const xmlElement = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Xml[]
): Xml => {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === undefined ? '' : ` ${attribute}="${attributeText(value)}"`,
  );
  const start = `<${name}${written.join('')}`;
  return (children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`) as Xml;
};
