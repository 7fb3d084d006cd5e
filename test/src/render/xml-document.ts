import { type Document, DOMParser } from '@xmldom/xmldom';

export type XmlDocument = Document;

/** Parses an XML document; throws if it is not well-formed. */
export const parseXml = (xml: string): XmlDocument =>
  new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'text/xml');
