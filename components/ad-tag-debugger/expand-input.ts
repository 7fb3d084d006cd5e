import type { AdTagContext } from '../../src/ad-tags/ad-tag-context.js';
import type { ExpandedAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { expandTemplate } from '../../src/ad-tags/expand-template.js';
import { clockTime } from '../../src/time/clock-time.js';
import type { DiagnosedTag } from '../../src/diagnosis/diagnosis.js';
import type { AdTagInput, RecognizedInput } from '../../src/diagnosis/input/recognized-input.js';
import { overlaySchedule, staySeconds } from '../../src/player/ads/ad-schedule.js';
import type { Ad, Overlay, PlayerConfig } from '../../src/resolve/player-config.js';
import { interpretEmbed } from '../../src/resolve/interpret-embed.js';
import { adTagContext, type SlottedAd, slottedAds } from '../../src/resolve/slot-context.js';
import type { Embed } from '../../src/schema/embed.js';
import type { DeviceType, Viewer } from '../../src/viewer.js';
import type { Viewers } from './context/viewers.js';

export const DEVICES = ['desktop', 'mobile'] as const satisfies readonly DeviceType[];

export type SlotName = SlottedAd['slot'];

/** In the order in which they play. */
export const SLOTS: readonly SlotName[] = [
  'preroll',
  'midroll',
  'postroll',
  'overlayInitial',
  'overlayMain',
];

/** When an ad plays, as far as that does not follow from its slot. Seconds. */
export interface AdTiming {
  /** Clock time of a midroll; the empty string if it is unknown, null for other slots. */
  readonly midroll: string | null;
  readonly skipAfter: number | null;
  readonly overlay: { readonly appears: number; readonly stays: number | null } | null;
}

/** An expanded tag without findings: those of the diagnosis are shown. */
export type TagExpansion = Omit<ExpandedAdTag, 'findings'>;

export interface ExpandedTag extends Omit<DiagnosedTag, 'expanded'> {
  readonly context: AdTagContext;
  readonly expanded: TagExpansion;
}

export interface SlotAd {
  readonly slot: SlotName;
  readonly device: DeviceType;
  readonly ad: Ad;
  readonly timing: AdTiming;
  /** In the order in which they are requested; empty for other kinds of ads. */
  readonly tags: readonly ExpandedTag[];
}

/** The ad tags of an input, expanded for both devices. Nothing is requested. */
export interface ExpandedInput {
  /** Null unless the input is an embed. */
  readonly ads: readonly SlotAd[] | null;
  readonly tags: readonly ExpandedTag[];
  /** Whether the tags are separate, and not a waterfall. */
  readonly isList: boolean;
}

export const NO_TAGS: ExpandedInput = { ads: null, tags: [], isList: false };

const overlayTiming = ({ ads }: PlayerConfig, overlay: Overlay): AdTiming['overlay'] => ({
  appears: overlaySchedule(ads).find((entry) => entry.overlay === overlay)?.at ?? overlay.after,
  stays: staySeconds(overlay),
});

const timingOf = ({ slot, ad }: SlottedAd, config: PlayerConfig): AdTiming => {
  const { ads } = config;
  const midroll = ads.midroll.find((candidate) => candidate.ad === ad);
  const overlay =
    slot === 'overlayInitial' || slot === 'overlayMain'
      ? ads[slot].find((candidate) => candidate.ad === ad)
      : undefined;
  const at = midroll?.at ?? null;
  return {
    midroll: midroll === undefined ? null : at === null ? '' : clockTime(Math.floor(at)),
    skipAfter: slot === 'preroll' ? (ads.skip?.after ?? null) : null,
    overlay: overlay === undefined ? null : overlayTiming(config, overlay),
  };
};

const expandedTag = (
  template: string,
  context: AdTagContext,
  identity: Pick<DiagnosedTag, 'slot' | 'path' | 'device'>,
): ExpandedTag => ({
  ...identity,
  template,
  context,
  expanded: expandTemplate(template, context),
  inspection: null,
});

const tagsOf = (
  { slot, ad, position }: SlottedAd,
  config: PlayerConfig,
  viewer: Viewer,
  device: DeviceType,
): readonly ExpandedTag[] => {
  if (ad.kind !== 'tag') return [];
  const context = adTagContext(config, ad, viewer, position);
  return ad.tags.map((template) => expandedTag(template, context, { slot, path: ad.path, device }));
};

/** Expands the tags of an embed. `label` forces a bulk; the empty string lets the page URL choose. */
const expandEmbed = (embed: Embed, viewers: Viewers, label: string): ExpandedInput => {
  const options = label === '' ? {} : { bulkLabel: label };
  const resolved = DEVICES.map((device) => ({
    device,
    config: interpretEmbed(embed, viewers[device], options),
  }));
  const ads = resolved.flatMap(({ device, config }) =>
    slottedAds(config).map((slotted) => ({
      slot: slotted.slot,
      device,
      ad: slotted.ad,
      timing: timingOf(slotted, config),
      tags: tagsOf(slotted, config, viewers[device], device),
    })),
  );
  return {
    ads,
    tags: ads.flatMap(({ tags }) => tags),
    isList: false,
  };
};

const expandTags = (
  { tags, replaceRules, isList = false }: AdTagInput,
  viewers: Viewers,
): ExpandedInput => ({
  ...NO_TAGS,
  isList,
  tags: DEVICES.flatMap((device) =>
    tags.map((template) =>
      expandedTag(template, { ...viewers[device], replaceRules }, { slot: null, path: '', device }),
    ),
  ),
});

/** Expands the tags of an input if it has any; other inputs need a diagnosis first. */
export const expandInput = (
  input: RecognizedInput,
  viewers: Viewers,
  label: string,
): ExpandedInput => {
  if (input.kind === 'ad-tag') return expandTags(input, viewers);
  if (input.kind === 'embed') return expandEmbed(input.embed, viewers, label);
  return input.kind === 'embed-code' && input.embed !== null
    ? expandEmbed(input.embed, viewers, label || (input.bulkLabel ?? ''))
    : NO_TAGS;
};
