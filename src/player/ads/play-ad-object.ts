import { playCandidates } from '../../vast/play/play-candidates.js';
import {
  type SchedulePlaylist,
  type AdRequest,
  newTransactionId,
  type PlayCandidate,
  playAdTags,
  type RequestableAd,
  requestBase,
  type VastParts,
} from './ad-request.js';
import { emitAdError } from './ad-stage.js';
import type { VmapAd } from './vmap-ad.js';

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
