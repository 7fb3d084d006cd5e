import { EmbedError } from '../embed-error.js';
import { loadPart } from '../load-part.js';
import type { Engine, EngineOptions } from './engine.js';
import { nativeFailure } from './media-failure.js';

/** Loads media with the browser itself: MP4 and WebM everywhere, HLS where it is supported. */
export const openNativeEngine = ({ video, candidate, onError }: EngineOptions): Engine => {
  const ending = new AbortController();
  video.addEventListener(
    'error',
    () => {
      if (video.error === null) return;
      ending.abort();
      onError(nativeFailure(video.error));
    },
    { signal: ending.signal },
  );
  // A video may be loading it before it has a player.
  if (video.error || video.src !== candidate.url) video.src = candidate.url;
  return { destroy: () => ending.abort() };
};

/** Whether the browser is Safari, which has AirPlay; others return "maybe" for HLS and support little of it. */
const playsHls = (video: HTMLVideoElement): boolean => 'webkitShowPlaybackTargetPicker' in video;

/**
 * Plays HLS with Safari itself, elsewhere with hls.js where it is supported, else with the browser. The browser
 * also plays if hls.js cannot be loaded; where it supports no HLS, the error is that of the missing code.
 */
export const openHlsEngine = async (
  options: EngineOptions,
  signal: AbortSignal,
): Promise<Engine | null> => {
  if (playsHls(options.video)) return openNativeEngine(options);
  const hls = await loadPart(() => import('./hls-engine.js')).catch(reportError);
  if (signal.aborted) return null;
  options.onAttaching?.();
  if (hls?.isSupported() === true)
    return new hls.HlsEngine({
      ...options,
      onError: ({ code, ...cause }) => options.onError(new EmbedError(code, '', cause)),
    });
  if (hls || options.video.canPlayType(options.candidate.type ?? '') !== '')
    return openNativeEngine(options);
  options.onError(new EmbedError('module'));
  return null;
};
