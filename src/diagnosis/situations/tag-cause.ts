import { adTagFindings } from '../../lint/ad-tag/lint-ad-tag.js';
import { hasValueText } from '../../lint/ad-tag/rules/macro-values.js';
import type { LintFindingData, RepairData } from '../../lint/lint-finding.js';
import type { AdChain, ChainRequest, Evidence } from '../evidence/evidence.js';
import { quoteOfRefusal } from '../evidence/quote.js';
import { refusedIn } from '../evidence/refused-consent.js';
import { adTagInAddress } from '../input/ad-tag-in-address.js';
import { adOfChain, tagRepair } from './macro-translation.js';
import {
  type ChainSituation,
  chainSituation,
  formOf,
  isWithoutAd,
  lastRequest,
  requestOf,
} from './situation.js';

/** Warnings for which an ad server finds no ad. Errors count all. */
const CAUSES: readonly string[] = [
  'ad-host-gone',
  'gam-sz',
  'gam-output',
  'gam-value',
  'gam-url-params',
  'gam-cust-params',
  'gam-bids-empty',
  'param-question-mark',
  'param-implausible',
  'tag-fragment',
];

/** Whether a rule finds that a tag is not the one that was meant, whatever else is wrong with it. */
export const isDamage = (finding: string): boolean =>
  /^tag-(?:cut-off|surrounded|lookalike-chars)$/.test(finding);

/** What a request that was sent has of its viewer, and a tag must not have. */
const OF_VIEWER: readonly string[] = ['consent-frozen', 'cachebuster-frozen'];

/** Whether a finding is no fault of an input, since its addresses were sent for one view. */
export const isOfView = ({ id }: LintFindingData, input: Evidence['input']): boolean =>
  OF_VIEWER.includes(id) &&
  (input.kind === 'har' || (input.kind === 'ad-tag' && input.sign === 'sent'));

/** Errors that other situations are about. */
const OF_OTHERS =
  /^(?:tag-(?:http-on-https|html-escaped|not-absolute|scheme|host|userinfo|(?:request-)?too-long|empty)|macro-(?:unsafe-position|server-side|unresolved)|rule-unknown|consent-flag-without-string)$/;

const isFrozenCorrelator = ({ id, params }: LintFindingData): boolean =>
  id === 'cachebuster-frozen' &&
  Array.isArray(params['names']) &&
  params['names'].includes('correlator');

/** Fewer parameters without a value are a habit; so many have lost their placeholders. */
const MIN_EMPTIED = 3;

const isEmptied = ({ id, params }: LintFindingData): boolean =>
  id === 'param-empty' && Array.isArray(params['names']) && params['names'].length >= MIN_EMPTIED;

/** Whether a server names a parameter without a value in its refusal. */
const isMissed = (
  { id, params }: LintFindingData,
  { text, headers = '' }: ChainRequest,
): boolean => {
  if (id !== 'param-empty' || !Array.isArray(params['names'])) return false;
  const words = quoteOfRefusal(text, headers).split(/[^\w.-]+/);
  return params['names'].some((name) => typeof name === 'string' && words.includes(name));
};

/** A parameter whose separator was read as HTML. */
const isEaten = ({ id, params }: LintFindingData): boolean =>
  id === 'tag-illegal-chars' && params['name'] !== '';

/** Statuses by which a server refuses a request whatever its parameters are. */
const REFUSALS: readonly number[] = [401, 403, 407, 429, 451];

/** The request of a chain whose server had no ad or refused it; null if none did. */
const unserved = (chain: AdChain): ChainRequest | null => {
  const last = chain.state === 'fails' ? lastRequest(chain) : undefined;
  if (last === undefined) return null;
  const { status } = last;
  const isRefused = status !== null && status >= 400 && status <= 499 && !REFUSALS.includes(status);
  return isRefused || isWithoutAd(chain) ? last : null;
};

/** Whether a tag is the address of a page, with the tag in it as it is. */
const isPageWithTag = (template: string): boolean => adTagInAddress(template) === template;

/** Whether a finding about a tag explains a response that is no VAST, or that there is none. */
const explainsResponse = (chain: AdChain): ((finding: LintFindingData) => boolean) => {
  const last = lastRequest(chain);
  const isOfTag = last?.parent === null;
  const isOtherXml = isOfTag && formOf(last) === 'xml';
  return ({ id, params }) => {
    // No response of such an address is VAST.
    const isPage =
      id === 'tag-media' || (params['fault'] === 'address' && isPageWithTag(chain.template));
    const isAsked = isOtherXml && /^(?:format|freewheel)$/.test(String(params['fault']));
    const isGone = id === 'ad-host-gone' && isOfTag && last.result !== 'response';
    const isDamaged = isDamage(id) && isOfTag && last.result === 'response';
    return isPage || isAsked || isGone || isDamaged;
  };
};

/** A parameter that only tells Google Ad Manager which ads of a page are the first: without it there are ads. */
export const isOfPrice = ({ id, params }: Pick<LintFindingData, 'id' | 'params'>): boolean =>
  id === 'gam-missing-required' && String(params['names']) === 'unviewed_position_start';

/** The fault of a tag that explains why its ad server, or one that it led to, had no ad; null if it has none. */
export const tagCause = (chain: AdChain, evidence: Evidence): LintFindingData | null => {
  const isUnsent = chain.state === 'unknown';
  const request = unserved(chain);
  const isServed = !isUnsent && request === null;
  if (chain.template === '' || (isServed && chain.state !== 'fails')) return null;
  const replaceRules = adOfChain(chain, evidence)?.replaceRules ?? [];
  const slot = chain.position === null ? {} : { slot: { position: chain.position } };
  // A string that refuses all ads explains more than that it is literal.
  const isRefused =
    request !== null &&
    isWithoutAd(chain) &&
    (refusedIn(request.url) !== null || /[?&;]us_privacy=1.Y/i.test(request.url));
  const findings = adTagFindings(chain.template, { replaceRules, ...slot }).filter(
    (finding) =>
      !OF_OTHERS.test(finding.id) &&
      !isOfView(finding, evidence.input) &&
      !(isRefused && finding.id === 'consent-frozen') &&
      !(request !== null && isOfPrice(finding)),
  );
  if (isServed) return findings.find(explainsResponse(chain)) ?? null;
  if (request !== null && request.parent !== null)
    return hasValueText(request.url)
      ? (findings.find(({ id }) => id === 'macro-value-text') ?? null)
      : null;
  // A tag that stands alone may have been copied from the requests of a page.
  const mayBeSent = evidence.embed === null && !isUnsent;
  return (
    findings.find(({ severity }) => severity === 'error') ??
    findings.find(
      (finding) =>
        CAUSES.includes(finding.id) ||
        isEmptied(finding) ||
        (request !== null && isMissed(finding, request)) ||
        isEaten(finding) ||
        (!mayBeSent && isFrozenCorrelator(finding)),
    ) ??
    null
  );
};

export const causeRepair = (chain: AdChain, evidence: Evidence): RepairData | null => {
  const repair = tagCause(chain, evidence)?.repair ?? null;
  const [operation] = repair?.operations ?? [];
  return repair === null || operation?.op !== 'replace' || typeof operation.value !== 'string'
    ? null
    : tagRepair(chain, operation.value, evidence, { id: repair.id, params: repair.params });
};

/** The fault of a tag that explains what its server answered, of some rules alone. */
export const faultOfTag = (isMeant: (finding: string) => boolean): ChainSituation =>
  chainSituation(
    'tag-fault',
    'publisher',
    (chain, evidence) => {
      const cause = tagCause(chain, evidence);
      const params = cause && { ...requestOf(chain), finding: cause.id, params: cause.params };
      return params && isMeant(params.finding) ? params : null;
    },
    { repair: (_, chain, evidence) => causeRepair(chain, evidence) },
  );
