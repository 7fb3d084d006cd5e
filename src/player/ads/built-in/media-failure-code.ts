import { AdFailure } from './ad-failure.js';
import {
  type HlsFailure,
  hlsFailure,
  type NativeFailure,
  nativeFailure,
} from '../../media/media-failure.js';
import type { EmbedError } from '../../embed-error.js';

/**
 * VAST 4.2 section 2.3.6.3: 401, the file cannot be had; 405, it is there and cannot be shown. (403 is for
 * an answer that lists nothing the browser plays, 402 for media that take too long.)
 */
const failureOf = ({ code }: EmbedError): AdFailure =>
  code === 'media-network'
    ? new AdFailure(401, 'The media file of the ad cannot be loaded.')
    : new AdFailure(405, 'The media file of the ad cannot be played.');

/** The failure of an ad whose media the browser itself loads. */
export const nativeAdFailure = (failure: NativeFailure): AdFailure =>
  failureOf(nativeFailure(failure));

/** The failure of an ad whose media hls.js loads. */
export const hlsAdFailure = (failure: HlsFailure): AdFailure =>
  failure.details.endsWith('TimeOut')
    ? new AdFailure(402, 'The media file of the ad took too long.')
    : failureOf(hlsFailure(failure));
