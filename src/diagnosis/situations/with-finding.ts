import type { LintFindingData } from '../../lint/lint-finding.js';
import type { AdChain, ChainRequest, Evidence } from '../evidence/evidence.js';
import { changesTag } from '../input/undo-copying.js';
import type { RequestParameters, VerdictId } from '../verdict-parameters.js';
import {
  about,
  copiedMatch,
  located,
  requestOf,
  serverOrNetwork,
  type SituationMatch,
} from './situation.js';
import { isOfPrice } from './tag-cause.js';

const isAboutTag = ({ stage }: LintFindingData): boolean =>
  stage === 'template' || stage === 'expanded';

/** The fault is not that of one ad or break. */
const WHOLE = { ad: null, adBreak: '', offset: '' };

const PLAYS: readonly VerdictId[] = ['ad-plays', 'ad-skipped', 'playlist-plays', 'hosted-ad-plays'];

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

/**
 * Warnings about a response that count: XML that this player repairs, of which players with a strict parser report VAST
 * error 100, and what an ad that plays is not counted or shown by.
 */
const OF_RESPONSE: readonly string[] = [
  'url-escaped-twice',
  'media-audio-only',
  'vast-skip-offset',
  'xml-leading-space',
  'xml-unescaped-amp',
  'xml-undeclared-xsi',
  'click-not-url',
  'track-duplicate',
  'track-empty',
  'track-http',
  'vast-element-misplaced',
];

/** A playlist that is declared as a file, or the other way round, plays in few browsers. */
const isOtherPlaylist = ({ id, params }: LintFindingData): boolean =>
  id === 'media-mime-mismatch' &&
  (params['playlist'] !== '' || /mpegurl|dash/i.test(String(params['type'])));

/** The address of the page is in `url`, or the IMA SDK adds it. */
const isOfPage = ({ id, params }: LintFindingData): boolean =>
  id === 'gam-page-missing' && String(params['names']) === 'description_url';

/** This player and the IMA SDK fill an empty correlator. */
const isFilledLater = ({ id, params }: LintFindingData): boolean =>
  id === 'gam-correlator' && params['fault'] === 'empty';

/** A tracker that is not counted, since nobody fills its placeholder. A recording shows what becomes of it. */
const isUncounted = ({ id, params }: LintFindingData, { input }: Evidence): boolean =>
  id === 'track-macro-left' &&
  input.kind !== 'har' &&
  (params['event'] === 'Impression' || input.around?.isAboutCounts === true);

/**
 * Whether a warning counts beside an ad that plays. Caches on the way do not change what an ad server makes of a tag,
 * and one that stands alone may have been copied from the requests of a page.
 */
const isWeighty = (evidence: Evidence, finding: LintFindingData): boolean => {
  const { embed, chains } = evidence;
  return (
    finding.severity === 'warning' &&
    // A tag for audio says so.
    !(
      finding.id === 'media-audio-only' && chains.some(({ template }) => /audio/i.test(template))
    ) &&
    (OF_RESPONSE.includes(finding.id) ||
      isUncounted(finding, evidence) ||
      isOtherPlaylist(finding) ||
      (isAboutTag(finding) &&
        finding.id !== 'cachebuster-missing' &&
        !isFilledLater(finding) &&
        !isOfPage(finding) &&
        (embed !== null || finding.id !== 'cachebuster-frozen')))
  );
};

/** A warning that may leave a tag without an ad. Caches on the way do not. */
const isOfTag = ({ id, severity }: LintFindingData): boolean =>
  severity === 'warning' && id !== 'cachebuster-missing';

/** Whether copying changed an ad tag, which no player repairs: that counts before what could be better in it. */
const isDamaged = ({ input: { kind, changes = [] } }: Evidence): boolean =>
  kind === 'ad-tag' && changes.some(changesTag);

/** What a rule found that counts although the tag was not requested, or although the ad plays. */
const faultOf = ({ verdict }: SituationMatch, evidence: Evidence): LintFindingData | undefined => {
  const plays = PLAYS.includes(verdict.id);
  const isCopied = verdict.id === 'tag-copied';
  if (!plays && !isCopied && verdict.id !== 'not-requested') return undefined;
  const { findings } = evidence;
  const counted = plays ? findings : findings.filter(isAboutTag);
  const candidates = isDamaged(evidence)
    ? counted.filter(
        (finding) => !isAboutTag(finding) || (finding.severity === 'error' && !isOfPrice(finding)),
      )
    : counted;
  const error = candidates.find(({ severity }) => severity === 'error');
  if (isCopied) return error;
  return (
    error ??
    candidates.find((finding) => isWeighty(evidence, finding)) ??
    (plays ? undefined : candidates.find(isOfTag))
  );
};

/** The server of the ad that plays, which another tag of a waterfall may have. */
const playingHost = ({ verdict }: SituationMatch, { host }: RequestParameters): string =>
  PLAYS.includes(verdict.id) && 'host' in verdict.params ? verdict.params.host : host;

/** What could be better in a tag of which nothing else is known. */
const withHint = (match: SituationMatch, { findings }: Evidence): SituationMatch => {
  const hint = findings.find(({ id }) => id === 'cachebuster-missing');
  const { verdict, others = [] } = match;
  if (verdict.id !== 'not-requested' || hint === undefined) return match;
  const params = { ...verdict.params, finding: hint.id, params: hint.params };
  return { ...match, others: [...others, { id: 'tag-fault', params }] };
};

/**
 * The verdict about a tag that was not requested, or an ad that plays: the most weighty finding of a rule, if there is
 * one. An ad with such a fault may not be counted or paid, or not play in other players.
 */
export const withFinding = (match: SituationMatch, evidence: Evidence): SituationMatch => {
  const fault = faultOf(match, evidence);
  const [copied] = evidence.chains;
  if (fault === undefined)
    return copied !== undefined && isDamaged(evidence) && PLAYS.includes(match.verdict.id)
      ? copiedMatch(copied, evidence.input)
      : withHint(match, evidence);
  const { id: finding, params, path, repair } = fault;
  const [chain, request] = requestOfFinding(fault, evidence) ?? [];
  if (chain !== undefined && request !== undefined) {
    const place = located(chain, request);
    const lastHost = chain.state === 'fails' ? playingHost(match, place) : place.lastHost;
    const verdict = {
      id: 'plays-with-fault',
      params: { ...place, lastHost, finding, params, ...WHOLE },
    } as const;
    const { kind } = evidence.input;
    // Of a response that was requested, only its server can change the text.
    const isInput = kind === 'vast' || kind === 'vmap';
    const response = about(serverOrNetwork(place), verdict, chain.path);
    return { ...response, repair: () => (isInput ? repair : null) };
  }
  const first =
    evidence.chains.find((candidate) => candidate.path !== '' && path.startsWith(candidate.path)) ??
    evidence.chains[0];
  const place = requestOf(first);
  return {
    verdict: PLAYS.includes(match.verdict.id)
      ? {
          id: 'plays-with-fault',
          params: { ...place, lastHost: playingHost(match, place), finding, params, ...WHOLE },
        }
      : { id: 'tag-fault', params: { ...place, finding, params } },
    owner: finding === 'consent-late' ? 'consent' : 'publisher',
    path,
    repair: () => repair,
  };
};
