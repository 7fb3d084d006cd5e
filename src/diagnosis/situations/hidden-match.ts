import { failureOf } from '../evidence/chains-of-har.js';
import type { AdChain, Evidence } from '../evidence/evidence.js';
import { NO_AD_SITUATIONS } from './ad-situations.js';
import { RESPONSE_SITUATIONS } from './response-situations.js';
import { endedBy, firstMatch, type SituationMatch } from './situation.js';

/** The fault of a response that CORS refuses, as if the page could read it. */
export const hiddenMatch = (chain: AdChain, evidence: Evidence): SituationMatch | null => {
  const refused = endedBy(chain, 'cors');
  if (refused === null) return null;
  const failure = failureOf(refused, 'response', refused.outline, refused.parent === null);
  const read = { ...refused, result: 'response', failure } as const;
  const requests = chain.requests.map((request) => (request === refused ? read : request));
  const situations = [...RESPONSE_SITUATIONS, ...NO_AD_SITUATIONS];
  const hidden = failure && firstMatch(situations, { ...chain, requests, failure }, evidence);
  // A redirect that was not followed is no fault of its own.
  return hidden?.verdict.id === 'failure-code' ? null : hidden;
};

/** What a server sends that serves no ads at all, or not to this request, whatever its headers are. */
export const COUNTS_BEFORE_CORS = /^(?:http-|response-(?!fault|timeout)|root-unexpected$)/;
