import type { InspectOptions } from '../inspect/inspect-options.js';
import { type MediaSurface, playableMedia } from './media-choice.js';
import { doesNotFit, overlaySize, showableNonLinears } from './overlay-size.js';
import type { VastAd, VastMedia } from '../vast-ad.js';
import { VastError } from '../vast-error.js';

export type AdSlot = 'linear' | 'overlay';

export interface AdDecision {
  readonly slot: AdSlot;
  /** The files that are tried until one plays; empty for overlays and failures. */
  readonly media: readonly VastMedia[];
  /** Null if it plays. */
  readonly failure: VastError | null;
}

export interface DecisionInput extends Pick<InspectOptions, 'overlay' | 'showsCompanions'> {
  /** Null for the slot that suits the ad. */
  readonly slot: AdSlot | null;
  readonly surface: MediaSurface;
}

/** The slot of `options`, else that of the context; null if both are unknown. */
export const slotOf = ({
  slot,
  context,
}: Pick<InspectOptions, 'slot' | 'context'>): AdSlot | null => {
  const position = context?.slot?.position;
  if (slot !== undefined || position === undefined) return slot ?? null;
  return position === 'overlay' ? 'overlay' : 'linear';
};

type DecidedAd = Omit<VastAd, 'tracker'>;

const linearMedia = (
  ad: DecidedAd,
  { surface, showsCompanions = true }: DecisionInput,
): readonly VastMedia[] => {
  const media = playableMedia(ad, surface);
  const { required, items } = ad.companions;
  if (required !== 'none' && items.length > 0 && !showsCompanions)
    throw new VastError(602, 'companion-not-shown');
  return media;
};

/** Throws VastError 501 if no overlay fits. Pictures whose size is unknown are taken to fit. */
const checkOverlays = (ad: DecidedAd, { surface, overlay }: DecisionInput): void => {
  const { maxWidth = null, maxHeight = null } = overlay ?? {};
  const bounds = { player: surface, maxWidth, maxHeight };
  const fits = showableNonLinears(ad).some((nonLinear) => {
    const { image, width, height } = nonLinear;
    if (image === null) return overlaySize(nonLinear, null, bounds) !== null;
    if (width === null || height === null) return true;
    return overlaySize(nonLinear, { width, height }, bounds) !== null;
  });
  if (!fits) throw doesNotFit();
};

/** Decides about an ad as the player does before it loads media, which are taken to load. */
export const decideAd = (ad: DecidedAd, input: DecisionInput): AdDecision => {
  const slot = input.slot ?? (ad.linear === null ? 'overlay' : 'linear');
  try {
    if (slot === 'linear') return { slot, media: linearMedia(ad, input), failure: null };
    checkOverlays(ad, input);
    return { slot, media: [], failure: null };
  } catch (cause) {
    return { slot, media: [], failure: VastError.from(cause) };
  }
};
