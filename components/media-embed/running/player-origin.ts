import { EmbedError } from '../../../src/player/embed-error.js';

/**
 * Whether a player may be framed from there: by https, or http on an http page, and from an
 * allowed origin. Null allows every origin but the page's own, which has to be named: with
 * `allow-same-origin` its frame reaches into the page.
 */
export const isPlayerOrigin = (
  { protocol, origin }: URL,
  allowedOrigins: readonly string[] | null,
): boolean =>
  (protocol === 'https:' || protocol === location.protocol) &&
  (allowedOrigins?.includes(origin) ?? origin !== window.origin);

/** Throws EmbedError `player-refused` unless a player may be framed from there. */
export const checkPlayerOrigin = (url: URL, allowedOrigins: readonly string[] | null): void => {
  if (!isPlayerOrigin(url, allowedOrigins))
    throw new EmbedError('player-refused', 'Not of an allowed origin.');
};
