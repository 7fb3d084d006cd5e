import type { Embed } from '../schema/embed.js';
import { hostedPlayerUrl } from './hosted-player.js';
import { identity } from './identity.js';
import type { PlayerConfig } from './player-config.js';
import { type SourcePreview, sourcePreview } from './source.js';
import { rootWire } from './wire.js';
import { text } from './wire-value.js';

/**
 * The part of a player configuration that a page needs before any player is loaded. Its fields
 * are those of `PlayerConfig`, by the same rules; no bulk changes them.
 */
export interface FacadeConfig extends Pick<
  PlayerConfig,
  'identity' | 'title' | 'state' | 'hostedPlayerUrl'
> {
  readonly source: SourcePreview | null;
}

/**
 * Reads of an embed what a facade needs, and nothing else: a page does not load the rules of
 * a player that it may never show, nor the words for what is odd. Total, as `resolveEmbed` is.
 */
export const resolveFacade = (embed: Embed): FacadeConfig => {
  const wire = rootWire(embed);
  return {
    identity: identity(wire),
    title: text(wire, 'title'),
    ...sourcePreview(wire),
    hostedPlayerUrl: hostedPlayerUrl(wire),
  };
};
