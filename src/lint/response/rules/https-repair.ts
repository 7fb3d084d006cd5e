import { textRepair, replacement, type TextRepair } from '../text-repair.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';

export const httpsRepair = ({ text }: LintedDocument, element: XmlElement): TextRepair | null => {
  const start = textOffset(element);
  const scheme = text.slice(start, start + 5);
  return scheme.toLowerCase() === 'http:'
    ? textRepair('repair-document-write-https', {}, [
        replacement({ start, end: start + 5 }, 'https:'),
      ])
    : null;
};
