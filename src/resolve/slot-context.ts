import type { AdTagContext, AdTagSlot } from '../ad-tags/ad-tag-context.js';
import type { Viewer } from '../viewer.js';
import type { Ad, PlayerConfig, TagAd } from './player-config.js';

/** A missing text is empty in a configuration, and left out of a context. */
const known = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text === '' ? {} : ({ [name]: text } as Record<Name, string>);

/** The part of a context that all requests of a config share: the embed, its content and the viewer. */
export const embedContext = (
  { identity, title, description, tags, urls, source }: PlayerConfig,
  viewer: Viewer,
): AdTagContext => ({
  ...viewer,
  ...(source && {
    content: {
      ...known('id', source.id),
      ...known('title', source.title),
      ...known('description', description),
      url: source.url,
      duration: source.duration,
      live: source.kind === 'live',
    },
  }),
  embed: {
    ...known('id', identity.id),
    ...known('title', title),
    tags,
    primaryUrl: urls.primary,
    secondaryUrl: urls.secondary,
    tertiaryUrl: urls.tertiary,
  },
});

/**
 * The context in which an ad of a config is requested. To expand one of `ad.tags`, call
 * `expandAdTag(tag, adTagContext(config, ad, viewer, 'preroll'))`.
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

/** Every ad of a config in the order in which a viewer may see it. */
export const slottedAds = ({ ads }: PlayerConfig): readonly SlottedAd[] => [
  ...ads.preroll.map((ad) => ({ slot: 'preroll', position: 'preroll', ad }) as const),
  ...ads.overlayInitial.map(
    ({ ad }) => ({ slot: 'overlayInitial', position: 'overlay', ad }) as const,
  ),
  ...ads.overlayMain.map(({ ad }) => ({ slot: 'overlayMain', position: 'overlay', ad }) as const),
  ...ads.midroll.map(({ ad }) => ({ slot: 'midroll', position: 'midroll', ad }) as const),
  ...ads.postroll.map((ad) => ({ slot: 'postroll', position: 'postroll', ad }) as const),
];
