import type { TextRange } from '../text-edits.js';

export interface XmlAttribute extends TextRange {
  /** As written, with its prefix. */
  readonly name: string;
  /** The name without its prefix, lower case. */
  readonly key: string;
  /** References are resolved. */
  readonly value: string;
  /** The value without its quotes, as written. */
  readonly valueRange: TextRange;
}

/** Text of an element; the range of a CDATA section is that of its content. */
export interface XmlSegment extends TextRange {
  readonly isCData: boolean;
  /** References are resolved. */
  readonly value: string;
}

export interface XmlElement extends TextRange {
  /** As written, with its prefix. */
  readonly name: string;
  readonly localName: string;
  /** The local name, lower case. */
  readonly key: string;
  readonly startTag: TextRange;
  /** The end tag; the start tag if it closes itself. */
  readonly endTag: TextRange;
  readonly parent: XmlElement | null;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly segments: readonly XmlSegment[];
}

/** What makes a text something else than well-formed XML. */
export type XmlErrorKind =
  | 'ampersand'
  | 'attribute'
  | 'cdata'
  | 'cdata-end'
  | 'character'
  | 'comment'
  | 'declaration'
  | 'depth'
  | 'doctype'
  | 'doctype-subset'
  | 'duplicate-attribute'
  | 'end-tag'
  | 'entity'
  | 'instruction'
  | 'leading-text'
  | 'less-than'
  | 'no-root'
  | 'outside-root'
  | 'prefix'
  | 'second-root'
  | 'tag'
  | 'unclosed';

export interface WellFormednessError extends TextRange {
  readonly kind: XmlErrorKind;
  /** What the message names: a prefix, an attribute, the end tag that was expected. */
  readonly detail: string;
}

export interface XmlDocument {
  /** Null if there is no element. After a fatal error, only a part of the document is below it. */
  readonly root: XmlElement | null;
  /** In the order of the text. At most 1,000 of those that are not fatal. */
  readonly errors: readonly WellFormednessError[];
  readonly isComplete: boolean;
}

export const textOf = ({ segments }: XmlElement): string =>
  segments.length === 1
    ? (segments[0]?.value.trim() ?? '')
    : segments
        .map(({ value }) => value)
        .join('')
        .trim();

/** An element and everything below it, in the order of the text, except below elements that `isSkipped`. */
export const descendantsOf = (
  root: XmlElement,
  isSkipped: (element: XmlElement) => boolean = () => false,
): readonly XmlElement[] => {
  const descendants: XmlElement[] = [];
  const stack = [root];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    descendants.push(element);
    if (isSkipped(element)) continue;
    for (let index = element.children.length - 1; index >= 0; index -= 1) {
      const child = element.children[index];
      if (child !== undefined) stack.push(child);
    }
  }
  return descendants;
};
