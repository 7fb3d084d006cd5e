import type { FindingData } from '../../finding.js';
import type { Ad, Overlay, PlayerConfig } from '../../resolve/player-config.js';
import { objectAt } from '../../resolve/field-reader.js';
import { objects } from '../../resolve/read-list.js';
import { adTagContext, slottedAds, type SlottedAd } from '../../resolve/slot-context.js';
import type { Embed } from '../../schema/embed.js';
import type { Viewer } from '../../viewer.js';
import {
  adSourceSubject,
  type AdSourceInput,
  type AdSourceSubject,
  type LocatedRule,
} from '../ad-tag/ad-source-subject.js';
import type { AdTagFacts } from '../ad-tag/ad-tag-subject.js';
import { valueAt } from '../../text/json-pointer.js';

export interface LintedAd extends SlottedAd {
  /** Null for ads without a tag. */
  readonly source: AdSourceSubject | null;
  /** Null for linear slots. */
  readonly overlay: Overlay | null;
}

export interface EmbedSubject {
  readonly embed: Embed;
  readonly config: PlayerConfig;
  readonly findings: readonly FindingData[];
  /** The configuration for the other kind of device. */
  readonly otherDevice: PlayerConfig;
  readonly ads: readonly LintedAd[];
}

const ignore = (): void => undefined;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const rulesOf = (embed: unknown, path: string): Pick<AdSourceInput, 'rules' | 'brokenRules'> => {
  const reader = objectAt({ path, value: valueAt(embed, path) }, { report: ignore });
  const all = (reader === null ? [] : objects(reader, 'replace_rules')).map((rule) => ({
    path: rule.path,
    subject: textOf(rule.object['subject']),
    value: textOf(rule.object['value']),
  }));
  const isUsable = ({ subject, value }: LocatedRule): boolean => subject !== '' && value !== '';
  return {
    rules: all.filter(isUsable),
    brokenRules: all.filter((rule) => !isUsable(rule)).map((rule) => rule.path),
  };
};

const overlaysOf = ({ ads }: PlayerConfig): ReadonlyMap<Ad, Overlay> =>
  new Map([...ads.overlayInitial, ...ads.overlayMain].map((overlay) => [overlay.ad, overlay]));

const lintedAd = (
  embed: Embed,
  slotted: SlottedAd,
  overlay: Overlay | null,
  input: Pick<AdSourceInput, 'context' | 'facts'>,
): LintedAd => {
  const { ad } = slotted;
  if (ad.kind !== 'tag') return { ...slotted, overlay, source: null };
  const path = `${ad.path}/source_url`;
  const source = adSourceSubject({
    ...input,
    text: textOf(valueAt(embed, path)),
    path,
    repairPath: path,
    ...rulesOf(embed, ad.path),
  });
  return { ...slotted, overlay, source };
};

export interface EmbedInput {
  readonly config: PlayerConfig;
  readonly findings: readonly FindingData[];
  readonly viewer: Viewer;
  readonly facts: AdTagFacts;
  /** The configuration for the other kind of device. */
  readonly otherDevice: PlayerConfig;
}

export const embedSubject = (
  embed: Embed,
  { config, findings, viewer, facts, otherDevice }: EmbedInput,
): EmbedSubject => {
  const overlays = overlaysOf(config);
  const noTag = { replaceRules: [] };
  const ads = slottedAds(config).map((slotted) => {
    const { ad, position } = slotted;
    const context = ad.kind === 'tag' ? adTagContext(config, ad, viewer, position) : noTag;
    return lintedAd(embed, slotted, overlays.get(ad) ?? null, { context, facts });
  });
  return { embed, config, findings, otherDevice, ads };
};
