import { originalMarkup } from './inert-markup.js';

/** What the readers use of an element. Elements of browsers have it, and those of `src/vast/node`. */
export interface XmlNode {
  readonly localName: string;
  readonly children: Iterable<XmlNode>;
  readonly parentNode: object | null;
  readonly ownerDocument: object;
  readonly textContent: string;
  /** The element as XML. */
  readonly outerHTML: string;
  getAttribute(name: string): string | null;
}

export interface XmlNodeDocument {
  readonly documentElement: XmlNode;
}

export const childElements = (parent: XmlNode): readonly XmlNode[] => [...parent.children];

/**
 * Reads elements of an XML document. Elements are found by local name, since some ad servers put them into a
 * namespace or give them a prefix.
 */
export const childrenOf = (parent: XmlNode, name: string): readonly XmlNode[] =>
  childElements(parent).filter(({ localName }) => localName === name);

/** An element as XML, with the namespaces that it had in the document. */
export const xmlOf = ({ outerHTML }: XmlNode): string => originalMarkup(outerHTML);

export const elementsAt = (parent: XmlNode, ...path: readonly string[]): readonly XmlNode[] =>
  path.reduce<readonly XmlNode[]>(
    (parents, name) => parents.flatMap((element) => childrenOf(element, name)),
    [parent],
  );

/** The texts of all elements at a path, empty ones left out. */
export const textsAt = (parent: XmlNode, ...path: readonly string[]): readonly string[] =>
  elementsAt(parent, ...path)
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '');

export const textAt = (parent: XmlNode, ...path: readonly string[]): string =>
  textsAt(parent, ...path)[0] ?? '';

/** An attribute without white space around it; null if it is missing or empty. */
export const attribute = (element: XmlNode, name: string): string | null =>
  element.getAttribute(name)?.trim() || null;

/** A whole number above 0 in an attribute, or null. More than 15 digits are no measurement, and may be Infinity. */
export const positiveInteger = (element: XmlNode, name: string): number | null => {
  const value = Number.parseInt(attribute(element, name) ?? '', 10);
  return value > 0 && value < 1e15 ? value : null;
};

export const booleanAttribute = (element: XmlNode, name: string): boolean | null => {
  const text = attribute(element, name);
  return text === null ? null : /^(true|1)$/i.test(text);
};

const TIMECODE = /^(?:(\d{1,9}):(\d+):)?(\d{1,15}(?:\.\d+)?)$/;

/** The seconds of `HH:MM:SS.mmm`, or of plain seconds as some servers write them; null if unreadable. */
export const timeOfText = (text: string | null): number | null => {
  const [, hours = '0', minutes = '0', seconds] = TIMECODE.exec(text?.trim() ?? '') ?? [];
  if (seconds === undefined || Number(minutes) > 60) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};
