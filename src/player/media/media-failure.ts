import { EmbedError } from '../embed-error.js';

/** What is read of a `MediaError`. */
export type NativeFailure = Pick<MediaError, 'code' | 'message'>;

const NETWORK = 2;
const DECODE = 3;
/** Chromium says `Format error` of a missing file, too. */
const ABOUT_FORMAT = /demux|decod|codec|metadata/i;

/**
 * The failure of a video that the browser itself loads. Code 4 (`MEDIA_ERR_SRC_NOT_SUPPORTED`) also stands
 * for a missing file and for no connection; only the message tells them from a format that does not play.
 */
export const nativeFailure = ({ code, message }: NativeFailure): EmbedError => {
  if (code === DECODE) return new EmbedError('media-decode');
  if (code !== NETWORK && ABOUT_FORMAT.test(message) && !/^\d{3}\b/.test(message))
    return new EmbedError('media-unsupported');
  return new EmbedError('media-network');
};

/** What is read of the `ErrorData` of hls.js. */
export interface HlsFailure {
  readonly type: string;
  readonly details: string;
}

const UNSUPPORTED = /^(manifestParsing|manifestIncompatibleCodecs|bufferIncompatibleCodecs)Error$/;

/** A fatal failure that hls.js tells of. */
export const hlsFailure = ({ type, details }: HlsFailure): EmbedError => {
  if (UNSUPPORTED.test(details)) return new EmbedError('media-unsupported');
  if (type === 'networkError') return new EmbedError('media-network');
  return new EmbedError('media-decode');
};

/** Whether a second try can end otherwise: what the browser does not play it never will. */
export const canRetry = ({ code }: EmbedError): boolean =>
  code !== 'media-unsupported' && code !== 'no-stream';
