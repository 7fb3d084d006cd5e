/**
 * The VAST inspector: what a player would do with an ad tag or a document. In browsers it requests like the player; in
 * Node, where the package exports `./node/index.ts` under the same name, with `fetch`.
 */
import { canPlay } from './play/can-play.js';
import { inspectDocumentIn, inspectTagIn } from './inspect/inspect.js';
import type {
  InspectDocumentOptions,
  InspectOptions,
  InspectRuntime,
} from './inspect/inspect-options.js';
import type { Inspection } from './inspect/inspection.js';
import { requestMedia } from './inspect/media-request.js';
import { pageInspectTransport } from './inspect/page-inspect-transport.js';

export type { InspectDocumentOptions, InspectOptions } from './inspect/inspect-options.js';
export type * from './inspect/inspection.js';
export * from '../lint/response/index.js';
export type * from './vast-ad.js';

const runtime = (): InspectRuntime => ({
  transport: pageInspectTransport(),
  canPlay,
  requestMedia,
});

/**
 * Requests an ad tag and the wrappers that it leads through, and decides about every ad as the player does. `tag` is a
 * URL whose placeholders are expanded (`expandAdTag`). Requests no tracker and runs no code of an ad; of the media file
 * that would play, it requests the head. A request without a response is repeated up to twice, and `/favicon.ico` of its
 * host is requested, to find out why. Rejects only if `options.signal` aborts; failures are in the result.
 */
export const inspectAdTag = (tag: string, options: InspectOptions = {}): Promise<Inspection> =>
  inspectTagIn(runtime(), tag, options);

/** Inspects the text of a VAST or VMAP document as if an ad server had responded with it. Otherwise as `inspectAdTag`. */
export const inspectDocument = (
  text: string,
  options: InspectDocumentOptions = {},
): Promise<Inspection> => inspectDocumentIn(runtime(), text, options);
