/**
 * Rewrites the URLs of documents to the counting server. Each occurrence of a URL gets a key of its own, so that every
 * request is counted for the one element that caused it, whatever its macros expand to:
 * `ORIGIN/c/KEY/https/ads.example/track?e=[ERRORCODE]`. The key of a document is the beginning of the keys of its URLs.
 */

/** A URL with a host that contains no macro, up to the next markup, escaped or not. URLs in the query of another one belong to that. */
const URLS =
  /(\bxmlns(?::[\w.-]+)?\s*=\s*["'])?\b(https?):\/\/([\w.-]+(?::\d+)?)(?=[/?#\]<\s"'&]|$)((?:(?!&lt;)[^\s<>"'])*)/gi;

/** `//host/path` as the whole text of an element. */
const RELATIVE_TO_SCHEME = /((?:>|<!\[CDATA\[)\s*)\/\/(?=[\w-]+\.[\w.-]+)/g;

/** An ad tag from the root of its server. */
const RELATIVE_TO_ROOT = /(<(?:\w+:)?VASTAdTagURI[^>]*>\s*(?:<!\[CDATA\[)?\s*)\/(?!\/)/g;

const inPath = (host) => host.replace(':', '.port-');

/** The text with all URLs on the counting server; `key` is that of the document. */
export const rewriteUrls = (text, key, origin) => {
  let count = 0;
  return text
    .replace(RELATIVE_TO_SCHEME, '$1https://')
    .replace(URLS, (whole, declaration, scheme, host, rest) => {
      if (declaration !== undefined) return whole;
      count += 1;
      const slash = rest.startsWith('/') ? '' : '/';
      return `${origin}/c/${key}-${count}/${scheme.toLowerCase()}/${inPath(host)}${slash}${rest}`;
    })
    .replace(RELATIVE_TO_ROOT, `$1${documentUrl(origin, key, '')}`);
};

const KEY = /^https?:\/\/[^/]+\/c\/([\w-]+)\//;

/** The key of a rewritten URL, or null if the text is not a URL that can be requested. */
export const keyOf = (text) => KEY.exec(text)?.[1] ?? null;

/** The URL that a rewritten URL stands for. */
export const originalOf = (url) =>
  url.replace(
    /^https?:\/\/[^/]+\/c\/[\w-]+\/(\w+)\/([^/]*)/,
    (_, scheme, host) => `${scheme}://${host.replace('.port-', ':')}`,
  );

/** The key of a document at a relative URL: of the same document, with a number made from the path. */
export const relativeKey = (key, path) => {
  let hash = 0;
  for (const letter of path) hash = (hash * 31 + letter.codePointAt(0)) % 1_000_003;
  return `${key}-r${hash}`;
};

/** The URL of a document of the folder. Its last parts are its path, the base of relative URLs. */
export const documentUrl = (origin, key, path) =>
  `${origin}/c/${key}/file/local/${path.replace(/[^\w./-]/g, '_')}`;
