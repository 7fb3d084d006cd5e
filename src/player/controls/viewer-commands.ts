import { toggleFullscreen } from '../playback/fullscreen.js';
import type { Playback } from '../playback/playback.js';
import { toggleSubtitles } from '../playback/subtitles.js';

interface ControllablePlayer extends Pick<
  Playback,
  'paused' | 'duration' | 'ad' | 'play' | 'pause'
> {
  seek(seconds: number): void;
}

export interface ViewerCommandsOptions {
  readonly host: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly canSeek: boolean;
}

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

/** What the viewer can do by the controls, keys and gestures. */
export const viewerCommands = (
  player: ControllablePlayer,
  { host, video, canSeek }: ViewerCommandsOptions,
) => {
  /** Does nothing during a linear ad. */
  const seek = (seconds: number): void => {
    const { duration, ad } = player;
    if (Number.isFinite(duration) && ad === null) player.seek(clamp(seconds, duration));
  };
  return {
    canSeek,
    togglePlay: (): void => {
      // The player reports a rejection itself.
      if (player.paused) void player.play().catch(() => undefined);
      else player.pause();
    },
    toggleMute: (): void => {
      video.muted = !video.muted;
    },
    toggleFullscreen: (): void => toggleFullscreen(host, video),
    toggleCaptions: (): void => toggleSubtitles(video),
    /** Seconds from the current position. */
    seekBy: (seconds: number): void => seek(video.currentTime + seconds),
    /** Share of the duration, 0 to 1. */
    seekTo: (share: number): void => seek(player.duration * share),
    /** From -1 to 1. */
    changeVolume: (by: number): void => {
      video.muted = false;
      video.volume = clamp(video.volume + by, 1);
    },
    /** Seconds of the content. */
    get duration(): number {
      return player.duration;
    },
  };
};

export type ViewerCommands = ReturnType<typeof viewerCommands>;
