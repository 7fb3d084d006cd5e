import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import { expandAdTag, type ExpandedAdTag } from '../ad-tags/expand-ad-tag.js';
import { readProvider } from '../ad-tags/value-formats.js';
import { slotDevice, otherDeviceType } from '../resolve/ad-slots.js';
import type { Overlay, PlayerConfig, TagAd } from '../resolve/player-config.js';
import { resolveEmbed } from '../resolve/resolve-embed.js';
import type { ResolveOptions } from '../resolve/resolve-options.js';
import { withClock } from '../lint/ad-tag/typical-viewer.js';
import { adTagContext, type SlottedAd, slottedAds } from '../resolve/slot-context.js';
import type { Embed } from '../schema/embed.js';
import type { Inspection } from '../vast/inspect/inspection.js';
import type { Device, DeviceType, Viewer } from '../viewer.js';
import type { DiagnoseOptions } from './diagnose-options.js';
import {
  type ChainSlot,
  type ContentCheck,
  type EmbedEvidence,
  NO_SLOT,
} from './evidence/evidence.js';
import type { AdTagInput, RecognizedInput } from './input/recognized-input.js';
import type { RequestMoment } from './request-moment.js';

export interface PlannedTag extends ChainSlot {
  readonly expandedFor: DeviceType;
  readonly template: string;
  readonly context: AdTagContext;
  readonly expanded: ExpandedAdTag;
  /** The largest size that the embed allows; null for other ads than overlays. */
  readonly overlay: Overlay | null;
}

/** What a diagnosis looks at, before any request. */
export interface DiagnosisPlan {
  readonly viewer: Viewer;
  readonly device: DeviceType;
  readonly tags: readonly PlannedTag[];
  /** The document to read, with the context of its wrappers; null if there is none. */
  readonly document: { readonly text: string; readonly context: AdTagContext } | null;
  readonly embed: EmbedEvidence | null;
  /** Addresses of the content of the embed, the best first. */
  readonly content: readonly string[];
}

export interface PlanInspections {
  /** One for each tag of the plan, in its order; null if it was not requested. */
  readonly tags: readonly (Inspection | null)[];
  readonly document: Inspection | null;
  /** Missing if it was not requested. */
  readonly content?: ContentCheck | undefined;
}

/** What another device of the viewer shares with the own one: the place and the choices, not the hardware. */
const SHARED: readonly string[] = ['ip', 'latLong', 'language', 'limitAdTracking', 'doNotTrack'];

const otherDevice = (device: Device, type: DeviceType): Device => ({
  type,
  ...Object.fromEntries(Object.entries(device).filter(([name]) => SHARED.includes(name))),
});

/** The viewer on a device, which may be another one than the viewer's own. */
const viewerOn = (viewer: Viewer, type: DeviceType): Viewer => {
  const { device } = viewer;
  if (typeof device !== 'object') return { ...viewer, device: type };
  return slotDevice(viewer) === type ? viewer : { ...viewer, device: otherDevice(device, type) };
};

/** The clock and the random number are read once, so that all tags agree and a case can be replayed. */
const withValues = ({ now, random, ...viewer }: Viewer): Viewer => {
  const [time, chance] = [readProvider(now), readProvider(random)];
  return {
    ...viewer,
    ...(time !== undefined && { now: time }),
    ...(chance !== undefined && { random: chance }),
  };
};

const devicesOf = (viewer: Viewer): readonly DeviceType[] => {
  const device = slotDevice(viewer);
  return [device, otherDeviceType(device)];
};

const overlayOf = ({ ads }: PlayerConfig, { path }: TagAd): Overlay | null =>
  [...ads.overlayInitial, ...ads.overlayMain].find(({ ad }) => ad.path === path) ?? null;

const tagsOfAd = (
  ad: TagAd,
  config: PlayerConfig,
  { slot, position }: Pick<SlottedAd, 'slot' | 'position'>,
  context: AdTagContext,
): readonly PlannedTag[] =>
  // An ad without a tag has one that is empty, about which there is something to say.
  (ad.tags.length > 0 ? ad.tags : ['']).map((template) => ({
    slot,
    position,
    device: config.device,
    path: ad.path,
    linearity: ad.linearity,
    expandedFor: config.device,
    overlay: overlayOf(config, ad),
    template,
    context,
    expanded: expandAdTag(template, context),
  }));

interface ExpansionInput extends Pick<DiagnoseOptions, 'values'> {
  readonly moment: Partial<RequestMoment>;
}

const contextFor = (viewer: Viewer, { values, moment }: ExpansionInput): AdTagContext => ({
  ...withClock({ ...moment, ...viewer }),
  ...(values && { values }),
});

const tagsOfEmbed = (
  embed: EmbedEvidence,
  viewer: Viewer,
  expansion: ExpansionInput,
): readonly PlannedTag[] =>
  devicesOf(viewer).flatMap((device) => {
    const config = embed.configs[device];
    const onDevice = contextFor(viewerOn(viewer, device), expansion);
    return slottedAds(config).flatMap(({ ad, slot, position }) =>
      ad.kind === 'tag'
        ? tagsOfAd(ad, config, { slot, position }, adTagContext(config, ad, onDevice, position))
        : [],
    );
  });

/** A tag of its own, for each device on which it has another URL. */
const tagsOfText = (
  { tags, replaceRules }: AdTagInput,
  viewer: Viewer,
  expansion: ExpansionInput,
): readonly PlannedTag[] => {
  const expanded = devicesOf(viewer).map((device) =>
    tags.map((template) => {
      const context = { ...contextFor(viewerOn(viewer, device), expansion), replaceRules };
      return { device, template, context, expanded: expandAdTag(template, context) };
    }),
  );
  const [deviceTags = [], otherTags = []] = expanded;
  const differs = deviceTags.some(
    ({ expanded: { text } }, index) => text !== otherTags[index]?.expanded.text,
  );
  return (differs ? [...deviceTags, ...otherTags] : deviceTags).map(({ device, ...tag }) => ({
    ...tag,
    ...NO_SLOT,
    device: differs ? device : null,
    expandedFor: device,
    overlay: null,
  }));
};

const embedEvidence = (embed: Embed, viewer: Viewer, options: ResolveOptions): EmbedEvidence => {
  const resolved = (variant: Embed) => ({
    desktop: resolveEmbed(variant, viewerOn(viewer, 'desktop'), options),
    mobile: resolveEmbed(variant, viewerOn(viewer, 'mobile'), options),
  });
  const [{ desktop, mobile }, plain] = [resolved(embed), resolved({ ...embed, bulks: null })];
  const unready = [...desktop.findings, ...mobile.findings]
    .filter(({ id }) => id === 'ad-video-not-ready')
    .map(({ path }) => path.replace(/\/available_video$/, ''));
  return {
    configs: { desktop: desktop.config, mobile: mobile.config },
    withoutBulks: { desktop: plain.desktop.config, mobile: plain.mobile.config },
    unready: new Set(unready),
  };
};

/** The embed of an input and how it is resolved; null for an input without one. */
export const embedOfInput = (
  input: RecognizedInput,
  options: ResolveOptions,
): readonly [Embed, ResolveOptions] | null => {
  if (input.kind === 'embed') return [input.embed, options];
  if (input.kind !== 'embed-code' || input.embed === null) return null;
  return [
    input.embed,
    input.bulkLabel === null ? options : { bulkLabel: input.bulkLabel, ...options },
  ];
};

/**
 * Expands everything of an input that could be requested. `moment` is for a viewer without a clock or a random number;
 * without it, both are constant. Pure and total.
 */
export const planDiagnosis = (
  input: RecognizedInput,
  options: DiagnoseOptions,
  moment: Partial<RequestMoment> = {},
): DiagnosisPlan => {
  const expansion = { ...(options.values && { values: options.values }), moment };
  const viewer = withValues(options.viewer ?? {});
  const device = slotDevice(viewer);
  const plan: DiagnosisPlan = {
    viewer,
    device,
    tags: [],
    document: null,
    embed: null,
    content: [],
  };
  if (input.kind === 'ad-tag') return { ...plan, tags: tagsOfText(input, viewer, expansion) };
  if (input.kind === 'vast' || input.kind === 'vmap' || input.kind === 'response')
    return { ...plan, document: { text: input.text, context: contextFor(viewer, expansion) } };
  const embedSource = embedOfInput(input, options.resolve ?? {});
  if (embedSource === null) return plan;
  const embed = embedEvidence(embedSource[0], viewer, embedSource[1]);
  const { url, alternatives = [] } = embed.configs[device].source ?? {};
  const content = url == null ? [] : [url, ...alternatives];
  return { ...plan, embed, content, tags: tagsOfEmbed(embed, viewer, expansion) };
};
