import type { FindingData } from '../../src/finding.js';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import { interpretEmbed } from '../../src/resolve/interpret-embed.js';
import { findingCollector } from '../../src/resolve/resolve-findings.js';
import type { Embed } from '../../src/schema/embed.js';
import type { DeviceType } from '../../src/viewer.js';

/** The settings of the preview by a page; 0 and the empty string follow the embed. */
export interface PreviewOptions {
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  /** Label of the bulk to force. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly muted: boolean;
}

export type TimelineKind = 'preroll' | 'midroll' | 'postroll' | 'overlay' | 'watermark';

/** One thing that appears while the content plays. */
export interface TimelineEntry {
  readonly kind: TimelineKind;
  readonly title: string;
  /** Seconds into the content; null after its end, or when the time is not known. */
  readonly from: number | null;
  /** Seconds into the content; null until the end of the content, or for a moment. */
  readonly to: number | null;
}

export interface DevicePreview {
  readonly device: 'desktop' | 'mobile';
  readonly config: PlayerConfig;
  /** The size that the page or the embed sets; null follows the container. */
  readonly width: number | null;
  readonly aspectRatio: number;
  readonly autoplay: boolean;
  readonly muted: boolean;
  readonly timeline: readonly TimelineEntry[];
}

/** The parts of a configuration that a bulk may change. */
const BULK_PARTS = [
  ...(['size', 'playback', 'controls', 'look'] as const),
  ...(['watermark', 'scrollMode', 'ads'] as const),
];

export type BulkPart = (typeof BULK_PARTS)[number];

export interface PreviewModel {
  readonly desktop: DevicePreview;
  readonly mobile: DevicePreview;
  readonly bulkParts: readonly BulkPart[];
  readonly findings: readonly FindingData[];
}

const entry = (
  kind: TimelineKind,
  title: string,
  from: number | null,
  to = from,
): TimelineEntry => ({ kind, title, from, to });

const timelineOf = ({ ads, watermark }: PlayerConfig): readonly TimelineEntry[] => [
  ...ads.preroll.map(({ title }) => entry('preroll', title, 0)),
  ...(watermark === null ? [] : [entry('watermark', '', 0, watermark.displayTime)]),
  ...[...ads.overlayInitial, ...ads.overlayMain].map(({ ad, after, delay, stay }) =>
    entry('overlay', ad.title, after + delay, stay === null ? null : after + delay + stay),
  ),
  ...ads.midroll.map(({ ad, at }) => entry('midroll', ad.title, at)),
  ...ads.postroll.map(({ title }) => entry('postroll', title, null)),
];

const devicePreview = (
  device: DeviceType & DevicePreview['device'],
  config: PlayerConfig,
  { width, height, autoplay, muted }: PreviewOptions,
): DevicePreview => ({
  device,
  config,
  width: width > 0 ? width : config.size.responsive ? null : config.size.width,
  aspectRatio: width > 0 && height > 0 ? width / height : config.size.aspectRatio,
  autoplay: autoplay || config.playback.autoplay,
  muted: muted || config.playback.muted,
  timeline: timelineOf(config),
});

const bulkParts = (embed: Embed, config: PlayerConfig): readonly BulkPart[] => {
  if (config.bulk === null) return [];
  const plain = interpretEmbed({ ...embed, bulks: null });
  return BULK_PARTS.filter((part) => JSON.stringify(plain[part]) !== JSON.stringify(config[part]));
};

const unique = (findings: readonly FindingData[]): readonly FindingData[] => [
  ...new Map(findings.map((finding) => [`${finding.id} ${finding.path}`, finding])).values(),
];

/** What the configuration of an embed does, for people. Total: any JSON is an embed. */
export const previewModel = (embed: Embed, options: PreviewOptions): PreviewModel => {
  const bulkLabel = options.label === '' ? {} : { bulkLabel: options.label };
  const findings: FindingData[] = [];
  const report = findingCollector(findings);
  const desktop = interpretEmbed(embed, { device: 'desktop' }, bulkLabel, report);
  const mobile = interpretEmbed(embed, { device: 'mobile' }, bulkLabel, report);
  return {
    desktop: devicePreview('desktop', desktop, options),
    mobile: devicePreview('mobile', mobile, options),
    bulkParts: bulkParts(embed, desktop),
    findings: unique(findings),
  };
};
