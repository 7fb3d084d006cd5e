import { throwIfCanceled } from '../../vast/deadline.js';
import { VastError } from '../../vast/vast-error.js';
import type { BreakContent, BreakSource } from '../../vast/vmap.js';
import {
  type SchedulePlaylist,
  type AdRequest,
  newTransactionId,
  type PlayCandidate,
  playAdTags,
  playCandidates,
  type RequestableAd,
  requestBase,
  type VastParts,
} from './ad-request.js';
import { emitAdError } from './ad-stage.js';
import type { VmapAd } from './vmap-ad.js';

/** The code of VMAP 1.0 section 2.5 for the failure of the ads of a break. */
const vmapCode = ({ code, isTimeout }: VastError): number => {
  if (code >= 1000) return code;
  if (isTimeout) return 1007;
  if (code === 300 || code === 301) return 1008;
  return code < 200 ? 1006 : 1004;
};

/** The URL of the ad tag of a break. Throws a VastError if it cannot be requested. */
const tagOf = (
  { content }: { readonly content: BreakContent & { readonly kind: 'tag' } },
  expand: ReturnType<typeof requestBase>['expand'],
): string => {
  const url = expand(content.tagUri, {});
  if (/^(https?:)?\/\//i.test(url)) return url;
  throw new VastError(1008, 'The AdTagURI of an ad break is not an http(s) URL.');
};

/** Plays the ads of a break. Rejects with a VastError if none played. */
const playSource = (
  { content, ...limits }: BreakSource,
  request: AdRequest<VmapAd>,
  parts: VastParts,
  play: PlayCandidate,
): Promise<void> => {
  const { ad, deadline, stage, position } = request;
  const base = { ...requestBase(request, parts), signal: deadline.signal, limits };
  if (content.kind === 'unsupported') throw content.error;
  const isDocument = content.kind === 'document';
  const tag = isDocument ? ad.url : tagOf({ content }, base.expand);
  if (!isDocument) stage.emit('adrequest', { position });
  const document = isDocument ? { document: content.vast } : {};
  const candidates = parts.requestVast({ ...base, ...document, tag });
  return playCandidates(candidates, deadline, (candidate) => play(candidate, parts));
};

/**
 * Plays a break of a VMAP document. Its start and its end are reported whether or not it has an ad, and a response
 * without an ad is not an error (VMAP 1.0 section 2.3.3). Rejects only when it is canceled.
 */
const playVmapBreak = async (
  request: AdRequest<VmapAd>,
  parts: VastParts,
  play: PlayCandidate,
): Promise<void> => {
  const { ad, deadline, stage, position } = request;
  const { source, trackers } = ad.vmapBreak;
  const report = parts.reporter(requestBase(request, parts));
  report(trackers.breakStart, {});
  try {
    if (source !== null) await playSource(source, request, parts, play);
  } catch (cause) {
    throwIfCanceled(deadline.signal);
    const error = VastError.from(cause);
    const code = vmapCode(error);
    if (!error.isEmpty) report(trackers.error, { ERRORCODE: code, ERROR_CODE: code });
    emitAdError(stage, position, error);
  }
  report(trackers.breakEnd, {});
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
