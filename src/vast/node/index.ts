/** The VAST inspector for Node and other runtimes with `fetch` and without a DOM. */
import { inspectDocumentIn, inspectTagIn } from '../inspect/inspect.js';
import type {
  InspectDocumentOptions,
  InspectOptions,
  InspectRuntime,
} from '../inspect/inspect-options.js';
import type { Inspection } from '../inspect/inspection.js';
import { isPlayableType } from '../read/media-types.js';
import { webAddress } from '../web-address.js';
import { fetchMedia, fetchTransport } from './fetch-transport.js';

export type { InspectDocumentOptions, InspectOptions } from '../inspect/inspect-options.js';
export type * from '../inspect/inspection.js';
export * from '../../lint/response/index.js';
export type * from '../vast-ad.js';

/** `address` is what the caller wants to be requested: its origin may be in a private network. */
const runtime = (address: string, given: InspectOptions): InspectRuntime => {
  const url = webAddress(address, webAddress(given.origin ?? '')?.href);
  const options = { allowPrivate: url === null ? [] : [url.origin], ...given };
  return {
    transport: fetchTransport(options),
    canPlay: isPlayableType,
    requestMedia: fetchMedia(options),
  };
};

/**
 * Requests an ad tag as `inspectAdTag` does in a browser. Without `origin` every response is read; with it, responses
 * are refused as a browser on that page would. No cookies are sent. Never sends a request for a tracker, nor one into a
 * private network but to the origin of the ad tag, unless `allowPrivate` says so.
 */
export const inspectAdTag = (tag: string, options: InspectOptions = {}): Promise<Inspection> =>
  inspectTagIn(runtime(tag, options), tag, options);

/** Inspects the text of a VAST or VMAP document as if an ad server had responded with it. */
export const inspectDocument = (
  text: string,
  options: InspectDocumentOptions = {},
): Promise<Inspection> => inspectDocumentIn(runtime(options.url ?? '', options), text, options);
