import type { Report } from '../request/ad-tracker.js';
import { throwIfCanceled } from '../request/deadline.js';
import type { VastRequest } from '../vast-ad.js';
import { VastError } from '../vast-error.js';
import type { BreakSource, VmapBreak } from '../read/vmap.js';

export interface BreakContext {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly expand: VastRequest['expand'];
  readonly report: Report;
  /** Called before an ad tag is requested. */
  readonly onRequest: () => void;
  readonly onError: (error: VastError) => void;
  /** Plays the ads of a request. Rejects with a VastError if none played. */
  readonly play: (request: Pick<VastRequest, 'tag' | 'document' | 'limits'>) => Promise<void>;
}

/** The code of VMAP 1.0 section 2.5 for the failure of the ads of a break. */
const vmapCode = ({ code, id }: VastError): number => {
  if (code >= 1000) return code;
  if (id === 'request-timeout') return 1007;
  if (code === 300 || code === 301) return 1008;
  return code < 200 ? 1006 : 1004;
};

const playSource = (
  { content, ...limits }: BreakSource,
  { url, expand, onRequest, play }: BreakContext,
): Promise<void> => {
  if (content.kind === 'unsupported') throw content.error;
  if (content.kind === 'document') return play({ tag: url, document: content.vast, limits });
  const tag = expand(content.tagUri, {});
  if (!/^(https?:)?\/\//i.test(tag)) throw new VastError(1008, 'vmap-tag-not-web');
  onRequest();
  return play({ tag, limits });
};

/**
 * Plays a break of a VMAP document. Its start and its end are reported whether or not it has an ad, and a response
 * without an ad is not an error (VMAP 1.0 section 2.3.3). Rejects only when it is canceled.
 */
export const playBreak = async (
  { source, trackers }: Pick<VmapBreak, 'source' | 'trackers'>,
  context: BreakContext,
): Promise<void> => {
  const { signal, report, onError } = context;
  report(trackers.breakStart, {});
  try {
    if (source !== null) await playSource(source, context);
  } catch (cause) {
    throwIfCanceled(signal);
    const error = VastError.from(cause);
    const code = vmapCode(error);
    if (!error.isEmpty) report(trackers.error, { ERRORCODE: code, ERROR_CODE: code });
    onError(error);
  }
  report(trackers.breakEnd, {});
};
