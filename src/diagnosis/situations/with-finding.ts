import type { LintFindingData } from '../../lint/lint-finding.js';
import type { AdChain, ChainRequest, Evidence } from '../evidence/evidence.js';
import type { VerdictId } from '../verdict-parameters.js';
import { located, requestOf, serverOrNetwork, type SituationMatch } from './situation.js';

const isAboutTag = ({ stage }: LintFindingData): boolean =>
  stage === 'template' || stage === 'expanded';

/** Verdicts by which something plays. */
const PLAYS: readonly VerdictId[] = ['ad-plays', 'playlist-plays', 'hosted-ad-plays'];

/** The request whose response a finding is about; null for a finding about the input. */
const requestOfFinding = (
  { path }: LintFindingData,
  { chains }: Evidence,
): readonly [AdChain, ChainRequest] | null => {
  for (const chain of chains)
    for (const request of chain.requests)
      if (request.result !== 'not-sent' && request.findingsPath === path) return [chain, request];
  return null;
};

/** The error of a rule that counts although the tag was not requested, or although the ad plays. */
const faultOf = (
  { verdict }: SituationMatch,
  { findings }: Evidence,
): LintFindingData | undefined => {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (PLAYS.includes(verdict.id)) return errors[0];
  return verdict.id === 'not-requested' ? errors.find(isAboutTag) : undefined;
};

/**
 * The verdict about a tag that was not requested, or an ad that plays: the first error that a rule found, if there is
 * one. An ad with such a fault may not be counted or paid.
 */
export const withFinding = (match: SituationMatch, evidence: Evidence): SituationMatch => {
  const fault = faultOf(match, evidence);
  if (fault === undefined) return match;
  const { id: finding, params, path, repair } = fault;
  const [chain, request] = requestOfFinding(fault, evidence) ?? [];
  if (chain !== undefined && request !== undefined) {
    const place = located(chain, request);
    return {
      verdict: { id: 'plays-with-fault', parameters: { ...place, finding, params } },
      owner: serverOrNetwork(place),
      path: chain.path,
      repair: () => repair,
    };
  }
  const [first] = evidence.chains;
  const place = first === undefined ? { host: '', slot: null, device: null } : requestOf(first);
  return {
    verdict: PLAYS.includes(match.verdict.id)
      ? { id: 'plays-with-fault', parameters: { ...place, lastHost: place.host, finding, params } }
      : { id: 'tag-fault', parameters: { ...place, finding, params } },
    owner: 'publisher',
    path,
    repair: () => repair,
  };
};
