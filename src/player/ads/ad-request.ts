import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import type { TagAd } from '../../resolve/player-config.js';
import type { Deadline } from '../../vast/request/deadline.js';
import { playCandidates } from '../../vast/play/play-candidates.js';
import type { AdCandidate, CandidateResult, VastRequest } from '../../vast/vast-ad.js';
import { VastError } from '../../vast/vast-error.js';
import type { VmapPlaylist } from '../../vast/read/vmap.js';
import { requestWaterfall, type WaterfallOptions } from '../../vast/request/request-waterfall.js';
import { ping } from '../ping.js';
import type { AdPosition } from '../playback/ad-details.js';
import { type AdStage, emitAdError } from './ad-stage.js';
import { mayStoreOnDevice } from './ad-manager-policy.js';
import { pageAdXml } from './page-ad.js';
import type * as vastParts from './lazy-vast.js';
import type { PlayableAd, VmapAd } from './vmap-ad.js';

/** The module `lazy-vast`. */
export type VastParts = typeof vastParts;

/**
 * Schedules the breaks of a VMAP document, which is the response to an ad object at this position. Returns whether it
 * has a break that can be scheduled.
 */
export type SchedulePlaylist = (ad: TagAd, playlist: VmapPlaylist, position: AdPosition) => boolean;

export interface AdRequest<RequestedAd extends PlayableAd = TagAd> {
  readonly ad: RequestedAd;
  readonly position: AdPosition;
  readonly stage: AdStage;
  /** For all ad tags together. */
  readonly deadline: Deadline;
  /** A UUID for all requests and trackers (VAST macro TRANSACTIONID). */
  readonly transactionId?: string | undefined;
}

/** An ad object whose tags are requested, or a break of a VMAP document. */
export type RequestableAd = Extract<PlayableAd, { readonly kind: 'tag' | 'vmap' }>;

type TagExpansion = Pick<VastParts, 'adTagContext' | 'expandTemplate'>;

const contextOf = (
  { ad, position, stage, transactionId }: AdRequest<RequestableAd>,
  { adTagContext }: TagExpansion,
): AdTagContext => {
  const context = adTagContext(stage.config, { ...ad, kind: 'tag' }, stage.viewer(), position);
  return transactionId === undefined
    ? context
    : { ...context, slot: { ...context.slot, transactionId } };
};

/**
 * Requests the ad tags of an ad object one after another until one has played an ad, and emits each request and each
 * failure. Rejects only when it is canceled.
 */
export const requestAdTags = (
  request: AdRequest,
  expansion: TagExpansion,
  playTag: WaterfallOptions['playTag'],
): Promise<void> => {
  const { ad, position, stage, deadline } = request;
  const xml = pageAdXml(ad);
  return requestWaterfall({
    tags: ad.tags,
    // The ads of the embed follow those of the page.
    hasAlternative: xml !== undefined,
    deadline,
    expandTag: (template) => {
      if (typeof xml === 'string') return '';
      const { url, fault } = expansion.expandTemplate(template, contextOf(request, expansion));
      if (fault === null) return url;
      throw new VastError(900, 'tag-without-url', { finding: fault });
    },
    playTag,
    onRequest: () => typeof xml !== 'string' && stage.emit('adrequest', { position }),
    onError: (error) => emitAdError(stage, position, error),
  });
};

/** Browsers make UUIDs only on secure pages. */
const newTransactionId = (): string | undefined =>
  window.isSecureContext ? crypto.randomUUID() : undefined;

/** Plays a candidate. `done` ends the response, even if it has more ads. */
export type PlayCandidate = (
  candidate: AdCandidate,
  parts: VastParts,
) => Promise<CandidateResult | 'done'>;

/** What every request of the VAST client has in common: macros are expanded without the replace rules of the embed. */
const requestBase = (
  request: AdRequest<RequestableAd>,
  parts: VastParts,
): Pick<VastRequest, 'expand' | 'mayUseCookies' | 'ping'> => {
  const mayUseCookies = (): boolean => mayStoreOnDevice(request.stage.viewer().consent);
  return {
    expand: (url, values) =>
      parts.expandTemplate(url, { ...contextOf(request, parts), values, replaceRules: [] }).url,
    mayUseCookies,
    ping: (url) => ping(url, mayUseCookies()),
  };
};

/**
 * Plays the candidates of one response after another until one has played or a VMAP document is found. Rejects only when
 * it is canceled.
 */
const playAdTags = (
  request: AdRequest,
  parts: VastParts,
  play: PlayCandidate,
  schedulePlaylist: SchedulePlaylist,
): Promise<void> => {
  const { ad, position, stage } = request;
  const xml = pageAdXml(ad);
  return requestAdTags(request, parts, (tag, part, isLast) => {
    const candidates = parts.requestVast({
      ...requestBase(request, parts),
      tag,
      ...(typeof xml === 'string' && { document: xml }),
      signal: part.signal,
      onPlaylist: (playlist) => {
        for (const { error } of playlist.refused) emitAdError(stage, position, error);
        return schedulePlaylist(ad, playlist, position);
      },
    });
    return playCandidates(candidates, part, ({ hasAlternative, ...candidate }) =>
      play({ ...candidate, hasAlternative: hasAlternative || !isLast }, parts),
    );
  });
};

const playVmapBreak = (
  request: AdRequest<VmapAd>,
  parts: VastParts,
  play: PlayCandidate,
): Promise<void> => {
  const { ad, deadline, stage, position } = request;
  const { signal } = deadline;
  const base = { ...requestBase(request, parts), signal };
  return parts.playBreak(ad.vmapBreak, {
    url: ad.url,
    signal,
    expand: base.expand,
    report: parts.reporter(base),
    onRequest: () => stage.emit('adrequest', { position }),
    onError: (error) => emitAdError(stage, position, error),
    play: (source) =>
      playCandidates(parts.requestVast({ ...base, ...source }), deadline, (candidate) =>
        play(candidate, parts),
      ),
  });
};

/**
 * Requests and plays the ads of an ad object of the embed or of a break of a VMAP document, with the VAST client,
 * which is loaded first. Emits each request and each failure. Rejects with a VastError if the client cannot be loaded,
 * and when it is canceled.
 */
export const playAdObject = async (
  adRequest: AdRequest<RequestableAd>,
  loadVast: () => Promise<VastParts>,
  play: PlayCandidate,
  schedulePlaylist: SchedulePlaylist,
): Promise<void> => {
  const { ad, deadline } = adRequest;
  const request = { ...adRequest, transactionId: newTransactionId() };
  const parts = await deadline.start().race(loadVast());
  await (
    ad.kind === 'vmap'
      ? playVmapBreak({ ...request, ad }, parts, play)
      : playAdTags({ ...request, ad }, parts, play, schedulePlaylist)
  ).finally(() => deadline.pause());
};
