import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { hasSubtitles } from '../subtitles.js';

/** What a control bar shows and does. */
export interface BarSettings {
  readonly isLive: boolean;
  readonly hasTimeRange: boolean;
  readonly hasSubtitles: boolean;
  readonly pictureInPicture: boolean;
  readonly autoHide: boolean;
  readonly playerColour: string | null;
  /** What the full-screen button shows in full screen. */
  readonly fullscreenElement: HTMLElement;
}

/** Whether the viewer may seek: a live has one moment only, now. */
export const canSeek = ({ controls, source }: PlayerConfig): boolean =>
  controls.seekable && source?.kind !== 'live';

export const barSettings = (config: PlayerConfig, fullscreenElement: HTMLElement): BarSettings => ({
  isLive: config.source?.kind === 'live',
  hasTimeRange: canSeek(config),
  hasSubtitles: hasSubtitles(config.subtitles),
  pictureInPicture: config.playback.pictureInPicture,
  autoHide: config.controls.autoHide,
  playerColour: config.look.playerColor,
  fullscreenElement,
});
