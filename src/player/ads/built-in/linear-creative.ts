import type { AdSkip, VideoAd } from '../../../resolve/player-config.js';
import type { MediaSurface, playableMedia } from '../../../vast/play/media-choice.js';
import type { AdCandidate, VastAd, VastTracker } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdDetails, AdPosition } from '../../playback/ad-details.js';
import type { RequestableAd } from '../ad-request.js';
import { adDetails } from '../ad-info.js';
import type { CreativeFile } from './creative-media.js';

export interface LinearCreative {
  readonly details: AdDetails;
  /** In the order in which they are tried. */
  readonly media: readonly CreativeFile[];
  /** The click-through URL and the text of its link, which may be empty. */
  readonly link: { readonly url: string; readonly text: string } | null;
  /** The ad of the response; null for an ad of the embed itself. */
  readonly vast: VastAd | null;
  /** Null for an ad of the embed itself, which no ad server tracks. */
  readonly tracker: VastTracker | null;
  /** Whether another ad can take its place. */
  readonly hasAlternative: boolean;
}

export interface PodPosition extends Pick<AdDetails, 'position' | 'index' | 'count'> {
  readonly embedSkip: AdSkip | null;
}

export interface SkipInput {
  readonly position: AdPosition;
  /** `skip_preroll` and `skip_time` of the embed (spec 2.5). */
  readonly embed: AdSkip | null;
  /** Seconds after which the ad server's response allows skipping, or null. */
  readonly response: number | null;
  readonly duration: number | null;
}

/** The time after which an ad may be skipped, or null if the ad is over by then. */
export const beforeEnd = (after: number | null, duration: number | null): number | null =>
  after === null || (duration !== null && after >= duration) ? null : after;

/**
 * Seconds after which a linear ad may be skipped, or null for never. For a preroll the embed overrides the
 * response. Not in the specification; chosen because the embed belongs to the publisher, who decides for the page.
 */
export const skipAfter = ({ position, embed, response, duration }: SkipInput): number | null =>
  beforeEnd(position === 'preroll' && embed !== null ? embed.after : response, duration);

/** Details of an ad before anything is known of its media. */
const detailsOf = (
  ad: RequestableAd | VideoAd,
  { position, index, count, embedSkip }: PodPosition,
  vast: VastAd | null,
): AdDetails => {
  const duration = vast?.linear?.durationSeconds ?? null;
  const response = vast?.linear?.skipAfterSeconds ?? null;
  return adDetails(ad, vast, {
    position,
    linearity: 'linear',
    duration,
    skipAfter: skipAfter({ position, embed: embedSkip, response, duration }),
    index,
    count,
  });
};

/** The creative of the embed itself. Throws VastError if its URL is not known. */
export const embedCreative = (ad: VideoAd, position: PodPosition): LinearCreative => {
  if (ad.url === null) throw new VastError(401, 'video-ad-without-url');
  const { destinationUrl: url, destinationTitle: text } = ad;
  return {
    details: detailsOf(ad, position, null),
    media: [{ url: ad.url, type: '' }],
    link: url === null ? null : { url, text },
    vast: null,
    tracker: null,
    hasAlternative: false,
  };
};

/** The creative to play from an ad server's response. Throws VastError if it cannot be played here. */
export const vastCreative = (
  { ad: vast, hasAlternative }: AdCandidate,
  { ad, position }: { readonly ad: RequestableAd; readonly position: PodPosition },
  choose: typeof playableMedia,
  surface: MediaSurface,
): LinearCreative => ({
  details: detailsOf(ad, position, vast),
  media: choose(vast, surface),
  link: vast.clickThrough === null ? null : { url: vast.clickThrough, text: '' },
  vast,
  tracker: vast.tracker,
  hasAlternative,
});
