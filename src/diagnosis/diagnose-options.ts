import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import type { ResolveOptions } from '../resolve/resolve-options.js';
import type { InspectOptions } from '../vast/inspect/inspect-options.js';
import type { Inspection } from '../vast/inspect/inspection.js';
import type { Viewer } from '../viewer.js';

/** What an inspection depends on beside the tag. */
type InspectContext = Pick<InspectOptions, 'context' | 'overlay'>;

/**
 * Sends the requests of a diagnosis, as the functions of `media-embed-elements/vast` and of its version for Node do. A
 * function that rejects counts as no request.
 */
export interface Inspectors {
  /** Requests an ad tag, placeholders expanded, and its wrappers. */
  readonly inspectAdTag: (tag: string, options: InspectContext) => Promise<Inspection>;
  /** Reads a VAST or VMAP document, and requests its wrappers. */
  readonly inspectDocument: (text: string, options: InspectContext) => Promise<Inspection>;
}

/** Settings of `diagnose`. */
export interface DiagnoseOptions {
  /**
   * For whom the ads are. Its device is diagnosed first. Requests for a viewer without `now` or `random` have the
   * current time and a new random number. Default: a viewer of whom nothing is known.
   */
  readonly viewer?: Viewer;
  /** Values of placeholders by name, as in `AdTagContext`. */
  readonly values?: AdTagContext['values'];
  /** How an embed is resolved. */
  readonly resolve?: ResolveOptions;
  /** What sends requests; null for a verdict from the text alone. Default: null. */
  readonly inspect?: Inspectors | null;
  /** BCP 47 tag of the language of the texts; English if there is none in that language. Default: `en`. */
  readonly language?: string;
  /**
   * What the texts call a field of the viewer or an option, such as `viewer.page.url` or `values`, where a form or a
   * command has another name for it; undefined for words, and for an option its name as code. Default: undefined.
   */
  readonly fieldName?: (path: string) => string | undefined;
}
