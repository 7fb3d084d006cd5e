import {
  type Ad,
  adTagContext,
  expandAdTag,
  type ExpandedAdTag,
  type Embed,
  type Finding,
  type Overlay,
  type PlayerConfig,
  resolveEmbed,
  type SlottedAd,
  slottedAds,
  type Viewer,
} from '../../src/index.js';
import { clockTime } from '../../src/clock-time.js';
import { overlaySchedule, staySeconds } from '../../src/player/ads/ad-schedule.js';

type SlotName = SlottedAd['slot'];

/** A slot of the embed with its title on the page. */
export interface Slot {
  readonly name: SlotName;
  readonly title: string;
  /** The embed's field for desktop; the field for mobile has the prefix `mobile_` (spec 2.5). */
  readonly field: string;
}

export const SLOTS: readonly Slot[] = [
  { name: 'preroll', title: 'Preroll', field: 'preroll' },
  { name: 'midroll', title: 'Midroll', field: 'midroll' },
  { name: 'postroll', title: 'Postroll', field: 'postroll' },
  { name: 'overlayInitial', title: 'Initial overlay', field: 'overlay_initial' },
  { name: 'overlayMain', title: 'Main overlay', field: 'overlay_main' },
];

/** One ad of a slot for one viewer. */
export interface AdReport {
  readonly ad: Ad;
  /** When it plays, in words; the empty string if that follows from the slot. */
  readonly timing: string;
  /** The expanded tags in the order in which they are requested; empty for other kinds of ads. */
  readonly tags: readonly ExpandedAdTag[];
  /** Findings about the ad object itself. */
  readonly findings: readonly Finding[];
}

/** An embed and its ads for one viewer. */
export interface EmbedReport {
  readonly config: PlayerConfig;
  readonly slots: Readonly<Record<SlotName, readonly AdReport[]>>;
  /** Findings that belong to none of the ads. */
  readonly findings: readonly Finding[];
}

/** The player shows each overlay once. */
const overlayTiming = ({ ads }: PlayerConfig, overlay: Overlay): string => {
  const scheduled = overlaySchedule(ads).find((candidate) => candidate.overlay === overlay);
  const stay = staySeconds(overlay);
  return [
    `appears after ${scheduled?.at ?? overlay.after} s`,
    stay === null ? 'stays until the end' : `stays for ${stay} s`,
  ].join(', ');
};

const timing = (config: PlayerConfig, slot: SlotName, index: number): string => {
  const { ads } = config;
  if (slot === 'midroll') {
    const at = ads.midroll[index]?.at ?? null;
    return at === null ? 'at an unknown time' : `at ${clockTime(Math.floor(at))}`;
  }
  if (slot === 'preroll') return ads.skip === null ? '' : `skippable after ${ads.skip.after} s`;
  if (slot === 'postroll') return '';
  const overlay = ads[slot][index];
  return overlay === undefined ? '' : overlayTiming(config, overlay);
};

const isAbout = ({ path }: Finding, ad: Ad): boolean =>
  path === ad.path || path.startsWith(`${ad.path}/`);

const expandTags = (
  { ad, position }: SlottedAd,
  config: PlayerConfig,
  viewer: Viewer,
): readonly ExpandedAdTag[] =>
  ad.kind === 'tag'
    ? ad.tags.map((tag) => expandAdTag(tag, adTagContext(config, ad, viewer, position)))
    : [];

/** Resolves an embed and expands its ad tags for one viewer. */
export const embedReport = (embed: Embed, viewer: Viewer, label: string): EmbedReport => {
  const options = label === '' ? {} : { bulkLabel: label };
  const { config, findings } = resolveEmbed(embed, viewer, options);
  const ads = slottedAds(config);
  const adsIn = (name: SlotName): readonly AdReport[] =>
    ads
      .filter(({ slot }) => slot === name)
      .map((slotted, index) => ({
        ad: slotted.ad,
        timing: timing(config, name, index),
        tags: expandTags(slotted, config, viewer),
        findings: findings.filter((finding) => isAbout(finding, slotted.ad)),
      }));
  return {
    config,
    slots: {
      preroll: adsIn('preroll'),
      midroll: adsIn('midroll'),
      postroll: adsIn('postroll'),
      overlayInitial: adsIn('overlayInitial'),
      overlayMain: adsIn('overlayMain'),
    },
    findings: findings.filter((finding) => !ads.some(({ ad }) => isAbout(finding, ad))),
  };
};

/** All findings of a slot. */
export const slotFindings = (ads: readonly AdReport[]): readonly Finding[] =>
  ads.flatMap(({ findings, tags }) => [...findings, ...tags.flatMap((tag) => tag.findings)]);

/** How the ads of one slot on the two devices compare. */
export type Comparison = 'none' | 'desktop-only' | 'mobile-only' | 'same' | 'different';

/** What an ad requests or plays, without its id and title. */
const contentOf = ({ ad }: AdReport): unknown => {
  if (ad.kind === 'tag') return [ad.tags, ad.replaceRules];
  return ad.kind === 'video' ? ad.url : ad.raw;
};

export const compareAds = (
  desktop: readonly AdReport[],
  mobile: readonly AdReport[],
): Comparison => {
  if (desktop.length === 0) return mobile.length === 0 ? 'none' : 'mobile-only';
  if (mobile.length === 0) return 'desktop-only';
  const isSame = JSON.stringify(desktop.map(contentOf)) === JSON.stringify(mobile.map(contentOf));
  return isSame ? 'same' : 'different';
};
