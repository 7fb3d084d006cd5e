import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';
import type { Hop, RequestFault } from '../../../vast/inspect/inspection.js';
import { hopHit, type LintedHop, type LintedInspection } from '../linted-inspection.js';
import { isAdHost } from './ad-hosts.js';
import { quoted } from './quoted.js';

type InspectionRule = LintRule<LintedInspection>;

/** A hit for each hop that `message` has a text for. */
const eachHop =
  (message: (hop: Hop, linted: LintedHop, inspection: LintedInspection) => string | null) =>
  (inspection: LintedInspection): readonly RuleHit[] =>
    inspection.hops.flatMap((linted) => {
      const text = message(linted.hop, linted, inspection);
      return text === null ? [] : hopHit(linted, text);
    });

const hostOf = (url: string): string => quoted(webAddress(url)?.host ?? 'the ad server');

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

const corsMessage = (hop: Hop, _: LintedHop, inspection: LintedInspection): string | null =>
  isLost(hop) && hop.cors === 'refused' && !isLate(hop, inspection) && !isBlocked(hop, inspection)
    ? hop.requestFault === 'cors'
      ? `${hostOf(hop.url)} responds without a CORS header for this page.`
      : `${hostOf(hop.url)} responds without a CORS header for this page, or it cannot be reached.`
    : null;

const credentialsMessage = ({ url, cors, status }: Hop): string | null =>
  status !== null && cors === 'without-credentials'
    ? `${hostOf(url)} allows no cookies, so a player that sends them has to request it twice.`
    : null;

const timeoutMessage = (hop: Hop, _: LintedHop, inspection: LintedInspection): string | null =>
  isLost(hop) && isLate(hop, inspection)
    ? `${hostOf(hop.url)} did not respond within the ${Math.round(inspection.timeoutMs)} ms of the ad break (VAST error 301).`
    : null;

/** The faults of a connection that have a sentence of their own, behind the host. */
const FAULTS: Readonly<Partial<Record<RequestFault, string>>> = {
  redirect: 'redirects to an address that may not be requested',
  private: 'leads to an address in a private network, which was not requested',
  dns: 'has a name that cannot be resolved by DNS',
  refused: 'refused the connection',
  tls: 'has no valid certificate, or its TLS handshake failed',
};

const unreachableMessage = (hop: Hop, _: LintedHop, inspection: LintedInspection): string | null =>
  isLost(hop) && hop.cors !== 'refused' && !isLate(hop, inspection) && !isBlocked(hop, inspection)
    ? `${hostOf(hop.url)} ${FAULTS[hop.requestFault ?? 'other'] ?? 'cannot be reached'} (VAST error 301).`
    : null;

/** A filter answers at once; a server needs longer, even for an error. */
const MAX_BLOCKED_MS = 50;

const adBlockMessage = (hop: Hop, _: LintedHop, inspection: LintedInspection): string | null => {
  const url = webAddress(hop.url);
  const isSuspect =
    isLost(hop) &&
    hop.requestFault === undefined &&
    url !== null &&
    isAdHost(url) &&
    hop.durationMs <= MAX_BLOCKED_MS;
  return isSuspect && !isBlocked(hop, inspection)
    ? `The request to ${hostOf(hop.url)}, a known ad server, failed after ${Math.round(hop.durationMs)} ms, as with an ad blocker.`
    : null;
};

const statusMessage = ({ url, status }: Hop): string | null =>
  status === null || (status >= 200 && status <= 299)
    ? null
    : `${hostOf(url)} responded with status ${status}; expected 200 (VAST error 301).`;

const noFillMessage = ({ url, status }: Hop): string | null =>
  status === 204 ? `${hostOf(url)} responded with status 204: it has no ad.` : null;

const XML_TYPE = /^\s*(?:application|text)\/(?:[\w.+-]+\+)?xml\b/i;

const contentTypeMessage = ({ url, contentType }: Hop, { document }: LintedHop): string | null => {
  if (url === '' || document === null || document.text.trim() === '') return null;
  if (XML_TYPE.test(contentType ?? '')) return null;
  return contentType === null
    ? `${hostOf(url)} sends no content type; expected application/xml.`
    : `${hostOf(url)} sends the content type ${quoted(contentType)}; expected application/xml.`;
};

const MAX_HOP_MS = 1_000;
const MAX_CHAIN_MS = 2_000;

const slowHits = (linted: LintedInspection): readonly RuleHit[] => {
  const { durationMs } = linted.inspection;
  const hops = eachHop((hop) =>
    hop.url !== '' && hop.durationMs > MAX_HOP_MS
      ? `${hostOf(hop.url)} took ${Math.round(hop.durationMs)} ms; expected at most ${MAX_HOP_MS} ms.`
      : null,
  )(linted);
  if (!(durationMs > MAX_CHAIN_MS)) return hops;
  const message = `The whole chain took ${Math.round(durationMs)} ms; expected at most ${MAX_CHAIN_MS} ms.`;
  return [...hops, { message }];
};

/** The tags of wrappers are reported in the document that has them. */
const mixedMessage = (
  hop: Hop,
  { parent }: LintedHop,
  { pageProtocol }: LintedInspection,
): string | null => {
  if (hasMixedUrl(hop, pageProtocol))
    return parent === null
      ? `The ad tag at ${hostOf(hop.url)} is http, which browsers block on an https page.`
      : null;
  return hasMixedUrl({ ...hop, url: hop.responseUrl }, pageProtocol)
    ? `${hostOf(hop.url)} redirects to http, which browsers block on an https page.`
    : null;
};

/** Rules about requests. */
export const NETWORK_RULES: readonly InspectionRule[] = [
  {
    name: 'net-cors',
    severity: 'error',
    stage: 'response',
    remedy:
      'Have the server echo the Origin header in Access-Control-Allow-Origin and send Access-Control-Allow-Credentials: true; check that it is up.',
    test: eachHop(corsMessage),
  },
  {
    name: 'net-cors-credentials',
    severity: 'info',
    stage: 'response',
    remedy:
      'Have the server echo the Origin header and send Access-Control-Allow-Credentials: true.',
    test: eachHop(credentialsMessage),
  },
  {
    name: 'net-timeout',
    severity: 'error',
    stage: 'response',
    remedy: 'Ask the vendor why its server is slow, or remove it from the chain.',
    test: eachHop(timeoutMessage),
  },
  {
    name: 'net-unreachable',
    severity: 'error',
    stage: 'response',
    remedy: 'Check the host of the URL and the network.',
    test: eachHop(unreachableMessage),
  },
  {
    name: 'adblock',
    severity: 'warning',
    stage: 'response',
    remedy: 'Open the page without extensions and filters, and compare.',
    test: eachHop(adBlockMessage),
  },
  {
    name: 'net-status',
    severity: 'error',
    stage: 'response',
    remedy: 'Check the URL; for 5xx ask the ad server.',
    test: eachHop(statusMessage),
  },
  {
    name: 'net-no-fill',
    severity: 'info',
    stage: 'response',
    remedy: 'Check targeting, ad unit and sizes at the ad server if an ad was expected.',
    test: eachHop(noFillMessage),
  },
  {
    name: 'net-content-type',
    severity: 'warning',
    stage: 'response',
    remedy: 'Have the server send application/xml or text/xml: some players refuse other types.',
    test: eachHop(contentTypeMessage),
  },
  {
    name: 'net-slow',
    severity: 'warning',
    stage: 'chain',
    remedy: 'Shorten the chain, or ask the slow vendor: the content waits for the ad.',
    test: slowHits,
  },
  {
    name: 'net-mixed-chain',
    severity: 'error',
    stage: 'chain',
    remedy: 'Ask the vendor for https.',
    test: eachHop(mixedMessage),
  },
];
