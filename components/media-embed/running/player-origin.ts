import { EmbedError } from '../../embed-source/embed-error.js';

/**
 * Throws EmbedError `player-refused` unless a player may be framed from there: by https, or http
 * on an http page, and from an allowed origin. Null allows every origin but the page's own, which has to
 * be named: with `allow-same-origin` its frame reaches into the page.
 */
export const checkPlayerOrigin = (
  { protocol, origin }: URL,
  allowedOrigins: readonly string[] | null,
): void => {
  const isSecure = protocol === 'https:' || protocol === location.protocol;
  if (isSecure && (allowedOrigins?.includes(origin) ?? origin !== window.origin)) return;
  throw new EmbedError('player-refused', 'Not of an allowed origin.');
};
