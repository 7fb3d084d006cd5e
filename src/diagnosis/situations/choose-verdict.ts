import { slottedAds } from '../../resolve/slot-context.js';
import type { DeviceType } from '../../viewer.js';
import type { AdChain, Evidence } from '../evidence/evidence.js';
import { ownerOfErrorCode } from '../error-codes.js';
import { hostOf } from '../evidence/url-host.js';
import { changesTag } from '../input/undo-copying.js';
import { isOpenVerdict } from '../verdict-owner.js';
import type { FoundVerdict, VerdictId } from '../verdict-parameters.js';
import { adObjectSituation, embedSituation, emptySlots, sharesSlot } from './embed-situations.js';
import { contentSituation } from './content-situation.js';
import { inputSituation } from './input-situations.js';
import { AD_SITUATIONS, NO_AD_SITUATIONS } from './ad-situations.js';
import { CREATIVE_SITUATIONS, LOCAL_HOST_SITUATIONS } from './address-situations.js';
import { REQUEST_SITUATIONS } from './connection-situations.js';
import { COUNTS_BEFORE_CORS, hiddenMatch } from './hidden-match.js';
import { isPartOf } from './is-part-of.js';
import { playingMatch } from './playing-match.js';
import { PLACEHOLDER_SITUATIONS, RESPONSE_SITUATIONS } from './response-situations.js';
import {
  about,
  copiedMatch,
  type ChainSituation,
  firstMatch,
  isUnsent,
  lastRequest,
  located,
  requestOf,
  type SituationMatch,
} from './situation.js';
import { CONSENT_AND_MACRO_SITUATIONS, TAG_SITUATIONS } from './tag-situations.js';
import { groupsOf } from './waterfalls.js';
import { WITHHOLDING_SITUATIONS } from './withholding-situations.js';

/** The situations of a chain, the most likely cause first. */
const CHAIN_SITUATIONS: readonly ChainSituation[] = [
  ...PLACEHOLDER_SITUATIONS,
  ...TAG_SITUATIONS,
  ...REQUEST_SITUATIONS,
  ...CREATIVE_SITUATIONS,
  ...CONSENT_AND_MACRO_SITUATIONS,
  ...LOCAL_HOST_SITUATIONS,
  ...RESPONSE_SITUATIONS,
  ...AD_SITUATIONS,
  ...WITHHOLDING_SITUATIONS,
  ...NO_AD_SITUATIONS,
];

/** Faults of the embed count before the faults of a response, which another request may not have. */
const FIRST_RESPONSE_RANK = CHAIN_SITUATIONS.findIndex(
  ({ id }) => id === RESPONSE_SITUATIONS[0]?.id,
);

const rankOf = (id: VerdictId): number => {
  const rank = CHAIN_SITUATIONS.map((situation) => situation.id).lastIndexOf(id);
  return rank === -1 ? FIRST_RESPONSE_RANK - 0.5 : rank;
};

/** The first fault of a chain, with those that its tag would have whatever the response was. */
const faultOf = (chain: AdChain, evidence: Evidence): SituationMatch | null => {
  const match = firstMatch(CHAIN_SITUATIONS, chain, evidence);
  if (match === null) return null;
  const unanswered: AdChain = { ...chain, state: 'unknown' };
  const others = [...TAG_SITUATIONS, ...CONSENT_AND_MACRO_SITUATIONS].flatMap(
    ({ find }) => find(unanswered, evidence)?.verdict ?? [],
  );
  const hidden = match.verdict.id === 'cors-refused' ? hiddenMatch(chain, evidence) : null;
  // A server that fails rarely sends the headers of its other responses.
  const first = hidden !== null && COUNTS_BEFORE_CORS.test(hidden.verdict.id) ? hidden : match;
  // A console that lets no page read its responses is right, and a response of a failure has no ad to read.
  const isWithoutAd =
    first === hidden &&
    (hidden.verdict.id.startsWith('http-') ||
      ('reason' in hidden.verdict.params && hidden.verdict.params.reason === 'login'));
  if (hidden !== null && !isWithoutAd)
    others.unshift(first === match ? hidden.verdict : match.verdict);
  return {
    ...first,
    others: others.filter(
      (verdict, index) =>
        ![first.verdict, ...others.slice(0, index)].some((whole) => isPartOf(whole, verdict)),
    ),
  };
};

/** An ad that fails although another one of the same response plays; null if there is none. */
const failingMatch = (chain: AdChain, evidence: Evidence): SituationMatch | null => {
  // Code that a player refuses is no fault while other ads play.
  const index = chain.ads.findIndex(
    ({ failure, media }) =>
      failure !== null && media.every(({ apiFramework }) => apiFramework === null),
  );
  const ad = chain.ads[index];
  const request = chain.requests[ad?.request ?? 0];
  if (ad === undefined || request === undefined) return null;
  const alone: AdChain = { ...chain, state: 'fails', ads: [ad], failure: ad.failure };
  const match = firstMatch([...AD_SITUATIONS, ...NO_AD_SITUATIONS], alone, evidence);
  if (match === null) return null;
  const { id: finding, params } = match.verdict;
  const ofAd = { finding, params: { ...params }, ad: index + 1, adBreak: '', offset: '' };
  return {
    ...match,
    verdict: { id: 'plays-with-fault', params: { ...located(chain, request), ...ofAd } },
  };
};

/** A break of a playlist that does not play although another one does; null if there is none. */
const failingBreak = (chain: AdChain, evidence: Evidence): SituationMatch | null => {
  for (const { id, offset, requests, ads, failure } of chain.breaks ?? []) {
    const alone: AdChain = {
      ...chain,
      state: 'fails',
      failure,
      ads: chain.ads.filter((_, index) => ads.includes(index)),
      requests: chain.requests.map((request, index) =>
        index === 0 || requests.includes(index) ? request : { ...request, result: 'not-sent' },
      ),
    };
    const match =
      failure &&
      firstMatch([...RESPONSE_SITUATIONS, ...AD_SITUATIONS, ...NO_AD_SITUATIONS], alone, evidence);
    if (match === null) continue;
    const { id: finding, params } = match.verdict;
    const ofBreak = { finding, params: { ...params }, ad: null, adBreak: id, offset };
    const place = located(alone, lastRequest(alone));
    return {
      ...match,
      verdict: { id: 'plays-with-fault', params: { ...place, ...ofBreak } },
    };
  }
  return null;
};

/** What is known of a chain without a fault that was not requested to its end. */
const openMatch = (chain: AdChain, { input }: Evidence): SituationMatch => {
  const params = requestOf(chain);
  const { path } = chain;
  if (isUnsent(chain))
    return (input.changes ?? []).some(changesTag)
      ? copiedMatch(chain, input)
      : about('unknown', { id: 'not-requested', params }, path);
  const hasNoBody = chain.requests.some(
    ({ result, text }) => result === 'response' && text === null,
  );
  if (input.kind === 'har' && hasNoBody) {
    const source = input.source ?? 'file';
    const without: FoundVerdict = { id: 'har-without-bodies', params: { ...params, source } };
    const { reportedCode: code } = input;
    if (code === undefined) return about('unknown', without);
    const failed = { ...located(chain, lastRequest(chain)), code };
    return {
      ...about(ownerOfErrorCode('vast', `${code}`), { id: 'playback-failed', params: failed }),
      others: [without],
    };
  }
  const lastHost = hostOf(chain.requests.find(({ result }) => result === 'not-sent')?.url ?? '');
  return about('unknown', { id: 'wrapper-not-requested', params: { ...params, lastHost } }, path);
};

/** What happens to one ad object: the fault of the tag that counts, or what plays. */
export interface AdResult {
  readonly device: DeviceType | null;
  readonly match: SituationMatch;
  readonly isFault: boolean;
  readonly isKnown: boolean;
}

const lowestRank = (matches: readonly SituationMatch[]): SituationMatch | undefined =>
  [...matches].sort((a, b) => rankOf(a.verdict.id) - rankOf(b.verdict.id))[0];

/** The same fault of both devices is one. */
const keyOf = ({ id, params }: FoundVerdict): string =>
  `${id} ${'host' in params ? params.host : ''}`;

const withOthers = (match: SituationMatch, faults: readonly SituationMatch[]): SituationMatch => {
  const all = [match, ...faults].flatMap(({ verdict, others = [] }) => [verdict, ...others]);
  const distinct = new Map(all.reverse().map((verdict) => [keyOf(verdict), verdict]));
  distinct.delete(keyOf(match.verdict));
  return { ...match, others: [...distinct.values()].reverse() };
};

/** The tags of a waterfall have one result: the first that plays, else the fault that counts most. */
export const waterfallResult = (
  chains: readonly AdChain[],
  evidence: Evidence,
): AdResult | null => {
  const [first] = chains;
  if (first === undefined) return null;
  const faults = chains.map((chain) => ({ chain, fault: faultOf(chain, evidence) }));
  const sound = faults.filter(({ fault }) => fault === null).map(({ chain }) => chain);
  const { device } = first;
  const playing = sound.find(({ state }) => state === 'plays' || state === 'playlist');
  if (playing !== undefined) {
    const match =
      failingBreak(playing, evidence) ??
      failingMatch(playing, evidence) ??
      playingMatch(playing, evidence);
    return { device, match, isFault: false, isKnown: true };
  }
  const matches = faults.flatMap((entry) => entry.fault ?? []);
  const fault = lowestRank(matches);
  if (fault !== undefined)
    return { device, match: withOthers(fault, matches), isFault: true, isKnown: true };
  const [open = first] = sound;
  return { device, match: openMatch(open, evidence), isFault: false, isKnown: false };
};

/** The match that counts most of several: the most likely fault, else the first. */
export const mostLikely = (matches: readonly SituationMatch[]): SituationMatch | undefined =>
  lowestRank(
    matches.filter(({ owner, verdict }) => owner !== 'nobody' && !isOpenVerdict(verdict)),
  ) ?? matches[0];

/** What is known of ads without a tag, and of slots without an ad that the other device has. */
export const objectResults = ({ embed, device: viewerDevice }: Evidence): readonly AdResult[] => {
  if (embed === null) return [];
  const devices: readonly DeviceType[] =
    viewerDevice === 'mobile' ? ['mobile', 'desktop'] : ['desktop', 'mobile'];
  return devices.flatMap((device) => [
    ...slottedAds(embed.configs[device]).flatMap(({ ad, slot }) => {
      if (ad.kind === 'tag') return [];
      const match = adObjectSituation(ad, slot, device, !embed.unready.has(ad.path));
      return [{ device, match, isFault: match.verdict.id !== 'hosted-ad-plays', isKnown: true }];
    }),
    ...emptySlots(embed, device).map((match) => ({ device, match, isFault: true, isKnown: true })),
  ]);
};

/** An ad for one device alone, such as an overlay, while another slot has ads for both, or the viewer has this device. */
const isMeant = (
  { match: { verdict } }: AdResult,
  { embed, viewer, device }: Evidence,
): boolean => {
  if (verdict.id !== 'device-without-ads' || embed === null) return false;
  return sharesSlot(embed) || (viewer.device !== undefined && verdict.params.empty !== device);
};

const byDevice = (results: readonly AdResult[], type: DeviceType): readonly AdResult[][] => {
  const isOwn = ({ device }: AdResult): boolean => device === null || device === type;
  return [results.filter(isOwn), results.filter((result) => !isOwn(result))];
};

/** A recording in which nothing played, and whose viewer did not refuse consent. */
const isWithoutPlayback = ({ verdict }: SituationMatch): boolean =>
  verdict.id === 'har-without-ads' &&
  verdict.params.playback === 'none' &&
  !verdict.params.refusesConsent;

/**
 * Chooses the one verdict: about an input that cannot be diagnosed, about an embed that never shows an ad, then about
 * the first fault of the viewer's device in the order of `CHAIN_SITUATIONS`, then of the other device, and at last
 * about what plays.
 */
export const chooseVerdict = (evidence: Evidence): SituationMatch => {
  const unplayable = contentSituation(evidence);
  const content = unplayable === null ? [] : [unplayable];
  const decided = inputSituation(evidence) ?? embedSituation(evidence);
  if (decided !== null && unplayable !== null)
    // Content that does not play is why nothing does, unless more is known.
    return isWithoutPlayback(decided)
      ? withOthers(unplayable, [decided])
      : withOthers(decided, content);
  if (decided !== null) return decided;
  const isRecorded = evidence.input.kind === 'har';
  const all = [
    ...groupsOf(evidence.chains, isRecorded).flatMap(
      (chains) => waterfallResult(chains, evidence) ?? [],
    ),
    ...objectResults(evidence),
  ];
  const results = all.filter((result) => !isMeant(result, evidence));
  const meant = all.filter((result) => isMeant(result, evidence)).map(({ match }) => match);
  const faults = byDevice(results, evidence.device).map((ofDevice) =>
    ofDevice.filter(({ isFault }) => isFault).map(({ match }) => match),
  );
  const fault = lowestRank(faults.find((ofDevice) => ofDevice.length > 0) ?? []);
  if (fault !== undefined)
    return withOthers(fault, [...faults.flat(), ...meant, ...(isRecorded ? [] : content)]);
  const known =
    results.find(({ isKnown, match }) => isKnown && match.owner !== 'nobody') ??
    results.find(({ isKnown }) => isKnown) ??
    results[0];
  if (unplayable !== null && known?.match.owner === 'nobody') return withOthers(unplayable, meant);
  if (known !== undefined) return withOthers(known.match, [...meant, ...content]);
  return about('unknown', { id: 'input-unknown', params: { reason: 'no-match' } });
};
