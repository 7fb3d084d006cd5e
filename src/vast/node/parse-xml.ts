import { scannedDocument } from '../read/scanned-document.js';
import { repaired } from '../request/repair-xml.js';
import { hasDoctype, type ParsedXml } from '../request/xml-transport.js';

/** Parses a text as a browser does: what a browser refuses has no document. Never throws. */
export const parseXml = (text: string): ParsedXml => {
  if (hasDoctype(text)) return { fault: 'doctype', document: null };
  return { fault: null, document: scannedDocument(repaired(text)) };
};
