import type { PlayerConfig } from '../../resolve/player-config.js';
import type { Device, PlayerContext, Viewer } from '../../viewer.js';

/** The player's own state for ad requests. */
export interface PlaybackFacts {
  readonly muted: boolean;
  readonly fullscreen: boolean;
  readonly playhead: number;
  /** How the content was started; null before. */
  readonly start: 'click' | 'autoplay' | 'muted-autoplay' | null;
  readonly canFullscreen: boolean;
  readonly mimeTypes: readonly string[];
}

/** AdCOM 1.0 playback methods: on page load with sound, without sound, on click. */
const METHODS = { autoplay: 1, 'muted-autoplay': 2, click: 3 } as const;
const INVENTORY = { autoplay: ['autoplayed'], 'muted-autoplay': ['mautoplayed'], click: [] };

/** The current player for the macros of VAST 4.2 section 6, without what is unknown. */
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

/** The viewer as read from the browser, with what page script knows on top, field by field. */
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
