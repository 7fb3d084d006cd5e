import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { IdAfter } from '../../../src/messages/format.js';
import type { DemoMessages } from '../../../src/messages/generated/demo/messages.js';

/** Codes of the errors of the CMS that only its page reports. */
type PageCode = 'editor-failed' | 'not-an-embed' | 'no-response' | 'invalid-response';

/** The page has a sentence for each, in its language. */
export type CmsErrorCode = Exclude<IdAfter<'cms-error-', DemoMessages>, PageCode>;

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
