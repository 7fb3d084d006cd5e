/** Relative links between documents as relative links between pages, and where readers change a page or report it. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../run.mjs';

/** Any folder: a site may link to what is beside it, which `/` has not. */
const BASE = '/site/docs';

/** The relative address of a page of the site, or of a file in it or beside it, seen from another page. */
export const relativeUrl = (from, to) => {
  const isFolder = to === '' || to.endsWith('/');
  const path = posix.relative(`${BASE}/${from}`, `${BASE}/${to}`) || '.';
  return isFolder ? `${path}/` : path;
};

/** Where a page says how to report a mistake until package.json has `bugs`. */
const SUPPORT = ['contributing/', '#versions-and-support'];

/**
 * `editUrl` is where readers change the document of a page, null for a page without one; `reportUrl` is where they report
 * a mistake. Both follow `repository` and `bugs` of package.json, which its owner fills.
 */
export const pageLinks = ({ repository, bugs }, { source, path }) => {
  const website = /^(?:git\+)?(https:\/\/.*?)(?:\.git)?$/.exec(repository?.url ?? repository)?.[1];
  const [document] = source.split('#');
  const [support, section] = SUPPORT;
  return {
    editUrl:
      website && existsSync(join(root, document)) ? `${website}/edit/main/${document}` : null,
    reportUrl:
      typeof bugs === 'string' ? bugs : (bugs?.url ?? relativeUrl(path, support) + section),
  };
};

const isExternal = (href) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** The page that a link leads to and its fragment; null if the site does not have it. */
const destination = (pages, source, href) => {
  const [, path, fragment] = /^([^#]*)(#.*)?$/.exec(href);
  const [document] = source.split('#');
  const target =
    path === '' ? document : posix.join(posix.dirname(document), decodeURIComponent(path));
  const page =
    pages.get(target + (fragment ?? '')) ??
    pages.get(target) ??
    pages.get(posix.join(target, 'index.md'));
  if (page === undefined) return null;
  const isWholePage = page.source === target + (fragment ?? '');
  return { page, fragment: isWholePage ? '' : (fragment ?? '') };
};

const resolveLink = (pages, current, href) => {
  const found = destination(pages, current.source, href);
  if (found === null) return null;
  if (found.page === current) return found.fragment || './';
  return relativeUrl(current.path, found.page.path) + found.fragment;
};

/** Images of the repository are copied into the site with their paths. */
const resolveImage = (token, { source, path }, onImage) => {
  const address = token.attrGet('src');
  if (isExternal(address)) return;
  const [document] = source.split('#');
  const image = posix.join(posix.dirname(document), decodeURIComponent(address));
  const target = `images/${image}`;
  onImage(image, target);
  token.attrSet('src', relativeUrl(path, target));
};

/**
 * A plugin for markdown-it. A link to a file that is not a page of the site, such as a source file, keeps its text and
 * loses its address.
 */
export const resolveLinks = (md, { pages, onImage }) => {
  md.core.ruler.push('resolve-links', ({ tokens, env }) => {
    let isDropped = false;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'image') resolveImage(token, env.document, onImage);
      if (token.type === 'link_open') {
        const href = token.attrGet('href');
        const isHeading = token.attrGet('class') === 'header-anchor';
        const url = isHeading || isExternal(href) ? href : resolveLink(pages, env.document, href);
        isDropped = url === null;
        if (isDropped) token.attrs = [];
        else token.attrSet('href', url);
      }
      if (isDropped && /^link_(?:open|close)$/.test(token.type)) token.tag = 'span';
    }
  });
};
