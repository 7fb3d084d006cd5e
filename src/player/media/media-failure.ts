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
  if (code === DECODE) return new EmbedError('media-decode', 'The media cannot be decoded.');
  if (code !== NETWORK && ABOUT_FORMAT.test(message) && !/^\d{3}\b/.test(message))
    return new EmbedError('media-unsupported', 'This browser does not play the media.');
  return new EmbedError('media-network', 'The media cannot be loaded.');
};

/** What is read of the `ErrorData` of hls.js. */
export interface HlsFailure {
  readonly type: string;
  readonly details: string;
}

const UNSUPPORTED = /^(manifestParsing|manifestIncompatibleCodecs|bufferIncompatibleCodecs)Error$/;

/** The error for a fatal failure of hls.js; its cause is a `TimeoutError` if the server was too slow. */
export const hlsFailure = ({ type, details }: HlsFailure): EmbedError => {
  if (UNSUPPORTED.test(details))
    return new EmbedError('media-unsupported', 'This browser does not play the stream.');
  if (type === 'networkError') {
    const options = details.endsWith('TimeOut')
      ? { cause: new DOMException(details, 'TimeoutError') }
      : {};
    return new EmbedError('media-network', 'The stream cannot be loaded.', options);
  }
  return new EmbedError('media-decode', 'The stream cannot be decoded.');
};

/** Whether a second try can end otherwise: what the browser does not play it never will. */
export const canRetry = ({ code }: EmbedError): boolean =>
  code !== 'media-unsupported' && code !== 'no-stream';
