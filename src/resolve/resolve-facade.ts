import type { Embed } from '../schema/embed.js';
import { embedPreview, type EmbedPreview } from './embed-preview.js';
import { hostedPlayerUrl } from './hosted-player.js';
import type { PlayerConfig } from './player-config.js';
import { rootWire } from './wire.js';

/** The part of a player configuration that a page needs to show an embed and to frame its hosted player. */
export interface FacadeConfig extends EmbedPreview, Pick<PlayerConfig, 'hostedPlayerUrl'> {}

/** Reads of an embed what a facade and the frame behind it need. Total, as `resolveEmbed` is. */
export const resolveFacade = (embed: Embed): FacadeConfig => ({
  ...embedPreview(embed),
  hostedPlayerUrl: hostedPlayerUrl(rootWire(embed)),
});
