import { isPlaceholder } from '../../lint/ad-tag/unfilled-word.js';
import type { LintFindingData } from '../../lint/lint-finding.js';
import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import type { AdChain, ChainRequest } from '../evidence/evidence.js';
import { tagsBehind } from '../evidence/document-outline.js';
import { fileFormat, isPixel, isStream } from '../evidence/file-format.js';
import { formatParameter } from '../evidence/format-parameter.js';
import type { ResponseForm } from '../evidence/response-form.js';
import { hasAdDocument } from '../evidence/text-form.js';
import { hostOf } from '../evidence/url-host.js';
import { statedReason } from '../evidence/stated-reason.js';
import { shownText } from '../../text/shown-text.js';
import { urlParameters } from '../evidence/url-parameters.js';
import { signOfAdTag } from '../input/ad-tag-sign.js';
import { targetOf } from '../input/har-faults.js';
import type { VerdictParameters, WrapperParameters } from '../verdict-parameters.js';
import { mediaTypeOf, quoteOf } from '../evidence/quote.js';
import { CONNECTION_SITUATIONS } from './connection-situations.js';
import { misnamed } from './misnamed-element.js';
import { statedOwner } from './reason-owner.js';
import {
  type ChainSituation,
  chainSituation,
  failedAt,
  formOf,
  hostOfRequest,
  isWithoutAd,
  lastRequest,
  located,
  serverOrNetwork,
  wrapperParameters,
} from './situation.js';

const unreadable = (
  chain: AdChain,
  form: ResponseForm,
  ...codes: readonly number[]
): ChainRequest | null => {
  const request = failedAt(chain, ...codes);
  return request?.result === 'response' && formOf(request) === form ? request : null;
};

/** Parameters that only count or make an address new. */
const COUNTED = /^(?:[a-f-]*\d[\da-f-]*)?$/i;

/** Whether the tag is an address without a parameter, and with no sign of an ad server. */
const isAddressOfPage = ({ url, redirectedTo, parent }: ChainRequest): boolean =>
  parent === null &&
  redirectedTo === undefined &&
  hostOf(url) !== '' &&
  urlParameters(url).length === 0 &&
  signOfAdTag(url, '') === null;

/** Whether two servers lead to each other, with addresses that only count on. */
const alternates = ({ requests }: AdChain): boolean => {
  const turns = requests.map(({ url }) =>
    [
      targetOf(url),
      ...urlParameters(url).map(({ name, value }) => `${name}=${COUNTED.test(value) ? '' : value}`),
    ].join(' '),
  );
  const [first, second, third, last] = turns.slice(-4);
  return last !== undefined && first === third && second === last && first !== second;
};

const wrapperEnd = (chain: AdChain, isCircle: boolean): WrapperParameters | null => {
  const request = failedAt(chain, 302);
  const isKnown = chain.failure?.id === 'wrapper-circle' || alternates(chain);
  return request !== null && isKnown === isCircle ? wrapperParameters(chain, request) : null;
};

/** The server that leads back to one that was requested before it. */
const turnOf = (
  chain: AdChain,
  { lastHost }: WrapperParameters,
): { readonly lastHost: string; readonly backHost: string } => {
  const hosts = chain.requests.map(({ url }) => hostOf(url));
  for (const [index, { parent }] of chain.requests.entries()) {
    const [host = '', from = ''] = [hosts[index], hosts[parent ?? index]];
    if (host !== from && hosts.indexOf(host) < index) return { lastHost: from, backHost: host };
  }
  const { outline } = lastRequest(chain) ?? {};
  const backHost = hostOf((outline && tagsBehind(outline)[0]) ?? '');
  return { lastHost, backHost };
};

/** Whether a response is refused whatever its XML is like. */
const isRefused = ({ failure }: AdChain): boolean =>
  failure?.id === 'document-type' || failure?.id === 'document-size';

/** Rules whose finding is the cause of a failure, with the VAST error codes of such failures. */
const CAUSES: Readonly<Record<string, readonly number[]>> = {
  'vast-escaped-markup': [101, 200, 300, 303, 403, 1009],
  'vast-ad-empty': [101],
  'vast-companions-only': [101, 200],
  'vast-inline-missing': [101],
  'vmap-cut': [303],
  'vmap-offset': [1000],
  'vmap-break-type': [1003],
  'vmap-source': [1000, 1005],
  'vmap-tag-not-url': [1008],
  'wrapper-macro-in-host': [300],
  'xml-unescaped-amp': [401, 402, 405],
  'media-mime-mismatch': [403],
  'media-not-url': [401, 403],
  'wrapper-cut': [303, 1009],
  'vast-no-media': [401, 403, 901],
  'overlay-not-shown': [500, 503],
  'media-interactive-only': [403, 901],
  'url-escaped-twice': [401, 403, 405],
};

/** Whether a finding of these is another situation, or about an address that keeps no ad from playing. */
const isHarmless = ({ id, params }: LintFindingData): boolean =>
  params['creative'] === 'empty' ||
  (id === 'url-escaped-twice' && params['element'] !== 'MediaFile') ||
  (id === 'media-interactive-only' && /^vpaid$/i.test(String(params['frameworks'])));

/** Whether an ad has files that no player shows, so that only another creative plays. */
const isOfCreative = ({ finding, params }: VerdictParameters['response-fault']): boolean =>
  finding === 'media-interactive-only' ||
  (finding === 'vast-no-media' && /^(?:mezzanine|interactive)$/.test(String(params['creative'])));

/** What OpenRTB has in every response with a bid. */
const BIDS = /^\s{0,99}\{[^]{0,2000}"seatbid"\s{0,9}:/;

/** What a response that is not VAST says, and why there is none. */
const statementOf = (text: string | null, form: ResponseForm) => {
  const quote = quoteOf(text);
  const json = form === 'json' ? (text ?? '').replace(/\\u003c/gi, '<') : '';
  if (BIDS.test(json)) return { quote, reason: 'auction' as const };
  return { quote, reason: hasAdDocument(json) ? ('serialized' as const) : statedReason(quote) };
};

const placeholderIn = ({ outline }: ChainRequest): string | undefined =>
  outline === null ? undefined : tagsBehind(outline).find(isPlaceholder);

/** Root elements of what storage services send for a folder, and the first file in it. */
const LISTINGS = ['ListBucketResult', 'EnumerationResults'];
const LISTED = /<(?:Key|Blob>\s{0,99}<Name)>([^<>]{1,200})</;

/** Whether a chain plays, or is a playlist with breaks that were requested. */
const isLed = ({ state, requests }: AdChain): boolean =>
  state === 'plays' || (state === 'playlist' && requests.length > 1);

/** A wrapper that leads nowhere stops the ad, whatever is wrong with the tag. */
export const PLACEHOLDER_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('wrapper-without-tag', serverOrNetwork, (chain) => {
    // The placeholder may have been requested as a relative address.
    const placed = isLed(chain) ? undefined : chain.requests.find(placeholderIn);
    return placed ? { ...located(chain, placed), quote: placeholderIn(placed) ?? '' } : null;
  }),
];

/** Situations of a chain that ended before an ad. */
export const RESPONSE_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('wrapper-forbidden', 'network', (chain) => {
    const request = chain.failure?.id === 'wrapper-forbidden' ? lastRequest(chain) : undefined;
    // That of a break is the fault of its playlist.
    if (request === undefined || request.outline?.root === 'VMAP') return null;
    const forbidding = chain.requests[request.parent ?? -1];
    const forbiddingHost = forbidding === undefined ? '' : hostOfRequest(chain, forbidding);
    return { ...wrapperParameters(chain, request), forbiddingHost };
  }),
  chainSituation('wrapper-loop', 'network', (chain) => {
    const params = wrapperEnd(chain, true);
    return params && { ...params, ...turnOf(chain, params) };
  }),
  chainSituation('wrapper-limit', 'network', (chain) => {
    const params = wrapperEnd(chain, false);
    return params && { ...params, limit: MAX_WRAPPERS };
  }),
  ...CONNECTION_SITUATIONS,
  chainSituation(
    'vmap-misplaced',
    ({ isBreak }) => (isBreak ? 'publisher' : 'network'),
    (chain) => {
      const request = chain.requests.find(
        ({ parent, outline }) => parent !== null && outline?.root === 'VMAP',
      );
      if (request === undefined || chain.state !== 'fails') return null;
      const { outline, parent } = chain.requests[request.parent ?? -1] ?? {};
      const asksForVmap = urlParameters(request.url).some(
        ({ name, value }) => (name === 'output' && /vmap/i.test(value)) || name === 'ad_rule',
      );
      // The first playlist is that of the publisher.
      const isBreak = outline?.root === 'VMAP' && parent === null && asksForVmap;
      return { ...wrapperParameters(chain, request), isBreak };
    },
  ),
  // Forms of responses that an address may ask for.
  ...(['html', 'json', 'feed', 'javascript'] as const).map((form) =>
    chainSituation(
      `response-${form}`,
      (params) => {
        const { isPage, parameter, host, lastHost } = params;
        // Such an address is that of banners, or of content.
        const isOther = form === 'javascript' || form === 'feed' || parameter !== '';
        const isOfWriter = isPage || (isOther && host === lastHost);
        return statedOwner(params, isOfWriter ? 'publisher' : serverOrNetwork(params));
      },
      (chain) => {
        const request = unreadable(chain, form, 100, 101);
        if (request === null) return null;
        const parameter = formatParameter(request.url, form);
        const isPage = form === 'html' && isAddressOfPage(request);
        const stated = statementOf(request.text, form);
        return { ...located(chain, request), parameter, isPage, ...stated };
      },
    ),
  ),
  chainSituation('response-compressed', serverOrNetwork, (chain) => {
    const request = unreadable(chain, 'compressed', 100);
    return request && { ...located(chain, request), format: fileFormat(request.text ?? '') };
  }),
  chainSituation(
    'response-media',
    // The address of a stream is that of another product, and not a fault of its server.
    (params) =>
      (params.isStream || params.isPixel) && params.host === params.lastHost
        ? 'publisher'
        : serverOrNetwork(params),
    (chain) => {
      const request = unreadable(chain, 'media', 100, 101);
      if (request === null) return null;
      const { text, contentType } = request;
      const format = fileFormat(text ?? '');
      const type = mediaTypeOf(contentType);
      const kind = { isStream: isStream(format), isPixel: isPixel(format, type, text) };
      return { ...located(chain, request), format, type, ...kind };
    },
  ),
  chainSituation(
    'response-text',
    (params) => statedOwner(params, serverOrNetwork(params)),
    (chain) => {
      const request = isWithoutAd(chain) ? null : unreadable(chain, 'text', 100);
      return request && { ...located(chain, request), ...statementOf(request.text, 'text') };
    },
  ),
  chainSituation('xml-malformed', serverOrNetwork, (chain, { findings }) => {
    const request = isWithoutAd(chain) || isRefused(chain) ? null : failedAt(chain, 100);
    if (request === null) return null;
    const fault = findings.find(
      ({ path, severity, position }) =>
        path === request.findingsPath && severity === 'error' && position !== null,
    );
    const { id: finding = '', params = {}, position } = fault ?? {};
    const { line = 0, column = 0 } = position ?? {};
    return { ...located(chain, request), finding, params, line, column };
  }),
  chainSituation(
    'root-unexpected',
    (params) =>
      params.file !== '' && params.host === params.lastHost ? 'publisher' : serverOrNetwork(params),
    (chain) => {
      const request = unreadable(chain, 'xml', 101);
      const root = request?.outline?.root ?? 'VAST';
      if (request === null || /^vast$/i.test(root)) return null;
      const [, key = ''] = LISTINGS.includes(root) ? (LISTED.exec(request.text ?? '') ?? []) : [];
      const file = shownText(key);
      return { ...located(chain, request), root, file, quote: quoteOf(request.text) };
    },
  ),
  chainSituation('vast-version', serverOrNetwork, (chain) => {
    const request = failedAt(chain, 102);
    if (request === null) return null;
    const { root, version } = request.outline ?? { root: null, version: null };
    const shown = root === 'VideoAdServingTemplate' ? '1' : (version ?? '?');
    return { ...located(chain, request), version: shown };
  }),
  chainSituation(
    'response-fault',
    (params) => (isOfCreative(params) ? 'advertiser' : serverOrNetwork(params)),
    (chain, { findings }) => {
      const code = chain.state === 'fails' ? chain.failure?.code : undefined;
      // This player finds some elements that others do not.
      const request =
        code === undefined
          ? chain.requests.find((candidate) => misnamed(findings, candidate))
          : lastRequest(chain);
      if (request?.result !== 'response') return null;
      const cause =
        misnamed(findings, request) ??
        findings.find(
          (finding) =>
            finding.path === request.findingsPath &&
            CAUSES[finding.id]?.includes(code ?? 0) === true &&
            !isHarmless(finding),
        );
      return cause === undefined
        ? null
        : { ...located(chain, request), finding: cause.id, params: cause.params };
    },
  ),
  chainSituation('wrapper-without-tag', serverOrNetwork, (chain) => {
    const request = failedAt(chain, 300);
    return request && { ...located(chain, request), quote: '' };
  }),
];
