/** The VAST inspector for Node and other runtimes with `fetch` and without a DOM. */
import { inspectDocumentIn, inspectTagIn } from '../inspect.js';
import type { InspectDocumentOptions, InspectOptions, InspectRuntime } from '../inspect-options.js';
import type { Inspection } from '../inspection.js';
import { isPlayableType } from '../media-types.js';
import { fetchMedia, fetchTransport } from './fetch-transport.js';

export type { InspectDocumentOptions, InspectOptions } from '../inspect-options.js';
export type * from '../inspection.js';
export * from '../lint/index.js';
export type * from '../vast-ad.js';

const runtime = (options: InspectOptions): InspectRuntime => ({
  transport: fetchTransport(options),
  canPlay: isPlayableType,
  requestMedia: fetchMedia(options),
});

/**
 * Requests an ad tag as `inspectAdTag` does in a browser. Without `origin` every response is read; with it, responses
 * are refused as a browser on that page would. No cookies are sent. Never sends a request for a tracker.
 */
export const inspectAdTag = (tag: string, options: InspectOptions = {}): Promise<Inspection> =>
  inspectTagIn(runtime(options), tag, options);

/** Inspects the text of a VAST or VMAP document as if an ad server had responded with it. */
export const inspectDocument = (
  text: string,
  options: InspectDocumentOptions = {},
): Promise<Inspection> => inspectDocumentIn(runtime(options), text, options);
