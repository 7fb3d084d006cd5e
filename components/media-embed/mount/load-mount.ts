import { loadPart } from '../../../src/player/load-part.js';
import type { EmbedFormat } from '../attribute-values.js';

/** Load what a player needs besides its frame or video. Reject with EmbedError `module`; the next call tries again. */
export const loaders = {
  follower: () => loadPart(() => import('./follow-frame.js')),
  player: () =>
    loadPart(() =>
      Promise.all([import('./mount-embed-player.js'), import('./define-player.js')]).then(
        ([part]) => part,
      ),
    ),
};

export type MountLoaders = typeof loaders;

export const loadMount = (format: EmbedFormat) =>
  format === 'player' ? loaders.player() : loaders.follower();
