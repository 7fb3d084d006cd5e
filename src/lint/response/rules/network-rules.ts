import { isCorsFault } from '../../../vast/request/request-fault.js';
import { isLikelyFiltered } from '../../../vast/inspect/ad-blocker.js';
import type { Hop } from '../../../vast/inspect/inspection.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';
import type { LintedInspection } from '../linted-inspection.js';
import { hopRule, inspectionRule, type InspectionRule } from '../response-rule.js';
import { excerpt } from './excerpt.js';

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

/** Faults of a connection that the message names; all others are `other`. */
const NAMED_FAULTS = ['dns', 'refused', 'tls', 'redirect', 'private'] as const;

const XML_TYPE = /^\s*(?:application|text)\/(?:[\w.+-]+\+)?xml\b/i;

const MAX_HOP_MS = 1_000;
const MAX_CHAIN_MS = 2_000;

export const NETWORK_RULES: readonly InspectionRule[] = [
  hopRule('net-cors', 'error', 'response', ({ url, requestFault }) =>
    isCorsFault(requestFault)
      ? { host: hostOf(url), values: requestFault === 'cors-several' ? 'several' : 'none' }
      : null,
  ),
  hopRule('net-cors-credentials', 'info', 'response', ({ url, cors, status }) =>
    status !== null && cors === 'without-credentials' ? { host: hostOf(url) } : null,
  ),
  hopRule('net-timeout', 'error', 'response', (hop, _, inspection) =>
    isLost(hop) && isLate(hop, inspection)
      ? { host: hostOf(hop.url), ms: Math.round(inspection.timeoutMs) }
      : null,
  ),
  hopRule('net-unreachable', 'error', 'response', (hop, _, inspection) => {
    const { url, cors, requestFault } = hop;
    const isOther =
      isCorsFault(requestFault) || isLate(hop, inspection) || isBlocked(hop, inspection);
    if (!isLost(hop) || isOther) return null;
    // A recording does not know whether CORS refused the response.
    const unknown = requestFault === undefined && cors === 'refused' ? 'unexplained' : 'other';
    const fault = NAMED_FAULTS.find((named) => named === requestFault) ?? unknown;
    return { host: hostOf(url), fault };
  }),
  hopRule('adblock', 'warning', 'response', (hop, _, inspection) =>
    isLost(hop) && isLikelyFiltered(hop) && !isBlocked(hop, inspection)
      ? { host: hostOf(hop.url), ms: Math.round(hop.durationMs) }
      : null,
  ),
  hopRule('net-status', 'error', 'response', ({ url, status }) =>
    status === null || (status >= 200 && status <= 299) ? null : { host: hostOf(url), status },
  ),
  hopRule('net-no-fill', 'info', 'response', ({ url, status }) =>
    status === 204 ? { host: hostOf(url) } : null,
  ),
  hopRule('net-content-type', 'warning', 'response', ({ url, contentType }, { document }) => {
    if (url === '' || document === null || document.text.trim() === '') return null;
    const type = contentType ?? '';
    return XML_TYPE.test(type) ? null : { host: hostOf(url), type: excerpt(type) };
  }),
  inspectionRule('net-slow', 'warning', 'chain', ({ inspection: { durationMs }, hops }) => {
    const slow = hops.filter(({ hop }) => hop.url !== '' && hop.durationMs > MAX_HOP_MS);
    const hits = slow.map(({ hop, path }) => {
      const [host, ms] = [hostOf(hop.url), Math.round(hop.durationMs)];
      return { params: { scope: 'request' as const, host, ms, limit: MAX_HOP_MS }, path };
    });
    if (hops.length < 2 || !(durationMs > MAX_CHAIN_MS)) return hits;
    const ms = Math.round(durationMs);
    return [...hits, { params: { scope: 'chain', host: '', ms, limit: MAX_CHAIN_MS } }];
  }),
  // The tags of wrappers are reported in the document that has them.
  hopRule('net-mixed-chain', 'error', 'chain', (hop, { parent }, { pageProtocol }) => {
    const host = hostOf(hop.url);
    if (hasMixedUrl(hop, pageProtocol)) return parent === null ? { host, source: 'tag' } : null;
    return hasMixedUrl({ ...hop, url: hop.responseUrl }, pageProtocol)
      ? { host, source: 'redirect' }
      : null;
  }),
];
