import { isCorsFault } from '../../../vast/request/request-fault.js';
import type { ResponseLintMessages } from '../../../messages/generated/response-lint/index.js';
import { isLikelyFiltered } from '../../../vast/inspect/ad-blocker.js';
import type { Hop } from '../../../vast/inspect/inspection.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';
import { hopHit, type LintedHop, type LintedInspection } from '../linted-inspection.js';
import { inspectionRule, type InspectionRule, type HitsOf } from '../response-rule.js';
import { excerpt } from './excerpt.js';

type ParamsOf<Name extends keyof ResponseLintMessages> = (
  hop: Hop,
  linted: LintedHop,
  inspection: LintedInspection,
) => ResponseLintMessages[Name] | null;

const eachHop =
  <Name extends keyof ResponseLintMessages>(paramsOf: ParamsOf<Name>) =>
  (inspection: LintedInspection): HitsOf<Name> =>
    inspection.hops.flatMap((linted) => {
      const params = paramsOf(linted.hop, linted, inspection);
      return params === null ? [] : hopHit(linted, params);
    });

const hostOf = (url: string): string => excerpt(webAddress(url)?.host ?? '');

/** Whether a request was sent and had no response. */
const isLost = ({ url, status }: Hop): boolean => url !== '' && status === null;

const isLate = (
  { startMs, durationMs, requestFault }: Hop,
  { timeoutMs }: LintedInspection,
): boolean => requestFault === undefined && startMs + durationMs >= timeoutMs;

const hasMixedUrl = (hop: Hop, page: string): boolean => {
  const url = webAddress(hop.url);
  return url !== null && isMixed(url, page);
};

/** An http request that the browser never sent. */
const isBlocked = (hop: Hop, { pageProtocol }: LintedInspection): boolean =>
  isLost(hop) && hasMixedUrl(hop, pageProtocol);

const corsParams: ParamsOf<'net-cors'> = ({ url, requestFault }) =>
  isCorsFault(requestFault) ? { host: hostOf(url) } : null;

const credentialsParams: ParamsOf<'net-cors-credentials'> = ({ url, cors, status }) =>
  status !== null && cors === 'without-credentials' ? { host: hostOf(url) } : null;

const timeoutParams: ParamsOf<'net-timeout'> = (hop, _, inspection) =>
  isLost(hop) && isLate(hop, inspection)
    ? { host: hostOf(hop.url), ms: Math.round(inspection.timeoutMs) }
    : null;

/** Faults of a connection that the message names; all others are `other`. */
const NAMED_FAULTS = ['dns', 'refused', 'tls', 'redirect', 'private'] as const;

const unreachableParams: ParamsOf<'net-unreachable'> = (hop, _, inspection) => {
  const { url, cors, requestFault } = hop;
  const isOther =
    isCorsFault(requestFault) || isLate(hop, inspection) || isBlocked(hop, inspection);
  if (!isLost(hop) || isOther) return null;
  // A recording does not know whether CORS refused the response.
  const unknown = requestFault === undefined && cors === 'refused' ? 'unexplained' : 'other';
  return {
    host: hostOf(url),
    fault: NAMED_FAULTS.find((fault) => fault === requestFault) ?? unknown,
  };
};

const adBlockParams: ParamsOf<'adblock'> = (hop, _, inspection) =>
  isLost(hop) && isLikelyFiltered(hop) && !isBlocked(hop, inspection)
    ? { host: hostOf(hop.url), ms: Math.round(hop.durationMs) }
    : null;

const statusParams: ParamsOf<'net-status'> = ({ url, status }) =>
  status === null || (status >= 200 && status <= 299) ? null : { host: hostOf(url), status };

const noFillParams: ParamsOf<'net-no-fill'> = ({ url, status }) =>
  status === 204 ? { host: hostOf(url) } : null;

const XML_TYPE = /^\s*(?:application|text)\/(?:[\w.+-]+\+)?xml\b/i;

const contentTypeParams: ParamsOf<'net-content-type'> = ({ url, contentType }, { document }) => {
  if (url === '' || document === null || document.text.trim() === '') return null;
  const type = contentType ?? '';
  return XML_TYPE.test(type) ? null : { host: hostOf(url), type: excerpt(type) };
};

const MAX_HOP_MS = 1_000;
const MAX_CHAIN_MS = 2_000;

const slowHopParams: ParamsOf<'net-slow'> = ({ url, durationMs }) =>
  url !== '' && durationMs > MAX_HOP_MS
    ? { scope: 'request', host: hostOf(url), ms: Math.round(durationMs), limit: MAX_HOP_MS }
    : null;

const slowHits = (linted: LintedInspection): HitsOf<'net-slow'> => {
  const { durationMs, hops: requests } = linted.inspection;
  const hops = eachHop(slowHopParams)(linted);
  if (requests.length < 2 || !(durationMs > MAX_CHAIN_MS)) return hops;
  const ms = Math.round(durationMs);
  return [...hops, { params: { scope: 'chain', host: '', ms, limit: MAX_CHAIN_MS } }];
};

/** The tags of wrappers are reported in the document that has them. */
const mixedParams: ParamsOf<'net-mixed-chain'> = (hop, { parent }, { pageProtocol }) => {
  const host = hostOf(hop.url);
  if (hasMixedUrl(hop, pageProtocol)) return parent === null ? { host, source: 'tag' } : null;
  return hasMixedUrl({ ...hop, url: hop.responseUrl }, pageProtocol)
    ? { host, source: 'redirect' }
    : null;
};

export const NETWORK_RULES: readonly InspectionRule[] = [
  inspectionRule('net-cors', 'error', 'response', eachHop(corsParams)),
  inspectionRule('net-cors-credentials', 'info', 'response', eachHop(credentialsParams)),
  inspectionRule('net-timeout', 'error', 'response', eachHop(timeoutParams)),
  inspectionRule('net-unreachable', 'error', 'response', eachHop(unreachableParams)),
  inspectionRule('adblock', 'warning', 'response', eachHop(adBlockParams)),
  inspectionRule('net-status', 'error', 'response', eachHop(statusParams)),
  inspectionRule('net-no-fill', 'info', 'response', eachHop(noFillParams)),
  inspectionRule('net-content-type', 'warning', 'response', eachHop(contentTypeParams)),
  inspectionRule('net-slow', 'warning', 'chain', slowHits),
  inspectionRule('net-mixed-chain', 'error', 'chain', eachHop(mixedParams)),
];
