import type { Embed } from '../schema/embed.js';
import { identity } from './identity.js';
import type { PlayerConfig } from './player-config.js';
import { type SourcePreview, sourcePreview } from './source-preview.js';
import { rootWire } from './wire.js';
import { text } from './wire-value.js';

/**
 * What a page shows of an embed before any player is loaded. Its fields are those of `PlayerConfig`, by
 * the same rules; no bulk changes them.
 */
export interface EmbedPreview extends Pick<PlayerConfig, 'identity' | 'title' | 'state'> {
  readonly source: SourcePreview | null;
}

/**
 * Reads of an embed what is shown before it plays, and nothing else: a page does not load the rules
 * of a player that it may never show, nor the words for what is odd. Total, as `resolveEmbed` is.
 */
export const embedPreview = (embed: Embed): EmbedPreview => {
  const wire = rootWire(embed);
  return { identity: identity(wire), title: text(wire, 'title'), ...sourcePreview(wire) };
};
