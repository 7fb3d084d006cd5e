/** Parses XML in a page of Chromium, and returns plain trees. */

/** Runs in the page. Null for text that is not well-formed. */
const parseAll = (texts) => {
  const parser = new DOMParser();
  const treeOf = (element) => ({
    name: element.localName,
    attributes: Object.fromEntries(
      [...element.attributes].map(({ localName, value }) => [localName, value.trim()]),
    ),
    text: element.children.length === 0 ? element.textContent.trim() : '',
    children: [...element.children].map(treeOf),
  });
  const read = (text) => {
    const document = parser.parseFromString(text, 'text/xml');
    return document.querySelector('parsererror') === null ? treeOf(document.documentElement) : null;
  };
  // Players read documents whose prefixes are not declared.
  const declared = (text) => {
    const prefixes = new Set(
      [...text.matchAll(/[<\s]([a-z][\w.-]*):[a-z]/gi)].map(([, prefix]) => prefix),
    );
    const missing = [...prefixes].filter(
      (prefix) => !/^xml/i.test(prefix) && !text.includes(`xmlns:${prefix}`),
    );
    const attributes = missing.map((prefix) => ` xmlns:${prefix}="urn:${prefix}"`).join('');
    return text.replace(/<[a-z][\w.:-]*/i, (root) => root + attributes);
  };
  // Players read an ampersand that is not escaped as it is meant.
  const escaped = (text) =>
    text
      .split(/(<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>)/)
      .map((part, at) =>
        at % 2 === 1
          ? part
          : part.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/g, '&amp;'),
      )
      .join('');
  return texts.map((text) => {
    const trimmed = escaped(text.replace(/^\ufeff/, '').trim());
    if (/^(\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*<!DOCTYPE/i.test(trimmed)) return null;
    return read(trimmed) ?? read(declared(trimmed));
  });
};

/** The trees of texts: `{ name, attributes, text, children }` with local names. */
export const treesOf = (page, texts) => page.evaluate(parseAll, texts);

export const childrenOf = (tree, ...names) =>
  tree.children.filter(({ name }) => names.includes(name));

/** All elements at a path of names. */
export const elementsAt = (tree, ...path) =>
  path.reduce((parents, name) => parents.flatMap((parent) => childrenOf(parent, name)), [tree]);

/** The texts at a path, without empty ones. */
export const textsAt = (tree, ...path) =>
  elementsAt(tree, ...path).flatMap(({ text }) => (text === '' ? [] : [text]));

/** Every element of a tree with the elements around it, the innermost first. */
export const walk = (tree, parents = []) => [
  { element: tree, parents },
  ...tree.children.flatMap((child) => walk(child, [tree, ...parents])),
];
