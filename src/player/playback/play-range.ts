import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Playback } from './playback.js';

/** What a page chooses about the playback of the content. */
export interface PlaybackChoice {
  /** Seconds at which the content starts; 0 is its own start. */
  readonly start: number;
  /** Seconds at which the content ends; ignored unless after `start`. */
  readonly end: number;
  /** Whether the content plays again from its start at its end. */
  readonly loop: boolean;
  /** Whether captions are shown from the start. */
  readonly captions: boolean;
}

/** The player as far as its range is concerned. */
export type RangePlayer = EventTarget & Pick<Playback, 'currentTime' | 'play' | 'pause'>;

/**
 * Starts and ends the content where the page says, and repeats it if the page says so. A later position that
 * was set before the media is loaded has priority over the start. After the end the viewer may play on. Media
 * of a server without byte ranges cannot be sought, and start at their own start.
 */
export const playRange = (
  player: RangePlayer,
  { start, end, loop }: Omit<PlaybackChoice, 'captions'>,
): void => {
  const toStart = (): void => {
    player.currentTime = start;
  };
  const repeat = (): void => {
    toStart();
    void player.play().catch(() => undefined);
  };
  if (start > 0)
    player.addEventListener('loadedmetadata', () => player.currentTime >= start || toStart(), {
      once: true,
    });
  if (loop) player.addEventListener('ended', repeat);
  if (!(end > start)) return;
  let isOver = false;
  player.addEventListener('timeupdate', () => {
    const wasOver = isOver;
    isOver = player.currentTime >= end;
    if (!isOver || wasOver) return;
    if (loop) repeat();
    else player.pause();
  });
};

/** The configuration with captions in the first language, if the embed has no default. */
export const withCaptions = (config: PlayerConfig): PlayerConfig => {
  const { tracks, defaultLanguage } = config.subtitles;
  const language = defaultLanguage ?? tracks[0]?.language ?? null;
  return { ...config, subtitles: { tracks, defaultLanguage: language } };
};
