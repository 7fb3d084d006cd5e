import type { AdVolume } from '../../../src/resolve/player-config.js';
import type { AdDetails, AdPosition } from '../../playback/ad-details.js';

/** How the SDK may treat interactive units, by the names of its `VpaidMode`. */
export type VpaidModeName = 'DISABLED' | 'ENABLED' | 'INSECURE';

const VPAID_MODES: readonly (readonly [VpaidModeName, RegExp])[] = [
  ['ENABLED', /^(enabled|1|true)$/i],
  ['INSECURE', /^(insecure|2)$/i],
];

/**
 * The SDK's mode for `adsdk_vpaid_mode`: its names in any case or its numbers (the service lists no values):
 * `1`, `true` and `enabled` play units in a frame of another origin, `2` and `insecure` in the page. Whatever else it says: none.
 */
export const vpaidModeName = (wire: string): VpaidModeName =>
  VPAID_MODES.find(([, pattern]) => pattern.test(wire.trim()))?.[0] ?? 'DISABLED';

/** The volume of an ad as it starts, 0 to 1 (`setting_volume`, spec 2.5). */
export const startVolume = (
  rule: AdVolume,
  { volume, muted }: { readonly volume: number; readonly muted: boolean },
): number => {
  if (rule === 'off') return 0;
  if (rule === 'on') return volume > 0 ? volume : 1;
  return muted ? 0 : volume;
};

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
