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
