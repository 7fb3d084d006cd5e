import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Viewer } from '../../viewer.js';
import type { AdStage } from '../ads/ad-stage.js';
import { browserViewer } from '../viewer/browser-viewer.js';
import { isFullscreen } from './fullscreen.js';
import { AdEvent } from './player-events.js';
import type { Stage } from './stage.js';
import { mergedViewer, type PlaybackFacts, playerState } from './viewer-at-play.js';

export interface AdStageOptions {
  readonly config: PlayerConfig;
  readonly host: HTMLElement;
  readonly stage: Stage;
  readonly language: () => string;
  /** The viewer as page script knows it. */
  readonly known: () => Viewer | null;
  /** How the content was started. */
  readonly start: () => PlaybackFacts['start'];
  readonly onPausedChange: AdStage['onPausedChange'];
  readonly onLinearChange: AdStage['onLinearChange'];
}

const MIME_TYPES = ['video/mp4', 'video/webm', 'application/vnd.apple.mpegurl'];

const viewerNow = ({ config, host, stage, known, start }: AdStageOptions): Viewer => {
  const { video, root } = stage;
  const read = browserViewer({ player: root });
  const facts = {
    muted: video.muted,
    fullscreen: isFullscreen(host),
    playhead: video.currentTime,
    start: start(),
    canFullscreen: document.fullscreenEnabled,
    mimeTypes: MIME_TYPES.filter((type) => video.canPlayType(type) !== ''),
  };
  const player = { ...read.player, ...playerState(facts, config) };
  return mergedViewer({ ...read, player }, known());
};

/** The interface of the player for its ads. */
export const adStageOf = (options: AdStageOptions): AdStage => {
  const { config, host, stage, language, onPausedChange, onLinearChange } = options;
  const { video, ads } = stage;
  return {
    config,
    content: video,
    layer: ads,
    language,
    viewer: () => viewerNow(options),
    sound: () => ({ volume: video.volume, muted: video.muted }),
    emit: (name, init, event = new AdEvent(name, init)) => host.dispatchEvent(event),
    onPausedChange,
    onLinearChange,
  };
};
