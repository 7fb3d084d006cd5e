import { DOMParser } from '@xmldom/xmldom';
import { hasDoctype, type ParsedXml, repaired } from '../request/xml-transport.js';
import { isWellFormed } from './well-formed.js';

/** Thrown at the first fault of a text. */
const refuse = (): never => {
  throw new Error('The text is not well-formed XML.');
};

/** A document as far as the readers use it. */
const parse = (xml: string): Document | null => {
  if (!isWellFormed(xml)) return null;
  try {
    const document: unknown = new DOMParser({ onError: refuse }).parseFromString(xml, 'text/xml');
    return document as Document;
  } catch {
    return null;
  }
};

/** Parses a text as a browser does: what a browser refuses has no document. Never throws. */
export const parseXml = (text: string): ParsedXml =>
  hasDoctype(text)
    ? { fault: 'doctype', document: null }
    : { fault: null, document: parse(repaired(text)) };
