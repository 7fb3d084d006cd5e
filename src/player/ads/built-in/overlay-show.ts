import { Deadline } from '../../../vast/request/deadline.js';
import { showableNonLinears } from '../../../vast/play/overlay-size.js';
import type { VastAd } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdTimeouts } from '../ad-break.js';
import { adDetails } from '../ad-info.js';
import {
  type PlayCandidate,
  playAdObject,
  type SchedulePlaylist,
  type VastParts,
} from '../ad-request.js';
import { type AdStage, emitAdError } from '../ad-stage.js';
import type { PlayableOverlay } from '../vmap-ad.js';
import { OverlayAd } from './overlay-ad.js';

export interface OverlayContext {
  readonly stage: AdStage;
  readonly loadVast: () => Promise<VastParts>;
  readonly settings: AdTimeouts;
  readonly schedulePlaylist: SchedulePlaylist;
  readonly signal: AbortSignal;
  /** Overlays that are on; a linear ad covers them. */
  readonly shown: Set<OverlayAd>;
  readonly isCovered: () => boolean;
}

/** Loads a picture. Rejects with VastError 502 if it is broken, too slow, or no longer wanted. */
const loadPicture = async (
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<HTMLImageElement> => {
  const deadline = new Deadline(timeoutMs, signal).start();
  const picture = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => reject(new Error('The picture is broken.')));
  });
  picture.src = url;
  try {
    await deadline.race(loaded);
    return picture;
  } catch {
    picture.removeAttribute('src');
    throw new VastError(502, 'overlay-picture');
  } finally {
    deadline.stop();
  }
};

const SHOWN = {
  position: 'overlay',
  linearity: 'non-linear',
  duration: null,
  skipAfter: null,
  index: 1,
  count: 1,
} as const;

/** The first overlay of a response that can be shown, not shown yet. Throws VastError if none can be. */
const mountOverlay = async (
  vast: VastAd,
  overlay: PlayableOverlay,
  { stage, settings, signal }: OverlayContext,
): Promise<OverlayAd> => {
  const details = adDetails(overlay.ad, vast, SHOWN);
  let failure: unknown;
  for (const nonLinear of showableNonLinears(vast)) {
    try {
      const { image } = nonLinear;
      const picture =
        image === null ? null : await loadPicture(image, settings.mediaTimeout, signal);
      return new OverlayAd({ nonLinear, picture, overlay, details, tracker: vast.tracker }, stage);
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
};

/** Shows an ad to its end. Rejects with a VastError if it cannot be shown. */
const showAd = async (
  vast: VastAd,
  overlay: PlayableOverlay,
  context: OverlayContext,
): Promise<void> => {
  const { stage, signal, shown, isCovered } = context;
  const ad = await mountOverlay(vast, overlay, context);
  shown.add(ad);
  ad.isCovered = isCovered();
  await ad.run(signal);
  shown.delete(ad);
  stage.emit('adend', { position: 'overlay', ad: adDetails(overlay.ad, vast, SHOWN) });
};

/** Shows the first ad that can be shown to its end, and emits the failures of the others. Never rejects. */
export const showOverlay = async (
  overlay: PlayableOverlay,
  context: OverlayContext,
): Promise<void> => {
  const { stage, loadVast, settings, signal, schedulePlaylist } = context;
  const { ad } = overlay;
  const fail = (error: unknown): VastError => {
    signal.throwIfAborted();
    const failure = VastError.from(error);
    emitAdError(stage, 'overlay', failure);
    return failure;
  };
  const deadline = new Deadline(settings.requestTimeout, signal);
  try {
    if (ad.kind !== 'tag' && ad.kind !== 'vmap') throw new VastError(200, 'ad-not-overlay');
    const request = { ad, position: 'overlay', stage, deadline } as const;
    const play: PlayCandidate = ({ ad: vast }) =>
      showAd(vast, overlay, context).then(() => 'done' as const, fail);
    await playAdObject(request, loadVast, play, schedulePlaylist);
  } catch (error) {
    if (!signal.aborted) fail(error);
  }
};
