/** Everything that the counting server answers for one document of a folder: its text, those of its wrappers, and the role of each URL. */
import { documentUrl, keyOf, originalOf, relativeKey, rewriteUrls } from './addresses.mjs';
import { answerOf } from './documents.mjs';
import { childrenOf, elementsAt, treesOf, walk } from './xml-trees.mjs';

/** One wrapper more than players follow. */
const MAX_DEPTH = 6;

/** Documents loaded for one document of the folder; players stop earlier. */
const MAX_LOADED = 60;

/** An ad tag as it is requested: its key and its URL; null if it cannot be requested. */
const targetOf = (tag, base) => {
  const key = keyOf(tag);
  // A URL from the root of the ad server has the key of its document.
  if (key !== null && key !== base.key) return { key, url: tag, original: originalOf(tag) };
  if (key === null && (tag === '' || /^([a-z][a-z\d+.-]*:|[[{%$#])/i.test(tag))) return null;
  const { href, pathname } = new URL(tag, base.url);
  const baseKey = keyOf(href);
  return baseKey && { key: relativeKey(baseKey, pathname), url: href, original: href };
};

/** The ad tag of a wrapper, in the element of VAST 2 to 4 or of VAST 1. */
const tagOf = (wrapper) =>
  (childrenOf(wrapper, 'VASTAdTagURI')[0] ?? elementsAt(wrapper, 'VASTAdTagURL', 'URL')[0])?.text ??
  '';

/** The elements of a document that have an ad tag: wrappers, and the sources of VMAP breaks. */
const taggedIn = ({ tree }) =>
  (tree === null ? [] : walk(tree)).flatMap(({ element }) => {
    if (element.name === 'Wrapper') return [{ element, tag: tagOf(element) }];
    return element.name === 'AdTagURI' ? [{ element, tag: element.text }] : [];
  });

/** The documents in the text of VMAP elements, in CDATA or escaped, not parsed yet. The server does not send them. */
const innerOf = (parent) =>
  (parent.tree === null ? [] : walk(parent.tree)).flatMap(({ element }) => {
    if (!['VASTAdData', 'VASTData'].includes(element.name) || element.text === '') return [];
    const inner = { ...parent, text: element.text, wrapped: new Map(), inner: new Map() };
    parent.inner.set(element, inner);
    return [inner];
  });

/** The documents behind the wrappers of a document, not parsed yet. */
const wrappedBy = (parent, { documents, origin }) =>
  taggedIn(parent).flatMap(({ element, tag }) => {
    const target = targetOf(tag, parent);
    if (target === null) return [];
    const { path, text } = answerOf(documents, target.original, parent.path);
    const loaded = {
      key: target.key,
      url: target.url,
      path,
      depth: parent.depth + 1,
      wrapped: new Map(),
      inner: new Map(),
      text: rewriteUrls(text, target.key, origin),
    };
    parent.wrapped.set(element, loaded);
    return [loaded];
  });

/** Loads the documents of a folder and all documents behind their wrappers, parsed in a page. */
export const loadSites = async (documents, origin, page) => {
  const sites = documents.map(({ path, text }, index) => {
    const key = `${index + 1}`;
    const url = documentUrl(origin, key, path);
    const root = {
      key,
      url,
      path,
      depth: 0,
      wrapped: new Map(),
      inner: new Map(),
      text: rewriteUrls(text, key, origin),
    };
    return { path, root, loaded: [root], inner: [] };
  });
  let level = sites.map((site) => ({ site, document: site.root }));
  while (level.length > 0) {
    const trees = await treesOf(
      page,
      level.map(({ document }) => document.text),
    );
    level.forEach(({ document }, index) => Object.assign(document, { tree: trees[index] }));
    level = level.flatMap(({ site, document }) => {
      if (document.depth >= MAX_DEPTH || site.loaded.length >= MAX_LOADED) return [];
      const inner = innerOf(document);
      const wrapped = wrappedBy(document, { documents, origin });
      site.inner.push(...inner);
      site.loaded.push(...wrapped);
      return [...inner, ...wrapped].map((one) => ({ site, document: one }));
    });
  }
  return sites;
};

const KEYS = /\/c\/([\w-]+)\//g;

const keysIn = (text) => [...text.matchAll(KEYS)].map(([, key]) => key);

/** The role of each URL by its key: the element, its attributes and the elements around it. */
export const rolesOf = ({ loaded, inner }) => {
  const roles = new Map();
  for (const { tree } of [...loaded, ...inner].filter((document) => document.tree !== null)) {
    for (const { element, parents } of walk(tree)) {
      const texts = [element.text, ...Object.values(element.attributes)];
      for (const key of texts.flatMap(keysIn)) {
        const { name, attributes, text } = element;
        roles.set(key, { name, attributes, text, parents: parents.map((parent) => parent.name) });
      }
    }
  }
  return roles;
};
