import { scanXml } from '../../../src/text/xml/scan-xml.js';
import { descendantsOf, type XmlElement } from '../../../src/text/xml/xml-tree.js';

/** The root of an XML document; throws if it is not well-formed. */
export const parseXml = (xml: string): XmlElement => {
  const { root, errors } = scanXml(xml.replace(/\r\n?/g, '\n'));
  if (root === null || errors.length > 0) throw new Error(JSON.stringify(errors));
  return root;
};

/** The elements of a name, in the order of the document. */
export const elementsNamed = (root: XmlElement, name: string): readonly XmlElement[] =>
  descendantsOf(root).filter((element) => element.name === name);

/** The text of an element with its white space. */
export const fullText = ({ segments }: XmlElement): string =>
  segments.map(({ value }) => value).join('');
