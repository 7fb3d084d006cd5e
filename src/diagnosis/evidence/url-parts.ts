/** One parameter of a query, as written. */
export interface UrlParameter {
  readonly name: string;
  readonly value: string;
}

const HOST = /^\s*(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#\s]*@)?([^/?#\s]*)/i;

/** Letters that no URL has in its host as they are; other characters stay encoded, so that none of them misleads. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.:-]+$/u;

const readable = (host: string): string => {
  if (!host.includes('%')) return host;
  try {
    const decoded = decodeURIComponent(host);
    return INTERNATIONAL.test(decoded) ? decoded : host;
  } catch {
    return host;
  }
};

/**
 * The host of a URL or of an ad tag that is none yet, without user name and password; empty if there is none. An
 * international host is as a person writes it.
 */
export const hostOf = (url: string): string => readable(HOST.exec(url)?.[1] ?? '');

/** Parameters of one URL that are read. */
const MAX_PARAMETERS = 1000;

/** The parameters of a URL: separated by `&`, or by `;` in the path as some ad servers write them. */
export const urlParameters = (url: string): readonly UrlParameter[] => {
  const begin = url.search(/[?;]/);
  if (begin === -1) return [];
  const [query = ''] = url.slice(begin + 1).split('#', 1);
  return query
    .split(/[&;?]/, MAX_PARAMETERS)
    .filter((parameter) => parameter.includes('='))
    .map((parameter) => {
      const equals = parameter.indexOf('=');
      return { name: parameter.slice(0, equals), value: parameter.slice(equals + 1) };
    });
};
