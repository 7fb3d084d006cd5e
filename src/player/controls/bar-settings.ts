import type { PlayerConfig } from '../../resolve/player-config.js';
import { hasSubtitles } from '../playback/subtitles.js';

/** What a control bar shows and does. */
export interface BarSettings {
  readonly isLive: boolean;
  /** Seconds, as the embed says; null = not known before it is loaded. */
  readonly duration: number | null;
  readonly hasTimeRange: boolean;
  readonly hasSubtitles: boolean;
  readonly pictureInPicture: boolean;
  readonly autoHide: boolean;
  readonly playerColour: string | null;
  /** BCP 47 tag of what its controls say. */
  readonly language: string;
  /** What the full-screen button shows in full screen. */
  readonly fullscreenElement: HTMLElement;
}

/** Whether the viewer may seek: a live has one moment only, now. */
export const canSeek = ({ controls, source }: PlayerConfig): boolean =>
  controls.seekable && source?.kind !== 'live';

export interface BarPlace {
  readonly fullscreenElement: HTMLElement;
  readonly language: string;
}

export const barSettings = (
  config: PlayerConfig,
  { fullscreenElement, language }: BarPlace,
): BarSettings => ({
  isLive: config.source?.kind === 'live',
  duration: config.source?.duration ?? null,
  hasTimeRange: canSeek(config),
  hasSubtitles: hasSubtitles(config.subtitles),
  pictureInPicture: config.playback.pictureInPicture,
  autoHide: config.controls.autoHide,
  playerColour: config.look.playerColor,
  language,
  fullscreenElement,
});
