import type { SubtitleSettings } from '../player-settings.js';

/** Shows the default track. The tracks are in the page already. */
export const showSubtitles = (
  video: HTMLVideoElement,
  subtitles: readonly SubtitleSettings[],
): void => {
  // A frame without an origin of its own may read tracks only with CORS.
  if (subtitles.length > 0) video.crossOrigin = 'anonymous';
  for (const [index, { isDefault }] of subtitles.entries()) {
    const track = video.textTracks[index];
    if (track !== undefined) track.mode = isDefault ? 'showing' : 'disabled';
  }
};
