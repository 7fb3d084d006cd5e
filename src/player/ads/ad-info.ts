import type { AdInfo, VastAd } from '../../vast/vast-ad.js';
import type { AdDetails } from '../playback/ad-details.js';

/** The information about an ad that no ad server describes. */
export const UNKNOWN_AD: AdInfo = {
  adSystem: '',
  advertiser: '',
  description: '',
  adServingId: '',
  creativeId: '',
  universalAdIds: [],
  adParameters: '',
  extensions: [],
};

/** What is known of an ad before it is shown: by its response, if there is one, else by its ad object. */
export const adDetails = (
  ad: Pick<AdDetails, 'id' | 'title' | 'path'>,
  vast: VastAd | null,
  shown: Omit<AdDetails, 'id' | 'title' | 'path' | 'tag' | keyof AdInfo>,
): AdDetails => ({
  ...(vast?.info ?? UNKNOWN_AD),
  id: vast?.id || ad.id,
  title: vast?.title || ad.title,
  path: ad.path,
  tag: vast?.tag || null,
  ...shown,
});
