import { nativeFailure } from './media-failure.js';
import type { OpenEngine } from './engine.js';

/** The browser's own loading: MP4 and WebM everywhere, HLS where it knows it. */
export const openNativeEngine: OpenEngine = ({ video, candidate, failed }) => {
  const ending = new AbortController();
  video.addEventListener(
    'error',
    () => {
      if (video.error === null) return;
      ending.abort();
      failed(nativeFailure(video.error));
    },
    { signal: ending.signal },
  );
  video.src = candidate.url;
  return { destroy: () => ending.abort() };
};
