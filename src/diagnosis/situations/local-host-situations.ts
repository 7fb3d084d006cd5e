import { percentDecode } from '../../ad-tags/encoding.js';
import { localHostIn, unreachedHost } from '../evidence/local-address.js';
import { urlParameters } from '../evidence/url-parameters.js';
import { type ChainSituation, chainSituation, isUnsent, unservedRequests } from './situation.js';
import { firstOf, writer, writtenAt } from './tag-situations.js';

/** Addresses that only the machine of their author reaches. */
export const LOCAL_HOST_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('local-host', writer, (chain, { viewer }) => {
    // A page of this machine may ask another of its hosts.
    if (localHostIn(viewer.page?.url ?? '') !== null) return null;
    const ofHost = firstOf(chain, (request) => {
      const localHost = unreachedHost(request);
      if (localHost === null) return null;
      const isPrivate = request.fault === 'private';
      return { ...writtenAt(chain, request), localHost, parameter: '', isPrivate };
    });
    if (ofHost !== null && !isUnsent(chain)) return ofHost;
    const ofParameter = firstOf({ requests: unservedRequests(chain) }, (request) => {
      for (const { name, value } of urlParameters(request.url)) {
        const localHost = localHostIn(percentDecode(value));
        if (localHost !== null)
          return { ...writtenAt(chain, request), localHost, parameter: name, isPrivate: false };
      }
      return null;
    });
    return ofParameter ?? ofHost;
  }),
];
