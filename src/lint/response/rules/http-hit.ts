import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { isMixed } from '../../../vast/web-address.js';
import type { RuleHit } from '../../rule.js';
import { replacement, textRepair } from '../text-repair.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
import { excerpt } from './excerpt.js';

/** A hit for an element whose text is an http URL, which an https page requests over https; null for all others. */
export const httpHit = <Params extends object>(
  document: LintedDocument,
  element: XmlElement,
  url: URL | null,
  params: Params,
): RuleHit<Params & { readonly host: string }> | null => {
  if (url === null || !isMixed(url, document.context.pageProtocol)) return null;
  const start = textOffset(element);
  const scheme = { start, end: start + 'http:'.length };
  const isWritten = /^http:$/i.test(document.text.slice(scheme.start, scheme.end));
  return document.hit(
    start,
    { ...params, host: excerpt(url.host) },
    isWritten
      ? textRepair('repair-document-write-https', {}, [replacement(scheme, 'https:')])
      : null,
  );
};
