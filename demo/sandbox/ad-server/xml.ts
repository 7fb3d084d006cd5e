/** Characters that XML 1.0 does not allow (section 2.2), including lone surrogates. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const REFERENCES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Escapes text for an XML element or attribute; the only place where text becomes XML. */
const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"']/g, (character) => REFERENCES.get(character) ?? '');

/** A part of a document. */
export type XmlNode = string | XmlElement;

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

/** An element; its name and the names of its attributes must not come from outside. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly XmlNode[]
): XmlElement => ({ name, attributes, children });

const serialized = (node: XmlNode): string => {
  if (typeof node === 'string') return xmlText(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${xmlText(value)}"`,
  );
  const start = `<${node.name}${attributes.join('')}`;
  return node.children.length === 0
    ? `${start}/>`
    : `${start}>${node.children.map(serialized).join('')}</${node.name}>`;
};

export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${serialized(root)}\n`;
