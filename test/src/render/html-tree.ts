import { type DefaultTreeAdapterTypes as Dom, parseFragment } from 'parse5';

/** A parsed element or text, in a form that can be compared. */
export type Tree = TreeElement | string;

export interface TreeElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Tree[];
}

const treeOf = (node: Dom.ChildNode): Tree => {
  if (node.nodeName === '#text') return (node as Dom.TextNode).value;
  if (!('attrs' in node)) throw new Error(`Not an element or text: ${node.nodeName}`);
  return {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    children: node.childNodes.map(treeOf),
  };
};

/** The tree that a browser parses from code, with or without scripts. */
export const htmlTree = (code: string, scriptingEnabled = true): readonly Tree[] =>
  parseFragment(code, { scriptingEnabled }).childNodes.map(treeOf);

/** The elements and all their descendants. */
export const elementsOf = (trees: readonly Tree[]): readonly TreeElement[] =>
  trees.flatMap((tree) => (typeof tree === 'string' ? [] : [tree, ...elementsOf(tree.children)]));
