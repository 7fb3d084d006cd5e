import { adTagFindings } from '../../lint/ad-tag/lint-ad-tag.js';
import type { LintFindingData, RepairData } from '../../lint/lint-finding.js';
import type { AdChain, Evidence } from '../evidence/evidence.js';
import { adOfChain, tagRepair } from './macro-translation.js';
import { isWithoutAd, lastRequest } from './situation.js';

/** Warnings for which an ad server finds no ad. Errors count all. */
const CAUSES: readonly string[] = [
  'gam-sz',
  'gam-output',
  'gam-cust-params',
  'gam-bids-empty',
  'param-question-mark',
];

/** What a recording has of its viewer, and a tag must not have. */
const OF_VIEWER: readonly string[] = ['consent-frozen', 'cachebuster-frozen'];

/** Errors that other situations are about. */
const OF_OTHERS =
  /^(?:tag-(?:http-on-https|html-escaped|not-absolute|scheme|host|userinfo|(?:request-)?too-long|empty)|macro-(?:unsafe-position|server-side|unresolved)|rule-unknown|consent-flag-without-string)$/;

const isFrozenCorrelator = ({ id, params }: LintFindingData): boolean =>
  id === 'cachebuster-frozen' &&
  Array.isArray(params['names']) &&
  params['names'].includes('correlator');

/** Statuses by which a server refuses a request whatever its parameters are. */
const REFUSALS: readonly number[] = [401, 403, 407, 429, 451];

/** Whether the ad server of the tag itself had no ad, or refused the request. */
const isUnserved = (chain: AdChain): boolean => {
  if (chain.state === 'unknown') return chain.template !== '';
  const last = chain.state === 'fails' && chain.template !== '' ? lastRequest(chain) : undefined;
  if (last?.parent !== null) return false;
  const { status } = last;
  return (
    isWithoutAd(chain) ||
    (status !== null && status >= 400 && status <= 499 && !REFUSALS.includes(status))
  );
};

/** The fault of a tag that explains why its ad server had no ad; null if it has none. */
export const tagCause = (chain: AdChain, evidence: Evidence): LintFindingData | null => {
  if (!isUnserved(chain)) return null;
  const replaceRules = adOfChain(chain, evidence)?.replaceRules ?? [];
  const isRecorded = evidence.input.kind === 'har';
  const findings = adTagFindings(chain.template, { replaceRules }).filter(
    ({ id }) => !OF_OTHERS.test(id) && !(isRecorded && OF_VIEWER.includes(id)),
  );
  return (
    findings.find(({ severity }) => severity === 'error') ??
    findings.find((finding) => CAUSES.includes(finding.id) || isFrozenCorrelator(finding)) ??
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
