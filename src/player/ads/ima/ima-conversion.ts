import { VastError } from '../../../vast/vast-error.js';
import type { AdDetails, AdPosition } from '../../playback/ad-details.js';
import { UNKNOWN_AD } from '../ad-info.js';

/** VAST codes for the SDK's own codes; all others are undefined errors (900). */
const VAST_CODES: Readonly<Record<number, number>> = {
  1005: 301,
  1007: 401,
  1009: 303,
  1010: 100,
  1012: 301,
  1205: 400,
};

const vastCode = (code: number): number =>
  code >= 100 && code < 1000 ? code : (VAST_CODES[code] ?? 900);

/** The error for an error of the SDK: by its VAST code, else by its own code. */
export const vastErrorOf = (
  error: Pick<google.ima.AdError, 'getErrorCode' | 'getVastErrorCode' | 'getMessage'> | null,
): VastError => {
  if (error === null) return new VastError(900, 'ima-no-code');
  const reported = vastCode(error.getVastErrorCode());
  const code = reported === 900 ? vastCode(error.getErrorCode()) : reported;
  return new VastError(code, 'ima-error', { text: error.getMessage() });
};

export const imaAdDetails = (
  ad: google.ima.Ad,
  origin: { readonly position: AdPosition; readonly path: string; readonly tag: string },
): AdDetails => {
  const isLinear = ad.isLinear();
  const duration = ad.getDuration();
  const skip = ad.getSkipTimeOffset();
  const pod = ad.getAdPodInfo();
  return {
    ...UNKNOWN_AD,
    ...origin,
    adSystem: ad.getAdSystem(),
    advertiser: ad.getAdvertiserName(),
    description: ad.getDescription(),
    creativeId: ad.getCreativeId(),
    id: ad.getAdId(),
    title: ad.getTitle(),
    linearity: isLinear ? 'linear' : 'non-linear',
    duration: duration > 0 ? duration : null,
    skipAfter: isLinear && skip >= 0 ? skip : null,
    index: pod.getAdPosition(),
    count: pod.getTotalAds(),
  };
};
