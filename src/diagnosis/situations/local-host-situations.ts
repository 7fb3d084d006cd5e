import { percentDecode } from '../../ad-tags/encoding.js';
import { isLocalHost } from '../../network/local-host.js';
import { webAddress } from '../../vast/web-address.js';
import type { ChainFault } from '../evidence/evidence.js';
import { urlParameters } from '../evidence/url-parameters.js';
import { type ChainSituation, chainSituation, endedBy, unservedRequests } from './situation.js';
import { firstOf, writer, writtenAt } from './tag-situations.js';

/** The host of an address that only one machine or one network reaches; null for all others. */
const localHostIn = (address: string): string | null => {
  const url = webAddress(address);
  return url !== null && isLocalHost(url.hostname) ? url.host : null;
};

/** Faults of a host that this machine does not reach either. */
const IS_AWAY: readonly (ChainFault | undefined)[] = ['dns', 'refused', 'no-route'];

/** Addresses that only the machine of their author reaches. */
export const LOCAL_HOST_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('local-host', writer, (chain) => {
    const unreached = endedBy(chain, 'unreachable');
    if (unreached !== null && unreached.redirectedTo === undefined) {
      const localHost = IS_AWAY.includes(unreached.fault) ? localHostIn(unreached.url) : null;
      if (localHost !== null) return { ...writtenAt(chain, unreached), localHost, parameter: '' };
    }
    return firstOf({ requests: unservedRequests(chain) }, (request) => {
      for (const { name, value } of urlParameters(request.url)) {
        const localHost = localHostIn(percentDecode(value));
        if (localHost !== null) return { ...writtenAt(chain, request), localHost, parameter: name };
      }
      return null;
    });
  }),
];
