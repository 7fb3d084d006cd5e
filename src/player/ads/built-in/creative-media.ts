import { HLS } from '../../../vast/can-play.js';
import type { VastMedia } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import type { EmbedError } from '../../embed-error.js';
import { MediaLoader } from '../../media/media-loader.js';

/** Whether media are HLS by their type, or by their URL if they have no type. */
const isHls = ({ url, type }: Pick<VastMedia, 'url' | 'type'>): boolean =>
  type === '' ? new URL(url).pathname.endsWith('.m3u8') : HLS.test(type);

/**
 * VAST 4.2 section 2.3.6.3: 401 for a file that cannot be loaded, 402 for one that takes too long, 405 for one that
 * cannot be displayed. (403 is for a response that lists nothing the browser can play.)
 */
const vastErrorOf = ({ code, cause }: EmbedError): VastError => {
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new VastError(402, 'The media file of the ad took too long to load.');
  return code === 'media-network'
    ? new VastError(401, 'The media file of the ad cannot be loaded.')
    : new VastError(405, 'The media file of the ad cannot be played.');
};

export interface MediaEvents {
  /** The video may be played; attaching its media paused it. */
  readonly onAttached: () => void;
  readonly onError: (error: VastError) => void;
}

/** Attaches media to a video until the signal aborts. */
export const attachMedia = (
  video: HTMLVideoElement,
  media: Pick<VastMedia, 'url' | 'type'>,
  { onAttached, onError }: MediaEvents,
  signal: AbortSignal,
): void => {
  const type = isHls(media) ? 'application/vnd.apple.mpegurl' : null;
  const loader = new MediaLoader(
    video,
    { url: media.url, type, alternatives: [] },
    { onAttached, onError: (error) => onError(vastErrorOf(error)) },
  );
  const detach = (): void => {
    video.pause();
    loader.release();
  };
  signal.addEventListener('abort', detach);
  loader.load();
};
