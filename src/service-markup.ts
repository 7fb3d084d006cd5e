import { decodeReferences } from './text/character-references.js';

export interface ServiceTag {
  /** In lower case. */
  readonly name: string;
  /** Offset of its `<`. */
  readonly start: number;
  /** Offset after its `>`. */
  readonly end: number;
  /** Values by lower-case name, with character references decoded. The first of two with the same name counts, as in HTML. */
  readonly attributes: ReadonlyMap<string, string>;
}

const TAG_OPEN = /<!--|<[a-z][^\s/>]*/iy;

/** Name of an attribute and, if it has a value, the `=`. */
const NAME = /[\s/]*([^\s/>][^\s/>=]*)\s*(=\s*)?/y;

/** A value in double quotes, in single quotes, or bare. */
const VALUE = /"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*|(?=>))/y;
const TAG_END = /[\s/]*>/y;

/** Elements whose content is text or not part of the page. Tags inside them are skipped. */
const OPAQUE = /^(?:script|style|textarea|title|noscript|template|iframe)$/;

const matchAt = (pattern: RegExp, html: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(html);
};

/** One attribute and the offset after it, or null when the text ends inside it. */
const attributeAt = (html: string, start: number) => {
  const named = matchAt(NAME, html, start);
  if (named === null) return null;
  const [{ length }, text = '', equals] = named;
  const name = text.toLowerCase();
  const at = start + length;
  if (equals === undefined) return { name, value: '', at };
  const valued = matchAt(VALUE, html, at);
  return (
    valued && { name, value: decodeReferences(valued.slice(1).join('')), at: at + valued[0].length }
  );
};

/** The start tag whose `<name` is `open`, or null when it does not end. */
const tagAt = (html: string, start: number, open: string): ServiceTag | null => {
  const attributes = new Map<string, string>();
  let at = start + open.length;
  for (;;) {
    const end = matchAt(TAG_END, html, at);
    if (end !== null) {
      return { name: open.slice(1).toLowerCase(), start, end: at + end[0].length, attributes };
    }
    const attribute = attributeAt(html, at);
    if (attribute === null) return null;
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute.value);
    at = attribute.at;
  }
};

/** Offset at which the search continues after this tag: its end tag, if its content is opaque. */
const resume = (html: string, { name, end }: ServiceTag): number => {
  if (!OPAQUE.test(name)) return end;
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = end;
  return close.exec(html)?.index ?? html.length;
};

/**
 * The first start tag of a text that `matches`, or null: a minimal HTML reader for the service's own
 * embed code. It skips comments, attribute values and scripts. A tag, comment or script without an end
 * ends the search, so that the time is linear in the length of the text.
 */
export const findTag = (html: string, matches: (tag: ServiceTag) => boolean): ServiceTag | null => {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const open = matchAt(TAG_OPEN, html, at)?.[0];
    if (open === undefined) {
      at += 1;
    } else if (open === '<!--') {
      const close = html.indexOf('-->', at + open.length);
      if (close === -1) return null;
      at = close;
    } else {
      const tag = tagAt(html, at, open);
      if (tag === null || matches(tag)) return tag;
      at = resume(html, tag);
    }
  }
  return null;
};
