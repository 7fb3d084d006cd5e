import type { XmlAttribute, XmlElement } from './xml-tree.js';

/** Children by local name in any case. */
export const childrenOf = (parent: XmlElement, name: string): readonly XmlElement[] => {
  const key = name.toLowerCase();
  return parent.children.filter((child) => child.key === key);
};

export const elementsAt = (parent: XmlElement, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (parents, name) => parents.flatMap((element) => childrenOf(element, name)),
    [parent],
  );

/** An attribute by its local name in any case. */
export const attributeOf = (element: XmlElement, name: string): XmlAttribute | undefined => {
  const key = name.toLowerCase();
  return element.attributes.find((attribute) => attribute.key === key);
};

/** The value of an attribute without white space around it; null if it is missing or empty. */
export const valueOf = (element: XmlElement, name: string): string | null =>
  attributeOf(element, name)?.value.trim() || null;
