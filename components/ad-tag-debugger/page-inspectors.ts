import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { canPlay } from '../../src/vast/can-play.js';
import type { InspectRuntime } from '../../src/vast/inspect-options.js';
import { inspectDocumentIn, inspectTagIn } from '../../src/vast/inspect.js';
import type { Inspection } from '../../src/vast/inspection.js';
import { pageTransport } from '../../src/vast/xml-request.js';
import type { CreateInspectors } from './diagnose.js';

/** A runtime that ends the inspection at the first URL that may not be requested. */
const restrictedRuntime = (
  mayRequest: (url: string) => boolean,
  refuse: () => void,
): InspectRuntime => {
  const transport = pageTransport();
  return {
    canPlay,
    transport: {
      ...transport,
      withoutCredentials: new Set(),
      request: (url, init) => {
        if (mayRequest(url)) return transport.request(url, init);
        refuse();
        return Promise.resolve('aborted');
      },
    },
  };
};

/** The inspectors of this library, which request from the page. */
export const pageInspectors: CreateInspectors = ({ mayRequest, signal }) => {
  const inspect = (
    run: (runtime: InspectRuntime, signal: AbortSignal) => Promise<Inspection>,
  ): Promise<Inspection> => {
    const refusal = new AbortController();
    const runtime = restrictedRuntime(mayRequest, () => refusal.abort());
    return run(runtime, AbortSignal.any([signal, refusal.signal]));
  };
  return {
    inspectAdTag: (template, context) =>
      inspect((runtime, either) =>
        inspectTagIn(runtime, expandAdTag(template, context).url, { context, signal: either }),
      ),
    inspectDocument: (text, context) =>
      inspect((runtime, either) => inspectDocumentIn(runtime, text, { context, signal: either })),
  };
};
