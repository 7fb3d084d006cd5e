import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Device, PlayerContext, Viewer } from '../../viewer.js';

/** What the player knows of itself. */
export interface PlaybackFacts {
  readonly muted: boolean;
  readonly fullscreen: boolean;
  readonly playhead: number;
  /** How the content was started; null while nothing plays. */
  readonly start: 'click' | 'autoplay' | 'muted-autoplay' | null;
  readonly canFullscreen: boolean;
  readonly mimeTypes: readonly string[];
}

/** AdCOM 1.0 playback methods: on page load with sound, without sound, on click. */
const METHODS = { autoplay: 1, 'muted-autoplay': 2, click: 3 } as const;
const INVENTORY = { autoplay: ['autoplayed'], 'muted-autoplay': ['mautoplayed'], click: [] };

/** The player at this moment, for the macros of VAST 4.2 section 6. What is not known is left out. */
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
    ...(start === null ? {} : { playbackMethod: METHODS[start] }),
  };
};

const deviceOf = (device: Viewer['device']): Device =>
  typeof device === 'string' ? { type: device } : (device ?? {});

/** What is read of the browser, under what page script knows better, field by field. */
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
