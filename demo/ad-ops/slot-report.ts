import {
  type Ad,
  adTagContext,
  expandAdTag,
  type ExpandedAdTag,
  type Embed,
  type Finding,
  type PlayerConfig,
  resolveEmbed,
  type SlottedAd,
  slottedAds,
  type TagAd,
  type Viewer,
} from '../../src/index.js';
import { timing } from './timing.js';

/** One ad of a slot under one viewer. */
export interface AdReport {
  readonly ad: Ad;
  /** When it plays, in words; the empty string when the slot says it. */
  readonly timing: string;
  /** One a tag, in the order in which they are tried; none for what is no tag. */
  readonly tags: readonly ExpandedAdTag[];
  /** What was found about the ad object itself. */
  readonly findings: readonly Finding[];
}

/** An embed under one viewer. */
export interface DeviceReport {
  readonly config: PlayerConfig;
  readonly slots: Readonly<Record<SlottedAd['slot'], readonly AdReport[]>>;
  /** What was found that belongs to no ad. */
  readonly findings: readonly Finding[];
}

const isAbout = ({ path }: Finding, ad: Ad): boolean =>
  path === ad.path || path.startsWith(`${ad.path}/`);

const tagsOf = (
  { ad, position }: { readonly ad: TagAd; readonly position: SlottedAd['position'] },
  config: PlayerConfig,
  viewer: Viewer,
): readonly ExpandedAdTag[] =>
  ad.tags.map((tag) => expandAdTag(tag, adTagContext(config, ad, viewer, position)));

/** What the core makes of an embed and its ads for one viewer. */
export const deviceReport = (embed: Embed, viewer: Viewer, label: string): DeviceReport => {
  const { config, findings } = resolveEmbed(
    embed,
    viewer,
    label === '' ? {} : { bulkLabel: label },
  );
  const all = slottedAds(config);
  const slot = (name: SlottedAd['slot']): readonly AdReport[] =>
    all
      .filter((slotted) => slotted.slot === name)
      .map(({ ad, position }, index) => ({
        ad,
        timing: timing(config, name, index),
        tags: ad.kind === 'tag' ? tagsOf({ ad, position }, config, viewer) : [],
        findings: findings.filter((finding) => isAbout(finding, ad)),
      }));
  return {
    config,
    slots: {
      preroll: slot('preroll'),
      midroll: slot('midroll'),
      postroll: slot('postroll'),
      overlayInitial: slot('overlayInitial'),
      overlayMain: slot('overlayMain'),
    },
    findings: findings.filter((finding) => !all.some(({ ad }) => isAbout(finding, ad))),
  };
};

/** All findings of a slot. */
export const slotFindings = (ads: readonly AdReport[]): readonly Finding[] =>
  ads.flatMap(({ findings, tags }) => [...findings, ...tags.flatMap((tag) => tag.findings)]);
