import { originalMarkup } from './inert-markup.js';
/** The child elements. Uses `childNodes`, since DOMs outside of browsers have no `children`. */
export const childElements = (parent: Element): readonly Element[] =>
  [...parent.childNodes].filter((node): node is Element => node.nodeType === 1);

/**
 * Reads elements of an XML document. Elements are found by local name, since some ad servers put them into a
 * namespace or give them a prefix.
 */
export const childrenOf = (parent: Element, name: string): readonly Element[] =>
  childElements(parent).filter(({ localName }) => localName === name);

/** An element as XML. A DOM without `XMLSerializer` writes it as the text of the node. */
export const xmlOf = (element: Element): string =>
  typeof XMLSerializer === 'function'
    ? originalMarkup(new XMLSerializer().serializeToString(element))
    : (element as { toString: () => string }).toString();

/** All elements at a path of names below the parent. */
export const elementsAt = (parent: Element, ...path: readonly string[]): readonly Element[] =>
  path.reduce<readonly Element[]>(
    (parents, name) => parents.flatMap((element) => childrenOf(element, name)),
    [parent],
  );

const textOf = ({ textContent }: Element): string => textContent.trim();

/** The texts of all elements at a path, empty ones left out. */
export const textsAt = (parent: Element, ...path: readonly string[]): readonly string[] =>
  elementsAt(parent, ...path)
    .map(textOf)
    .filter((text) => text !== '');

/** The text of the first element at a path; empty if there is none. */
export const textAt = (parent: Element, ...path: readonly string[]): string =>
  textsAt(parent, ...path)[0] ?? '';

/** An attribute without white space around it; null if it is missing or empty. */
export const attribute = (element: Element, name: string): string | null =>
  element.getAttribute(name)?.trim() || null;

/** A whole number above 0 in an attribute, or null. */
export const positiveInteger = (element: Element, name: string): number | null => {
  const value = Number.parseInt(attribute(element, name) ?? '', 10);
  return value > 0 ? value : null;
};

/** A boolean attribute, or null if it is missing. */
export const booleanAttribute = (element: Element, name: string): boolean | null => {
  const text = attribute(element, name);
  return text === null ? null : /^(true|1)$/i.test(text);
};

const TIMECODE = /^(?:(\d+):(\d+):)?(\d+(?:\.\d+)?)$/;

/** The seconds of `HH:MM:SS.mmm`, or of plain seconds as some servers write them; null if unreadable. */
export const timeOfText = (text: string | null): number | null => {
  const [, hours = '0', minutes = '0', seconds] = TIMECODE.exec(text?.trim() ?? '') ?? [];
  if (seconds === undefined || Number(minutes) > 60) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};
