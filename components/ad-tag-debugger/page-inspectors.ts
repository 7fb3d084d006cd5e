import type { Inspectors } from '../../src/diagnosis/diagnose-options.js';
import { mayStoreOnDevice } from '../../src/player/ads/ad-manager-policy.js';
import { canPlay } from '../../src/vast/play/can-play.js';
import type { InspectOptions, InspectRuntime } from '../../src/vast/inspect/inspect-options.js';
import { inspectDocumentIn, inspectTagIn } from '../../src/vast/inspect/inspect.js';
import type { Inspection } from '../../src/vast/inspect/inspection.js';
import { requestMedia } from '../../src/vast/inspect/media-request.js';
import { pageInspectTransport } from '../../src/vast/inspect/page-inspect-transport.js';

/** Makes the inspectors of one inspection, which request only what they may. */
export type CreateInspectors = (options: {
  /** Whether a URL, the first or that of a wrapper, may be requested. */
  readonly mayRequest: (url: string) => boolean;
  /** Whether the page shows companions. */
  readonly showsCompanions: boolean;
  readonly signal: AbortSignal;
}) => Inspectors;

/** A runtime that ends the inspection at the first URL that may not be requested. */
const restrictedRuntime = (
  mayRequest: (url: string) => boolean,
  refuse: () => void,
): InspectRuntime => {
  const transport = pageInspectTransport();
  return {
    canPlay,
    requestMedia: async (url, init) => (mayRequest(url) ? requestMedia(url, init) : 'unreadable'),
    transport: {
      ...transport,
      request: (url, init) => {
        if (mayRequest(url)) return transport.request(url, init);
        refuse();
        return Promise.resolve('aborted');
      },
    },
  };
};

/** The inspectors of this library, which request from the page as the player does. */
export const pageInspectors: CreateInspectors = ({ mayRequest, showsCompanions, signal }) => {
  const inspect = (
    given: InspectOptions,
    run: (runtime: InspectRuntime, options: InspectOptions) => Promise<Inspection>,
  ): Promise<Inspection> => {
    const refusal = new AbortController();
    const runtime = restrictedRuntime(mayRequest, () => refusal.abort());
    return run(runtime, {
      ...given,
      showsCompanions,
      mayUseCookies: mayStoreOnDevice(given.context?.consent),
      signal: AbortSignal.any([signal, refusal.signal]),
    });
  };
  return {
    inspectAdTag: (tag, given) =>
      inspect(given, (runtime, options) => inspectTagIn(runtime, tag, options)),
    inspectDocument: (text, given) =>
      inspect(given, (runtime, options) => inspectDocumentIn(runtime, text, options)),
  };
};
