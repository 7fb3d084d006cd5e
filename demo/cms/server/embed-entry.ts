import { resolveEmbed } from '../../../src/index.js';
import type { Ads, Embed } from '../../../src/index.js';

/** One embed in the list of the CMS: enough to find and recognize it, nothing secret. */
export interface EmbedEntry {
  readonly id: string;
  /** Used in addresses instead of the id when the embed has one. */
  readonly publicId: string | null;
  readonly title: string;
  readonly tags: readonly string[];
  readonly kind: 'video' | 'live' | 'none';
  readonly state: 'ready' | 'processing' | 'failed' | 'empty';
  /** `YYYY-MM-DD hh:mm:ss`, or null. */
  readonly createdAt: string | null;
  /** Seconds; null for a live stream and where it is not known. */
  readonly duration: number | null;
  readonly thumbnail: string | null;
  /** CSS pixels, or null when the embed sets none. */
  readonly width: number | null;
  readonly height: number | null;
  /** Number of ads in all slots of the desktop. */
  readonly ads: number;
}

const countAds = ({ preroll, midroll, postroll, overlayInitial, overlayMain }: Ads): number =>
  [preroll, midroll, postroll, overlayInitial, overlayMain].flat().length;

export const embedEntry = (embed: Embed): EmbedEntry => {
  const { config } = resolveEmbed(embed, {});
  const { identity, title, tags, source, state, size, ads, createdAt } = config;
  return {
    id: identity.embedId,
    publicId: identity.publicId,
    title,
    tags,
    kind: source?.kind ?? 'none',
    state,
    createdAt,
    duration: source?.duration ?? null,
    thumbnail: source?.poster ?? null,
    width: size.width,
    height: size.height,
    ads: countAds(ads),
  };
};
