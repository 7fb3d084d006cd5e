import { EmbedError } from '../embed-error.js';

export type NativeFailure = Pick<MediaError, 'code' | 'message'>;

const NETWORK = 2;
const DECODE = 3;
/** Chromium reports `Format error` for a missing file, too. */
const FORMAT_MESSAGE = /demux|decod|codec|metadata/i;

/**
 * The error of a video that the browser itself loads. Code 4 (`MEDIA_ERR_SRC_NOT_SUPPORTED`) also covers
 * a missing file and a lost connection; only the message distinguishes these from an unsupported format.
 */
export const nativeFailure = ({ code, message }: NativeFailure): EmbedError => {
  if (code === DECODE) return new EmbedError('media-decode');
  if (code !== NETWORK && FORMAT_MESSAGE.test(message) && !/^\d{3}\b/.test(message))
    return new EmbedError('media-unsupported');
  return new EmbedError('media-network');
};

/** Whether a retry can succeed: an unsupported format never will. */
export const canRetry = ({ code }: EmbedError): boolean =>
  code !== 'media-unsupported' && code !== 'no-stream';
