import type { AdSkip, TagAd, VideoAd } from '../../../resolve/player-config.js';
import type { AdDetails } from '../../playback/ad-details.js';
import { NO_TRACKER, guardedTracker } from '../guarded.js';
import { skipAfter } from '../skip-rule.js';
import type { chooseMedia, MediaSurface } from '../../../vast/media-choice.js';
import type { VastAd, VastLinear } from '../../../vast/vast-ad.js';
import { AdFailure } from './ad-failure.js';
import type { LinearCreative } from './linear-ad.js';

/** Where a linear ad belongs. */
export interface LinearPlace extends Pick<AdDetails, 'position' | 'index' | 'count'> {
  /** When the embed lets prerolls be skipped. */
  readonly embedSkip: AdSkip | null;
}

/** Details of an ad before anything is known of its media. */
const details = (
  ad: TagAd | VideoAd,
  { position, index, count, embedSkip }: LinearPlace,
  vast: VastAd | null,
): AdDetails => {
  const duration = vast?.linear?.duration ?? null;
  const answer = vast?.linear?.skipAfter ?? null;
  return {
    position,
    id: vast?.id || ad.id,
    title: vast?.title || ad.title,
    path: ad.path,
    linearity: 'linear',
    tag: vast?.tag ?? null,
    duration,
    skipAfter: skipAfter({ position, embed: embedSkip, answer, duration }),
    index,
    count,
  };
};

/** The creative of the embed itself. Throws AdFailure when its address is not known. */
export const embedCreative = (ad: VideoAd, place: LinearPlace): LinearCreative => {
  if (ad.url === null) throw new AdFailure(401, 'The video ad has no address.');
  const { destinationUrl: url, destinationTitle: text } = ad;
  return {
    details: details(ad, place, null),
    media: { url: ad.url, type: '' },
    link: url === null ? null : { url, text },
    tracker: NO_TRACKER,
  };
};

/** The linear creative of an answer. Throws AdFailure: 201 and 200 for an answer that is for no linear slot, 901 for a VPAID unit. */
const linearOf = ({ linear, nonLinears }: VastAd): VastLinear => {
  if (linear === null && nonLinears.length > 0)
    throw new AdFailure(201, 'The ad is an overlay, and the slot is for linear ads.');
  if (linear === null) throw new AdFailure(200, 'The ad has nothing that could be played.');
  if (linear.isVpaid) throw new AdFailure(901, 'The ad is an interactive unit (VPAID) alone.');
  return linear;
};

/** What of an ad server's answer is to be played. Throws AdFailure when it cannot be played here. */
export const vastCreative = (
  { vast, ad, place }: { vast: VastAd; ad: TagAd; place: LinearPlace },
  choose: typeof chooseMedia,
  surface: MediaSurface,
): LinearCreative => {
  const media = choose(linearOf(vast).media, surface);
  if (media === null)
    throw new AdFailure(403, 'The browser plays none of the media files of the ad.');
  return {
    details: details(ad, place, vast),
    media,
    link: vast.clickThrough === null ? null : { url: vast.clickThrough, text: '' },
    tracker: guardedTracker(vast.tracker),
  };
};
