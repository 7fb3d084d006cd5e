import type { Diagnosis, Verdict } from '../../src/diagnosis/diagnosis.js';
import type { DeviceType } from '../../src/viewer.js';
import {
  type ExpandedInput,
  type ExpandedTag,
  type SlotAd,
  type SlotName,
  SLOTS,
} from './expand-input.js';

/** One tag, or one ad that has none, that the evidence can be about. */
export interface Entry {
  /** Stays the same when the context changes. */
  readonly key: string;
  readonly slot: SlotName | null;
  readonly device: DeviceType;
  /** Null for a tag outside of an embed. */
  readonly ad: SlotAd | null;
  /** Null for ads without an ad tag. */
  readonly tag: ExpandedTag | null;
  /** Position among the tags of a waterfall, from 1. */
  readonly step: number;
  readonly steps: number;
  /** Whether the steps are separate tags, and not a waterfall. */
  readonly isList: boolean;
}

const keyOf = (device: DeviceType, path: string, step: number): string =>
  `${device}:${path}:${step}`;

const entriesOfAd = (ad: SlotAd): readonly Entry[] => {
  const shared = { slot: ad.slot, device: ad.device, ad, isList: false };
  const { path } = ad.ad;
  if (ad.tags.length === 0)
    return [{ ...shared, key: keyOf(ad.device, path, 1), tag: null, step: 1, steps: 1 }];
  return ad.tags.map((tag, index) => ({
    ...shared,
    key: keyOf(ad.device, path, index + 1),
    tag,
    step: index + 1,
    steps: ad.tags.length,
  }));
};

/** Tags without ads around them, grouped by device and path as the steps of a waterfall. */
const entriesOfTags = ({ tags, isList }: ExpandedInput): readonly Entry[] => {
  const counts = new Map<string, number>();
  const steps = tags.map(({ device, path, slot }) => {
    const ad = `${device} ${slot} ${path}`;
    const step = (counts.get(ad) ?? 0) + 1;
    counts.set(ad, step);
    return { ad, step };
  });
  return tags.map((tag, index) => {
    const { ad, step } = steps[index] ?? { ad: '', step: 1 };
    const slot = SLOTS.find((name) => name === tag.slot) ?? null;
    return {
      key: keyOf(tag.device, tag.path, step),
      slot,
      device: tag.device,
      ad: null,
      tag,
      step,
      steps: counts.get(ad) ?? 1,
      isList,
    };
  });
};

/** Everything that the evidence can be about, in the order in which it would play. */
export const entriesOf = (input: ExpandedInput): readonly Entry[] =>
  input.ads === null ? entriesOfTags(input) : input.ads.flatMap(entriesOfAd);

const isAbout = ({ path }: Verdict, entry: Entry): boolean => {
  const entryPath = entry.ad?.ad.path ?? entry.tag?.path ?? '';
  return entryPath !== '' && (path === entryPath || path.startsWith(`${entryPath}/`));
};

export const entryOfVerdict = (
  entries: readonly Entry[],
  { verdict, verdictTag }: Pick<Diagnosis, 'verdict' | 'verdictTag'>,
  device: DeviceType,
): Entry | undefined =>
  verdictTag === null
    ? entries.find((entry) => isAbout(verdict, entry))
    : entries.find((entry) => entry.step === verdictTag + 1 && entry.device === device);

/** The entry to show: the chosen one, else the one that the verdict is about, else the first on the device. */
export const entryToShow = (
  entries: readonly Entry[],
  chosen: string,
  diagnosis: Pick<Diagnosis, 'verdict' | 'verdictTag'> | null,
  device: DeviceType,
): Entry | null =>
  entries.find(({ key }) => key === chosen) ??
  (diagnosis === null ? undefined : entryOfVerdict(entries, diagnosis, device)) ??
  entries.find((entry) => entry.device === device) ??
  entries[0] ??
  null;

/** The same entry on the other device, if both have the same template there. */
export const twinOf = (entry: Entry, entries: readonly Entry[]): Entry | null => {
  const { slot, device, step, tag } = entry;
  const indexOf = (target: Entry): number =>
    entries
      .filter((candidate) => candidate.device === target.device && candidate.slot === target.slot)
      .findIndex(({ key }) => key === target.key);
  return (
    entries.find(
      (candidate) =>
        candidate.device !== device &&
        candidate.slot === slot &&
        candidate.step === step &&
        candidate.tag?.template === tag?.template &&
        indexOf(candidate) === indexOf(entry),
    ) ?? null
  );
};

/** How the ads of one slot on the two devices compare. */
export type Comparison = 'none' | 'desktop-only' | 'mobile-only' | 'same' | 'different';

/** What an ad requests or plays, without its id and title. */
const contentOf = ({ ad }: SlotAd): unknown => {
  if (ad.kind === 'tag') return [ad.tags, ad.replaceRules];
  return ad.kind === 'video' ? ad.url : ad.raw;
};

export const compareDevices = (
  desktop: readonly SlotAd[],
  mobile: readonly SlotAd[],
): Comparison => {
  if (desktop.length === 0) return mobile.length === 0 ? 'none' : 'mobile-only';
  if (mobile.length === 0) return 'desktop-only';
  const isSame = JSON.stringify(desktop.map(contentOf)) === JSON.stringify(mobile.map(contentOf));
  return isSame ? 'same' : 'different';
};
