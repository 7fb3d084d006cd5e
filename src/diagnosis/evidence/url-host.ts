import { webAddress } from '../../vast/web-address.js';

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

/** The origin of an http(s) URL; empty for all others. */
export const originOf = (url: string): string => webAddress(url)?.origin ?? '';

/** Second-level names under which sites are registered; not the whole list of public suffixes. */
const SHARED = /^(?:ac|co|com|edu|gov|net|or|org)$/;

/** The site of a host, as far as its name shows. */
export const siteOf = (host: string): string => {
  const labels = host.replace(/:\d+$/, '').toLowerCase().split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return labels.join('.');
  return labels.slice(SHARED.test(labels.at(-2) ?? '') ? -3 : -2).join('.');
};
