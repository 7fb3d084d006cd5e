import type { Embed } from '../schema/embed.js';
import { identity } from './identity.js';
import type { PlayerConfig } from './player-config.js';
import { playable, previewOf, type SourcePreview } from './source-preview.js';
import { readRoot } from './field-reader.js';
import { text } from './read-value.js';

/**
 * What a page shows of an embed before it loads a player. The fields have the values of `PlayerConfig`;
 * no bulk changes them.
 */
export interface EmbedPreview extends Pick<PlayerConfig, 'identity' | 'title' | 'state'> {
  readonly source: SourcePreview | null;
}

/**
 * Reads what a page shows of an embed before it plays, and nothing else, so that the page loads neither
 * the rules of a player that it may never show nor the texts of the findings. Never throws.
 */
export const embedPreview = (embed: Embed): EmbedPreview => {
  const fields = readRoot(embed);
  const media = playable(fields);
  return {
    identity: identity(fields),
    title: text(fields, 'title'),
    state: media?.state ?? 'empty',
    source: media && previewOf(media),
  };
};
