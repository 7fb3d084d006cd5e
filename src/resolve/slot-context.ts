import type { AdTagContext, AdTagSlot } from '../ad-tags/ad-tag-context.js';
import type { Viewer } from '../viewer.js';
import { embedContext } from './embed-context.js';
import type { Ad, PlayerConfig, TagAd } from './player-config.js';

/**
 * The context in which an ad of a config is requested: what the embed says, joined to what the
 * viewer is. `expandAdTag(tag, adTagContext(config, ad, viewer, 'preroll'))` expands one of
 * `ad.tags`. Source: ours.
 */
export const adTagContext = (
  config: PlayerConfig,
  ad: TagAd,
  viewer: Viewer,
  position: NonNullable<AdTagSlot['position']>,
): AdTagContext => ({
  ...embedContext(config, viewer),
  slot: { position, adCount: 1 },
  replaceRules: ad.replaceRules,
  path: `${ad.path}/source_url`,
});

/** One ad of a config, and the break it belongs to. */
export interface SlottedAd {
  readonly slot: 'preroll' | 'midroll' | 'postroll' | 'overlayInitial' | 'overlayMain';
  readonly position: NonNullable<AdTagSlot['position']>;
  readonly ad: Ad;
}

/** Every ad of a config in the order in which a viewer may meet it. */
export const slottedAds = ({ ads }: PlayerConfig): readonly SlottedAd[] => [
  ...ads.preroll.map((ad) => ({ slot: 'preroll', position: 'preroll', ad }) as const),
  ...ads.overlayInitial.map(
    ({ ad }) => ({ slot: 'overlayInitial', position: 'overlay', ad }) as const,
  ),
  ...ads.overlayMain.map(({ ad }) => ({ slot: 'overlayMain', position: 'overlay', ad }) as const),
  ...ads.midroll.map(({ ad }) => ({ slot: 'midroll', position: 'midroll', ad }) as const),
  ...ads.postroll.map((ad) => ({ slot: 'postroll', position: 'postroll', ad }) as const),
];
