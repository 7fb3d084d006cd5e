import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Names of the errors of the CMS. The page has a sentence for each, in its language. */
export type CmsErrorCode =
  | 'signed-out'
  | 'wrong-password'
  | 'other-origin'
  | 'invalid-request'
  | 'no-such-embed'
  | 'no-such-article'
  | 'service-failed'
  | 'upload-refused'
  | 'upload-too-large'
  | 'article-without-title'
  | 'article-without-text'
  | 'article-too-large'
  | 'too-many-articles'
  | 'disk-full'
  | 'not-found'
  | 'internal';

/** A reply with an error. Its body has the code alone: details could contain what the service said. */
export class CmsError extends Error {
  override readonly name = 'CmsError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: CmsErrorCode,
  ) {
    super(code);
  }
}

/** Throws CmsError 413 for a longer body. */
export const limitBody = (maxBytes: number, code: CmsErrorCode): MiddlewareHandler =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new CmsError(413, code);
    },
  });
