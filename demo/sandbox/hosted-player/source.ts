import type Hls from 'hls.js';
import type { PlayerSettings } from '../player-settings.js';

/** Loaded for HLS alone, and asked before the browser: some browsers say "maybe" to HLS and play little of it. */
const loadHls = async (): Promise<typeof Hls> => (await import('hls.js/light')).default;

/** Resolves when the stream can be played, rejects when it cannot. */
const attachHls = async (
  Engine: typeof Hls,
  video: HTMLVideoElement,
  address: string,
): Promise<void> => {
  const hls = new Engine({ enableWorker: false });
  await new Promise<void>((resolve, reject) => {
    hls.once(Engine.Events.MANIFEST_PARSED, () => resolve());
    hls.on(Engine.Events.ERROR, (_, { fatal, type, details }) => {
      if (!fatal) return;
      if (type === Engine.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
      else reject(new Error(details));
    });
    hls.loadSource(address);
    hls.attachMedia(video);
  });
};

/** Waits for the first play, so that nothing is loaded before it. */
const firstPlay = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => video.addEventListener('play', resolve, { once: true }));

const attachNative = (
  video: HTMLVideoElement,
  { source, preload }: PlayerSettings,
  isAutoplay: boolean,
): void => {
  video.preload = preload || isAutoplay ? 'auto' : 'metadata';
  if (source !== null && video.src !== source) video.src = source;
};

/** Gives the video its content: HLS by hls.js where it runs, else as the browser can. */
export const attachSource = async (
  video: HTMLVideoElement,
  settings: PlayerSettings,
  isAutoplay: boolean,
): Promise<void> => {
  const { source, isHls, preload } = settings;
  if (source === null || !isHls) {
    attachNative(video, settings, isAutoplay);
    return;
  }
  const Engine = await loadHls();
  if (!Engine.isSupported()) {
    attachNative(video, settings, isAutoplay);
    return;
  }
  video.removeAttribute('src');
  video.load();
  if (!preload && !isAutoplay) {
    await firstPlay(video);
    await attachHls(Engine, video, source);
    await video.play();
  } else {
    await attachHls(Engine, video, source);
  }
};
