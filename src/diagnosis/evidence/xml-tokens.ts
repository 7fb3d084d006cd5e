import { decodeReferences } from '../../text/character-references.js';

/** A piece of an XML document. Names have no prefix. */
export type XmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'doctype' }
  /** What an XML parser refuses. Nothing follows. */
  | { readonly kind: 'fault' };

const OPEN = /<([A-Za-z_][\w:.-]*)/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const OPEN_END = /\s*(\/?)>/y;
const CLOSE = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const DOCTYPE = /<!DOCTYPE/iy;

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** A token and the offset after it. */
type Read = readonly [XmlToken, number];

const FAULT: XmlToken = { kind: 'fault' };

const readOpen = (text: string, start: number): Read => {
  const open = matchAt(OPEN, text, start);
  if (open === null) return [FAULT, text.length];
  const attributes = new Map<string, string>();
  let at = start + open[0].length;
  for (;;) {
    const attribute = matchAt(ATTRIBUTE, text, at);
    if (attribute === null) break;
    const [source, name = '', double, single = ''] = attribute;
    const value = double ?? single;
    if (attributes.has(name)) return [FAULT, text.length];
    attributes.set(name, decodeReferences(value));
    at += source.length;
  }
  const end = matchAt(OPEN_END, text, at);
  if (end === null) return [FAULT, text.length];
  const name = localName(open[1] ?? '');
  return [{ kind: 'open', name, attributes, isEmpty: end[1] === '/' }, at + end[0].length];
};

/** What ends with a fixed text: a comment, CDATA, a processing instruction. */
const readSection = (text: string, start: number, open: string, end: string): Read | null => {
  const close = text.indexOf(end, start + open.length);
  if (close === -1) return [FAULT, text.length];
  const content = open === '<![CDATA[' ? text.slice(start + open.length, close) : '';
  return [{ kind: 'text', text: content }, close + end.length];
};

const SECTIONS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const readMarkup = (text: string, start: number): Read => {
  const section = SECTIONS.find(([open]) => text.startsWith(open, start));
  const read = section && readSection(text, start, section[0], section[1]);
  if (read) return read;
  const close = matchAt(CLOSE, text, start);
  if (close !== null)
    return [{ kind: 'close', name: localName(close[1] ?? '') }, start + close[0].length];
  if (matchAt(DOCTYPE, text, start) !== null) return [{ kind: 'doctype' }, text.length];
  return readOpen(text, start);
};

/**
 * The tokens of an XML document, in linear time. They end at a fault and at a document type. The player escapes a `&`
 * that is not, so that it is no fault.
 */
export function* xmlTokens(text: string): Generator<XmlToken, void, undefined> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const markup = text.indexOf('<', at);
    const end = markup === -1 ? text.length : markup;
    if (end > at) yield { kind: 'text', text: decodeReferences(text.slice(at, end)) };
    if (markup === -1) return;
    const [token, next] = readMarkup(text, markup);
    yield token;
    at = next;
  }
}
