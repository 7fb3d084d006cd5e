import { percentDecode } from '../../ad-tags/encoding.js';
import type { AdChain, ChainRequest } from '../evidence/evidence.js';
import { localHostIn, unreachedHost } from '../evidence/local-address.js';
import { urlParameters } from '../evidence/url-parameters.js';
import {
  type ChainSituation,
  chainSituation,
  isUnsent,
  located,
  unservedRequests,
} from './situation.js';
import { firstOf, firstUnserved, writer, writtenAt } from './tag-situations.js';

/** Where Google Ad Manager puts the value of a key of the request, as a creative has it. */
const PATTERN = /%(?:%|25%25)PATTERN(?::|%3A)([\w.-]{1,60})%/gi;

/** The id of a bid in the cache of Prebid, which a creative takes from a key, and which is empty without it. */
const isEmptyId = ({ name, value }: { readonly name: string; readonly value: string }): boolean =>
  name === 'uuid' && value === '';

/** Keys whose values the creative of the publisher's own Google Ad Manager has in its address, and the request lacks. */
const valuesMissing = (chain: AdChain, { url, parent }: ChainRequest): readonly string[] => {
  const from = chain.requests[parent ?? -1];
  if (from?.parent !== null || !/\/gampad\/(?:live\/)?ads\?/.test(from.url)) return [];
  const named = Array.from(url.matchAll(PATTERN), ([, name = '']) => name);
  const isEmpty = url.includes('/cache?') && urlParameters(url).some(isEmptyId);
  return [...new Set(isEmpty ? ['hb_uuid', ...named] : named)].slice(0, 3);
};

/** Faults of the creatives in the publisher's own ad server. */
export const CREATIVE_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('creative-value-missing', 'publisher', (chain) =>
    firstUnserved(chain, (request) => {
      const names = valuesMissing(chain, request);
      return names.length === 0 ? null : { ...located(chain, request), names };
    }),
  ),
];

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
