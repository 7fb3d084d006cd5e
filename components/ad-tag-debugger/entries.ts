import type { Diagnosis, Verdict } from '../../src/diagnosis/diagnosis.js';
import type { DebuggerText } from '../../src/messages/generated/debugger/index.js';
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

/** Tags by device, slot and path as the steps of a waterfall. */
const entriesOfTags = (
  tags: readonly ExpandedTag[],
  { ad, isList }: Pick<Entry, 'ad' | 'isList'>,
): readonly Entry[] => {
  const counts = new Map<string, number>();
  const numbered = tags.map((tag) => {
    const waterfall = `${tag.device} ${tag.slot} ${tag.path}`;
    const step = (counts.get(waterfall) ?? 0) + 1;
    counts.set(waterfall, step);
    return { tag, waterfall, step };
  });
  return numbered.map(({ tag, waterfall, step }) => ({
    key: keyOf(tag.device, tag.path, step),
    slot: SLOTS.find((name) => name === tag.slot) ?? null,
    device: tag.device,
    ad,
    tag,
    step,
    steps: counts.get(waterfall) ?? 1,
    isList,
  }));
};

const entriesOfAd = (ad: SlotAd): readonly Entry[] => {
  const { slot, device } = ad;
  const alone = { slot, device, ad, tag: null, step: 1, steps: 1, isList: false };
  return ad.tags.length === 0
    ? [{ key: keyOf(device, ad.ad.path, 1), ...alone }]
    : entriesOfTags(ad.tags, alone);
};

/** Everything that the evidence can be about, in the order in which it would play. */
export const entriesOf = ({ ads, tags, isList }: ExpandedInput): readonly Entry[] =>
  ads === null ? entriesOfTags(tags, { ad: null, isList }) : ads.flatMap(entriesOfAd);

/** Its slot, device, title and step, as far as it has them. */
export const entryName = (entry: Entry, translate: DebuggerText): string => {
  const { slot, device, ad, step, steps } = entry;
  return [
    slot === null ? '' : translate(`slot-name-${slot}`),
    translate(`slot-device-${device}`),
    ad?.ad.title ?? '',
    steps > 1 ? translate('slot-step', { index: step, count: steps }) : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
};

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
