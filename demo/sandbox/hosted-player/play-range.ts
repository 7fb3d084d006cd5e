import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import type { UrlOptions } from './url-options.js';

/** The player as far as its range is concerned. */
export interface RangePlayer extends EventTarget {
  currentTime: number;
  play(): Promise<void>;
  pause(): void;
}

/** Starts and ends the content where the URL says, and repeats it if the URL says so. */
export const playRange = (
  player: RangePlayer,
  { start, end, loop }: Pick<UrlOptions, 'start' | 'end' | 'loop'>,
): void => {
  const toStart = (): void => {
    player.currentTime = start;
  };
  const repeat = (): void => {
    toStart();
    void player.play().catch(() => undefined);
  };
  if (start > 0) player.addEventListener('loadedmetadata', toStart, { once: true });
  if (loop) player.addEventListener('ended', repeat);
  if (end === null) return;
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
