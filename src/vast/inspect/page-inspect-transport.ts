import { requestFailed } from '../request/request-fault.js';
import { pageTransport } from '../request/xml-request.js';
import type { FailedRequest, InspectTransport } from '../request/xml-transport.js';
import { faultInPage } from './page-fault.js';

/** Browsers time a response whose head a script may read, also if its body cannot be read. */
type Timing = PerformanceResourceTiming & { readonly contentEncoding?: string };

/** Observes whether the head of a response at an address arrives, and returns the fault of its body once it has ended. */
const observeHead = (address: string): (() => FailedRequest | null) => {
  const timings: PerformanceEntryList = [];
  const observer = new PerformanceObserver((list) => timings.push(...list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    timings.push(...observer.takeRecords());
    observer.disconnect();
    const timing = (timings as Timing[]).find(
      ({ name, responseStatus }) => name === address && responseStatus > 0,
    );
    if (timing === undefined) return null;
    return { requestFault: timing.contentEncoding ? 'encoding' : 'cut-off', url: '' };
  };
};

/** A page's transport that finds out why there is no response, and does not know what other players found of servers. */
export const pageInspectTransport = (): InspectTransport => {
  const transport = pageTransport();
  return {
    ...transport,
    withoutCredentials: new Set(),
    request: async (address, init) => {
      const bodyFault = observeHead(address);
      const response = await transport.request(address, init);
      const known = bodyFault();
      if (response !== 'unreachable') return response;
      if (known !== null) return known;
      // The request is repeated without credentials.
      if (init.withCredentials && new URL(address).origin !== transport.page.origin)
        return response;
      const requestFault = await faultInPage(address, 'GET', init.signal);
      return init.signal.aborted ? 'aborted' : { requestFault, url: '' };
    },
    requestFailed,
  };
};
