import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Device, PlayerContext, Viewer } from '../../viewer.js';

/** The player's own state for ad requests. */
export interface PlaybackFacts {
  readonly muted: boolean;
  readonly fullscreen: boolean;
  readonly playhead: number;
  /** How the content was started; null before that that. */
  readonly start: 'click' | 'autoplay' | 'muted-autoplay' | null;
  readonly canFullscreen: boolean;
  readonly mimeTypes: readonly string[];
}

/** AdCOM 1.0 playback methods: on page load with sound, without sound, on click. */
const METHODS = { autoplay: 1, 'muted-autoplay': 2, click: 3 } as const;
const INVENTORY = { autoplay: ['autoplayed'], 'muted-autoplay': ['mautoplayed'], click: [] };

/** VAST 2.0 to 4.3 with their wrappers, as AdCOM 1.0 creative subtypes. */
const VAST_VERSIONS = [2, 5, 3, 6, 7, 8, 11, 12, 13, 14, 15, 16];

/** The state of the player for the macros of VAST 4.2 section 6, without unknown values. */
export const playerState = (
  { muted, fullscreen, playhead, start, canFullscreen, mimeTypes }: PlaybackFacts,
  { ads }: Pick<PlayerConfig, 'ads'>,
): PlayerContext => {
  const skippable = ads.skip === null ? [] : ['skippable'];
  const inventoryState = [...skippable, ...(start === null ? [] : INVENTORY[start])];
  return {
    muted,
    fullscreen,
    playhead,
    mimeTypes,
    capabilities: [
      'skip',
      'mute',
      'autoplay',
      'mautoplay',
      ...(canFullscreen ? ['fullscreen'] : []),
    ],
    inventoryState,
    // The player stops after its content.
    continuousPlayback: false,
    vastVersions: VAST_VERSIONS,
    // This is the client, and the whole video is clickable.
    serverSide: 0,
    clickType: 1,
    ...(start === null ? {} : { playbackMethod: METHODS[start] }),
  };
};

const deviceOf = (device: Viewer['device']): Device =>
  typeof device === 'string' ? { type: device } : (device ?? {});

/** The viewer as read from the browser, with fields replaced by those that page script knows. */
export const mergedViewer = (read: Viewer, known: Viewer | null): Viewer => {
  if (known === null) return read;
  return {
    ...read,
    ...known,
    device: { ...deviceOf(read.device), ...deviceOf(known.device) },
    page: { ...read.page, ...known.page },
    player: { ...read.player, ...known.player },
  };
};
