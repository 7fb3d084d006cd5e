import type { Subtitles, SubtitleTrack } from '../../resolve/player-config.js';

type PlayableTrack = SubtitleTrack & { readonly url: string };

const playable = ({ tracks }: Subtitles): readonly PlayableTrack[] =>
  tracks.filter((track): track is PlayableTrack => track.url !== null);

export const hasSubtitles = (subtitles: Subtitles): boolean => playable(subtitles).length > 0;

const trackElement = ({ url, language, label }: PlayableTrack): HTMLTrackElement => {
  const track = document.createElement('track');
  track.kind = 'subtitles';
  track.src = url;
  track.srclang = language ?? '';
  track.label = label || (language ?? '');
  return track;
};

/**
 * Adds the tracks to a video that is not loaded yet, and shows the first one in the default language. A
 * track of another origin needs `crossorigin`, which then applies to the media as well, so it is set only
 * for such a track.
 */
export const addSubtitles = (
  video: HTMLVideoElement,
  subtitles: Subtitles,
  origin: string,
): void => {
  const tracks = playable(subtitles);
  if (tracks.some(({ url }) => new URL(url).origin !== origin)) video.crossOrigin = 'anonymous';
  const shown = tracks.findIndex(
    ({ language }) => language !== null && language === subtitles.defaultLanguage,
  );
  for (const [index, track] of tracks.entries()) {
    const element = trackElement(track);
    element.toggleAttribute('data-preferred', index === shown);
    video.append(element);
    // Simulated documents have no tracks.
    if (!('track' in element)) continue;
    const { track: choice } = element;
    // Setting the mode counts as a choice; otherwise the browser may turn on a track that it prefers.
    choice.mode = 'hidden';
    choice.mode = index === shown ? 'showing' : 'disabled';
  }
};

/** Turns the subtitles off, or turns the default track on, else the first. */
export const toggleSubtitles = (video: HTMLVideoElement): void => {
  const tracks = [...video.textTracks].filter(({ kind }) => kind === 'subtitles');
  const showing = tracks.filter(({ mode }) => mode === 'showing');
  for (const track of showing) track.mode = 'disabled';
  if (showing.length > 0) return;
  const preferred = video.querySelector<HTMLTrackElement>('track[data-preferred]');
  const chosen = preferred?.track ?? tracks[0];
  if (chosen !== undefined) chosen.mode = 'showing';
};
