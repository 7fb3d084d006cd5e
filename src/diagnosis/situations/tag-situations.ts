import { ESCAPED_SEPARATOR, HTML_ESCAPES } from '../../lint/ad-tag/html-escapes.js';
import { hasValueText } from '../../lint/ad-tag/rules/macro-values.js';
import { percentDecode } from '../../ad-tags/encoding.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { MAX_ADDRESS_LENGTH } from '../../ad-tags/request-address.js';
import { findDialect } from '../../ad-tags/dialects/dialects.js';
import { isMixed, webAddress } from '../../vast/web-address.js';
import type { AdChain, ChainRequest, Evidence } from '../evidence/evidence.js';
import { unreachedHost } from '../evidence/local-address.js';
import { CONSENT_PARAMETER } from '../evidence/refused-consent.js';
import { hostOf } from '../evidence/url-host.js';
import { urlParameters } from '../evidence/url-parameters.js';
import { equivalentsOf, translationRepair } from './macro-translation.js';
import { isFilledOnPage, placeholderFixes } from './placeholder-fixes.js';
import type { VerdictOwner } from '../verdict-owner.js';
import type { VerdictParameters, WrittenParameters } from '../verdict-parameters.js';
import {
  type ChainSituation,
  chainSituation,
  isLedTo,
  isUnsent,
  refusableRequests,
  parametersAt,
  requestOf,
  unservedRequests,
} from './situation.js';
import { faultOfTag, isDamage } from './tag-cause.js';
import { notUrlReason, sdkOfWord, unfilledWords } from './unfilled-address.js';
import { secondsOf } from '../../time/seconds.js';

/** Browsers refuse http on https pages. A page of which nothing is known counts as https unless the ad plays. */
const isBlockedOnPage = (
  chain: AdChain,
  request: ChainRequest,
  { pageUrl, findings }: Evidence,
): boolean => {
  const { url, result, fault } = request;
  const isGone = request.parent === null && findings.some(({ id }) => id === 'ad-host-gone');
  // Viewers would not reach such a host with https either.
  if (fault === 'private' || isGone || unreachedHost(request) !== null) return false;
  if (result === 'mixed-content') return true;
  const address = webAddress(url);
  if (address === null) return false;
  const protocol = pageUrl === null && chain.state === 'plays' ? 'http:' : 'https:';
  return isMixed(address, pageUrl === null ? protocol : (webAddress(pageUrl)?.protocol ?? ''));
};

/** The first request that `test` finds something in. */
export const firstOf = <T>(
  { requests }: Pick<AdChain, 'requests'>,
  test: (request: ChainRequest) => T | null,
): T | null => {
  for (const request of requests) {
    const result = test(request);
    if (result !== null) return result;
  }
  return null;
};

/** Macros for the consent string, by the names of IAB, Google and other players. */
const CONSENT_STRING = /^(?:gdpr_?consent|consent_?string|tc_?string|tcf_?string)/i;

const NO_VALUE = /^(?:|-1|0|null|undefined|\[.*|%5B.*|\$.*|%24.*|\{.*|%7B.*|%%.*)$/i;

/** The consent parameter that a request with `gdpr=1` lacks or leaves without a value; null if it has consent. */
const missingConsent = ({
  url,
}: ChainRequest): Pick<VerdictParameters['consent-missing'], 'parameter' | 'value'> | null => {
  const params = urlParameters(url);
  if (!params.some(({ name, value }) => /^gdpr$/i.test(name) && /^(?:1|true|yes)$/i.test(value)))
    return null;
  const strings = params.filter(({ name }) => CONSENT_PARAMETER.test(name));
  if (strings.some(({ value }) => !NO_VALUE.test(value))) return null;
  const { name: parameter, value } = strings[0] ?? { name: 'gdpr_consent', value: '' };
  return { parameter, value: hasValueText(value) ? percentDecode(value) : '' };
};

/** An address that was encoded as a value, and once more with the URL around it. */
const ONCE_ENCODED = /^https?%3A/i;
const TWICE_ENCODED = /^https?%253A(?:%252F|\/|%2F){2}/i;

const twiceEncoded = ({
  url,
  expansions,
}: ChainRequest): Pick<
  VerdictParameters['page-url-encoded-twice'],
  'parameter' | 'cause'
> | null => {
  const parameter = urlParameters(url).find(({ value }) => TWICE_ENCODED.test(value));
  if (parameter === undefined) return null;
  const expansion = expansions.find(({ encoded }) => TWICE_ENCODED.test(encoded ?? ''));
  const isEncodedPage = ONCE_ENCODED.test(expansion?.raw ?? '');
  const cause = expansion === undefined ? 'literal' : isEncodedPage ? 'page' : 'placeholder';
  return { parameter: parameter.name, cause };
};

const MAX_LISTED = 3;

/** The first placeholders, each once. */
export const listed = (expansions: readonly Expansion[]): readonly string[] =>
  [...new Set(expansions.map(({ placeholder }) => placeholder))].slice(0, MAX_LISTED);

/** Names of the systems of placeholders. */
const labelsOf = (expansions: readonly Expansion[]): readonly string[] => {
  const labels = expansions.map(({ dialect }) => findDialect(dialect ?? '')?.label ?? '');
  const distinct = new Set(labels.filter((label) => label !== ''));
  return [...distinct].slice(0, MAX_LISTED);
};

type KeptKind = 'foreign' | 'server' | 'unresolved' | 'other';

/** Why a placeholder is still in the URL. */
const keptKind = (expansion: Expansion, evidence: Evidence): KeptKind => {
  const { encoded, outcome, dialect, syntax } = expansion;
  if (encoded !== null || syntax === 'empty-parameter') return 'other';
  if (isFilledOnPage(expansion, evidence)) return 'other';
  if (outcome === 'ad-server') return 'server';
  if (dialect !== null && findDialect(dialect)?.isStandard !== true) return 'foreign';
  return outcome === 'not-allowed-here' || outcome === 'withheld' ? 'other' : 'unresolved';
};

/** Which request has a fault of its address, and whether a wrapper leads there. */
export const writtenAt = (chain: AdChain, request: ChainRequest): WrittenParameters => ({
  ...parametersAt(chain, request),
  isInWrapper: isLedTo(chain, request),
});

/** Of a fault in an address. */
export const writer = ({ isInWrapper }: WrittenParameters): VerdictOwner =>
  isInWrapper ? 'network' : 'publisher';

/** The first request that may be refused for what `test` finds in it. */
const firstRefusable = <T>(chain: AdChain, test: (request: ChainRequest) => T | null): T | null =>
  firstOf({ requests: refusableRequests(chain) }, test);

/** The first request that was not served for what `test` finds in it. */
export const firstUnserved = <T>(
  chain: AdChain,
  test: (request: ChainRequest) => T | null,
): T | null => firstOf({ requests: unservedRequests(chain) }, test);

/** The placeholders of one kind in the first request that has some, and what `facts` says of them. */
const kept = <Facts>(
  chain: AdChain,
  evidence: Evidence,
  kind: KeptKind,
  facts: (expansions: readonly Expansion[]) => Facts,
) =>
  firstUnserved(chain, (request) => {
    const expansions = request.expansions.filter(
      (expansion) => keptKind(expansion, evidence) === kind,
    );
    if (expansions.length === 0) return null;
    const placeholders = listed(expansions);
    return { ...writtenAt(chain, request), placeholders, ...facts(expansions) };
  });

const ofSystems = (expansions: readonly Expansion[]) => ({
  systems: labelsOf(expansions),
  equivalents: equivalentsOf(expansions),
});

/** How long before the consent the tag was expanded; null if it was not. */
const lateConsent = ({ viewer: { consent, now } }: Evidence): { seconds: number | null } | null => {
  const knownAt = consent?.knownAt;
  if (typeof knownAt === 'number' && typeof now === 'number' && now < knownAt)
    return { seconds: secondsOf(knownAt - now) };
  return consent?.dialogOpen === true ? { seconds: null } : null;
};

/** A host that is a scheme, as a URL parser reads two of them. */
const SECOND_SCHEME = /^https?:\/\/https?:?\/\/(?=[^/?#])/i;

/** The words of a template in the values of an address. */
const unfilled = (chain: AdChain) =>
  firstUnserved(chain, (request) => {
    const known = request.expansions.map(({ placeholder }) => placeholder);
    const words = unfilledWords(request.url).filter((word) => !known.includes(word));
    const fixes = words.map((placeholder) => {
      const sdk = sdkOfWord(placeholder);
      return { placeholder, macro: null, field: null, ...(sdk ? { sdk } : { isWord: true }) };
    });
    const placeholders = words.slice(0, MAX_LISTED);
    return words.length === 0 ? null : { ...writtenAt(chain, request), placeholders, fixes };
  });

/** Situations that the tag itself shows. Later rows count only if no earlier one does. */
export const TAG_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('tag-empty', 'publisher', (chain) =>
    chain.fault === 'tag-empty' ? requestOf(chain) : null,
  ),
  chainSituation('tag-html-escaped', writer, (chain) => {
    if (chain.state === 'plays' || chain.state === 'playlist') return null;
    if (chain.template.search(HTML_ESCAPES) !== -1)
      return { ...requestOf(chain), isInWrapper: false, lastHost: '' };
    return firstOf({ requests: refusableRequests(chain) }, (request) => {
      const wrapper = chain.requests[request.parent ?? -1];
      if (wrapper === undefined || !ESCAPED_SEPARATOR.test(request.url)) return null;
      return { ...writtenAt(chain, request), isInWrapper: true, lastHost: hostOf(wrapper.url) };
    });
  }),
  chainSituation('scheme-twice', writer, (chain) =>
    firstOf(chain, (request) => {
      const [second] = SECOND_SCHEME.exec(request.url) ?? [];
      if (second === undefined) return null;
      const host = hostOf(`//${request.url.slice(second.length)}`);
      return { ...writtenAt(chain, request), host };
    }),
  ),
  chainSituation('tag-not-url', 'publisher', (chain) => {
    const reason = notUrlReason(chain);
    return reason && { ...requestOf(chain), reason, limit: MAX_ADDRESS_LENGTH };
  }),
  chainSituation(
    'http-on-https',
    ({ source }) => (source === 'tag' ? 'publisher' : 'network'),
    (chain, evidence) =>
      firstOf(chain, (request) => {
        if (!isBlockedOnPage(chain, request, evidence)) return null;
        const params = requestOf(chain);
        const blockedHost = hostOf(request.url);
        const source = blockedHost === params.host ? 'tag' : 'wrapper';
        const wrapper = chain.requests[request.parent ?? -1];
        const lastHost = wrapper === undefined ? '' : hostOf(wrapper.url);
        return { ...params, blockedHost, source, lastHost };
      }),
  ),
  faultOfTag(isDamage),
];

/** Faults of a tag that leave ad servers without an ad to sell. */
export const CONSENT_AND_MACRO_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('consent-late', 'consent', (chain, evidence) => {
    const late = refusableRequests(chain).length > 0 ? lateConsent(evidence) : null;
    return late && { ...requestOf(chain), ...late };
  }),
  chainSituation(
    'consent-missing',
    // A tag without the macro never has a string, whatever the consent platform says.
    (params) => (params.hasMacro ? 'consent' : writer(params)),
    (chain) =>
      firstRefusable(chain, (request) => {
        const missing = missingConsent(request);
        if (missing === null) return null;
        const hasMacro = request.expansions.some(({ name }) => CONSENT_STRING.test(name ?? ''));
        return { ...writtenAt(chain, request), ...missing, hasMacro };
      }),
  ),
  chainSituation('page-url-encoded-twice', writer, (chain) =>
    firstUnserved(chain, (request) => {
      const details = twiceEncoded(request);
      return details && { ...writtenAt(chain, request), ...details };
    }),
  ),
  ...(
    [
      ['macro-foreign-player', 'foreign'],
      ['macro-server-side', 'server'],
    ] as const
  ).map(([id, kind]) =>
    chainSituation(id, writer, (chain, evidence) => kept(chain, evidence, kind, ofSystems), {
      repair: ({ equivalents }, chain, evidence) => translationRepair(chain, equivalents, evidence),
    }),
  ),
  chainSituation(
    'macro-unresolved',
    writer,
    (chain, evidence) =>
      kept(chain, evidence, 'unresolved', (expansions) => ({
        fixes: placeholderFixes(expansions),
      })) ?? unfilled(chain),
    {
      repair: ({ fixes }, chain, evidence) =>
        translationRepair(chain, fixes, evidence, { id: 'repair-correct-macros', params: {} }),
    },
  ),
  faultOfTag(() => true),
  chainSituation('http-tag', 'publisher', (chain) => {
    const address = isUnsent(chain) ? webAddress(chain.requests[0]?.url ?? '') : null;
    return address !== null && isMixed(address, 'https:') ? requestOf(chain) : null;
  }),
  chainSituation(
    'slot-type-mismatch',
    'publisher',
    (chain) => {
      const { position, linearity: type, state } = chain;
      if (position === null || type === null || state === 'plays' || state === 'playlist')
        return null;
      return (position === 'overlay') === (type === 'linear')
        ? { ...requestOf(chain), type }
        : null;
    },
    { isAboutTag: false },
  ),
];
