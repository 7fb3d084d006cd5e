import { loadPart } from '../../../src/player/load-part.js';
import type { EmbedFormat } from '../attribute-values.js';

export const loadFollower = () => loadPart(() => import('./follow-frame.js'));

export const loadPlayer = async () => {
  const load = () => Promise.all([import('./mount-embed-player.js'), import('./define-player.js')]);
  const [part] = await loadPart(load);
  return part;
};

/** Loads what a player of a format needs besides its frame or video. Rejects with EmbedError `module`; the next call tries again. */
export const loadMount = (format: EmbedFormat) =>
  format === 'player' ? loadPlayer() : loadFollower();
