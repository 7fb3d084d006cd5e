import { decodeReferences } from '../../text/character-references.js';
import { hostOf } from '../evidence/url-host.js';
import type { RecognizedInput } from './recognized-input.js';
import type { PasteChange } from './undo-copying.js';

/** Links of chats, Markdown and tickets, which end before their address: `<`, `[label](` and `[label|`. */
const LINK_START = /(?:<|\]\(|\[[^[\]|]{0,100}\|)\s{0,9}$/;
const MAX_LINK_START = 120;

/** An element of a page or of XML: its end, or its beginning with an attribute. A placeholder has neither. */
const ELEMENT = /<\/[a-z]|<br\b|<[a-z][\w.:-]{0,40}\s{1,99}[\w.:-]{1,40}\s{0,9}=/i;

/** Parts of a document in which `&amp;` is no reference: how they begin, what ends their beginning, and how they end. */
const LITERALS = [
  ['<![cdata[', '[', ']]>'],
  ['<script', '>', '</script'],
] as const;

/**
 * An address as its container means it: chats, Markdown, HTML and XML write `&amp;` in place of `&`. That is undone
 * once. In any other text, and where a document has no references, `&amp;` is a part of the address.
 */
export const withoutReferences = (address: string, text: string): string => {
  if (!address.includes('&')) return address;
  const scheme = /^[^/]{0,10}\/\//.exec(address)?.[0] ?? '';
  const at = text.indexOf(scheme + hostOf(address));
  const before = text.slice(0, Math.max(0, at)).toLowerCase();
  const isLiteral = LITERALS.some(([open, opened, close]) => {
    const start = before.lastIndexOf(open);
    return start > before.lastIndexOf(close) && before.includes(opened, start);
  });
  const isWritten = LINK_START.test(before.slice(-MAX_LINK_START)) || ELEMENT.test(text);
  return isWritten && !isLiteral ? decodeReferences(address) : address;
};

/** Escapes that a container writes, and its reader undoes. */
const ESCAPES: ReadonlySet<PasteChange> = new Set([
  'mail-encoded',
  'html-escaped',
  'script-escaped',
]);

/** A text that begins with its address has no container: an escape is a part of it. */
const ADDRESS_ALONE = /^\s*https?:/i;

/** The input without the changes that only undid how the text around its ad tag is written. */
export const withoutContainer = (input: RecognizedInput, text: string): RecognizedInput => {
  const { kind, changes = [] } = input;
  const isOfContainer =
    kind === 'ad-tag' && changes.some((change) => ESCAPES.has(change)) && !ADDRESS_ALONE.test(text);
  return isOfContainer
    ? { ...input, changes: changes.filter((change) => !ESCAPES.has(change)) }
    : input;
};
