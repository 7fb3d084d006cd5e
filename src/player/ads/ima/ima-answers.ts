import type { AdDetails, AdPosition } from '../../playback/ad-details.js';

/** Why the SDK has no ad, or an ad failed. */
export interface ImaFailure {
  /** VAST error code. */
  readonly code: number;
  readonly isEmpty: boolean;
  readonly message: string;
}

/** VAST codes for those of the SDK alone; each that is not here is undefined (900). */
const OWN_CODES: Readonly<Record<number, number>> = {
  1005: 301,
  1007: 401,
  1009: 303,
  1010: 100,
  1012: 301,
  1205: 400,
};

const vastCode = (code: number): number =>
  code >= 100 && code < 1000 ? code : (OWN_CODES[code] ?? 900);

/** The failure that an error of the SDK tells. */
export const failureOf = (
  error: Pick<google.ima.AdError, 'getErrorCode' | 'getVastErrorCode' | 'getMessage'> | null,
): ImaFailure => {
  if (error === null) return { code: 900, isEmpty: false, message: 'The SDK names no error.' };
  const told = vastCode(error.getVastErrorCode());
  const code = told === 900 ? vastCode(error.getErrorCode()) : told;
  return { code, isEmpty: code === 303, message: error.getMessage() };
};

/** What a page is told of an ad of the SDK. */
export const detailsOf = (
  ad: google.ima.Ad,
  place: { readonly position: AdPosition; readonly path: string; readonly tag: string },
): AdDetails => {
  const isLinear = ad.isLinear();
  const duration = ad.getDuration();
  const skip = ad.getSkipTimeOffset();
  const pod = ad.getAdPodInfo();
  return {
    ...place,
    id: ad.getAdId(),
    title: ad.getTitle(),
    linearity: isLinear ? 'linear' : 'non-linear',
    duration: duration > 0 ? duration : null,
    skipAfter: isLinear && skip >= 0 ? skip : null,
    index: pod.getAdPosition(),
    count: pod.getTotalAds(),
  };
};
