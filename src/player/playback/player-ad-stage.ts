import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Viewer } from '../../viewer.js';
import type { PlayerStage, ViewerInput } from '../ads/ad-stage.js';
import { AdEvent } from './ad-event.js';
import type { Stage } from './stage.js';

export interface PlayerStageOptions {
  readonly config: PlayerConfig;
  readonly host: HTMLElement;
  readonly stage: Stage;
  readonly language: () => string;
  /** The viewer as page script knows it. */
  readonly known: () => Viewer | null;
  readonly start: () => ViewerInput['start'];
  readonly onPausedChange: PlayerStage['onPausedChange'];
  readonly onLinearChange: PlayerStage['onLinearChange'];
}

export const playerStage = (options: PlayerStageOptions): PlayerStage => {
  const { config, host, stage, language, known, start, onPausedChange, onLinearChange } = options;
  const { root, video, ads } = stage;
  return {
    config,
    content: video,
    layer: ads,
    language,
    viewerInput: () => ({ root, host, start: start(), known: known() }),
    sound: () => ({ volume: video.volume, muted: video.muted }),
    emit: (name, init, event = new AdEvent(name, init)) => host.dispatchEvent(event),
    onPausedChange,
    onLinearChange,
  };
};
