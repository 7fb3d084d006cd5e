import type { VastMedia } from '../../../vast/vast-ad.js';
import type { AdFailure } from './ad-failure.js';
import { hlsAdFailure, nativeAdFailure } from './media-failure-code.js';

/** What is played of a creative. */
export type CreativeMedia = Pick<VastMedia, 'url' | 'type'>;

const HLS = /mpegurl/i;

/** Whether media are HLS, by their type or, where none is told, by their address. */
const isHls = ({ url, type }: CreativeMedia): boolean =>
  type === '' ? new URL(url).pathname.endsWith('.m3u8') : HLS.test(type);

/** Whether a media type plays here: as the browser says, and HLS wherever there are media source extensions. */
export const canPlay = (type: string): boolean =>
  document.createElement('video').canPlayType(type) !== '' ||
  (HLS.test(type) && 'MediaSource' in window);

/** Hears what cannot be mended, perhaps more than once. */
type Failed = (failure: AdFailure) => void;

/** What streams are played by. Not public: tests put what never comes in its place. */
export const hlsLoader = { load: async () => (await import('hls.js/light')).default };

/** Plays HLS by hls.js where it runs, else by the browser: some browsers say "maybe" to HLS and play little of it. */
const attachHls = async (
  video: HTMLVideoElement,
  url: string,
  failed: Failed,
  signal: AbortSignal,
): Promise<void> => {
  const Hls = await hlsLoader.load().catch(() => null);
  if (signal.aborted) return;
  if (Hls?.isSupported() !== true) {
    video.src = url;
    return;
  }
  // A worker would need `worker-src blob:` of the page's policy.
  const hls = new Hls({ enableWorker: false });
  signal.addEventListener('abort', () => hls.destroy());
  hls.on(Hls.Events.ERROR, (_, failure) => {
    if (failure.fatal) failed(hlsAdFailure(failure));
  });
  hls.loadSource(url);
  hls.attachMedia(video);
};

/** Frees the network and the decoder; a video that merely leaves the page keeps both. */
const detach = (video: HTMLVideoElement): void => {
  video.pause();
  video.removeAttribute('src');
  video.load();
};

/** Gives a video its media until the signal ends. Resolves when it may be played: to attach media pauses a video. */
export const attachMedia = async (
  video: HTMLVideoElement,
  media: CreativeMedia,
  failed: Failed,
  signal: AbortSignal,
): Promise<void> => {
  signal.addEventListener('abort', () => detach(video));
  const error = (): void => {
    if (video.error !== null) failed(nativeAdFailure(video.error));
  };
  video.addEventListener('error', error, { signal });
  if (isHls(media)) await attachHls(video, media.url, failed, signal);
  else video.src = media.url;
};
