import { Failure } from './failure.js';

/**
 * Which pages of other origins may read an answer:
 * - `own-origin`: none; a call that a page of another origin makes is refused;
 * - `any-origin`: all, without credentials;
 * - `credentials`: all, with credentials, as VAST asks of ad servers (VAST 4.2, section 2.6).
 */
export type Sharing = 'own-origin' | 'any-origin' | 'credentials';

/** The headers that let a page read the answer. */
export const sharingHeaders = (
  sharing: Sharing,
  origin: string | null,
): Readonly<Record<string, string>> => {
  if (sharing === 'own-origin') return {};
  const exposed = { 'Access-Control-Expose-Headers': 'Content-Length, Content-Range, ETag' };
  if (sharing === 'any-origin') return { 'Access-Control-Allow-Origin': '*', ...exposed };
  if (origin === null || origin === 'null')
    return { 'Access-Control-Allow-Origin': '*', Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
};

/** Throws Failure 403 when a page of another origin makes a call that is not for it. */
export const checkOrigin = (sharing: Sharing, { headers }: Request, url: URL): void => {
  const origin = headers.get('origin');
  if (sharing === 'own-origin' && origin !== null && origin !== url.origin) {
    throw new Failure(403, 'Pages of other origins may not call this.');
  }
};

/** The answer to a preflight request; the headers of its sharing are added as to any answer. */
export const preflightReply = (sharing: Sharing, methods: readonly string[]): Response => {
  const allowed =
    sharing === 'own-origin'
      ? {}
      : {
          'Access-Control-Allow-Methods': methods.join(', '),
          'Access-Control-Allow-Headers': 'Range, If-None-Match, If-Range',
        };
  return new Response(null, {
    status: 204,
    headers: { Allow: methods.join(', '), ...allowed },
  });
};
