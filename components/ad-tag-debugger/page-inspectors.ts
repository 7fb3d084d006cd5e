import { mayStoreOnDevice } from '../../src/player/ads/ad-manager-policy.js';
import { canPlay } from '../../src/vast/can-play.js';
import type { InspectOptions, InspectRuntime } from '../../src/vast/inspect-options.js';
import { inspectDocumentIn, inspectTagIn } from '../../src/vast/inspect.js';
import type { Inspection } from '../../src/vast/inspection.js';
import { pageTransport } from '../../src/vast/xml-request.js';
import type { XmlTransport } from '../../src/vast/xml-transport.js';
import type { CreateInspectors } from './diagnose.js';

/**
 * Parses a text by the request of a blob, which pages with Trusted Types do not report as DOMParser. Where the policy
 * of the page forbids that request, the transport parses the text.
 */
const parseBlob =
  (transport: XmlTransport): XmlTransport['parse'] =>
  async (text, init) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/xml' }));
    const response = await transport.request(url, { ...init, withCredentials: false });
    URL.revokeObjectURL(url);
    return typeof response === 'string' ? transport.parse(text, init) : response;
  };

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
      parse: parseBlob(transport),
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
