import { expressible } from '../text/control-characters.js';

/** Text that is XML. Only this file creates it. */
export type Xml = string & { readonly xml: unique symbol };

const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const reference = (character: string): string =>
  REFERENCES.get(character) ?? `&#${character.charCodeAt(0)};`;

/** Text as a child. Parsers would turn the other ends of a line into a line feed. */
export const xmlText = (plain: string): Xml =>
  expressible(plain).replace(/[&<>"\r\u2028-\u202e\u2066-\u2069]/g, reference) as Xml;

/** The value of an attribute, in which parsers would turn white space into spaces. */
const attributeText = (plain: string): string => xmlText(plain).replace(/[\t\n]/g, reference);

/** A URL as CDATA. White space, quotes, angle brackets and marks of direction are encoded, so that it cannot end the section. */
export const xmlUrl = (url: string): Xml =>
  `<![CDATA[${expressible(url).replace(/[\s"<>\u2028-\u2069]/g, encodeURIComponent)}]]>` as Xml;

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
