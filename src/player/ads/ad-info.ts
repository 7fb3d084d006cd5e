import type { AdInfo } from '../../vast/vast-ad.js';

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
