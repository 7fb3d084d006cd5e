import { otherDeviceType } from '../../resolve/ad-slots.js';
import { readRoot } from '../../resolve/field-reader.js';
import { objects } from '../../resolve/read-list.js';
import { interpretEmbed } from '../../resolve/interpret-embed.js';
import { findingCollector } from '../../resolve/resolve-findings.js';
import type { ResolveOptions } from '../../resolve/resolve-options.js';
import type { Embed } from '../../schema/embed.js';
import type { DeviceType, Viewer } from '../../viewer.js';
import { type EmbedSubject, embedSubject } from './embed-subject.js';
import { valueAt } from '../../text/json-pointer.js';
import type { FindingData } from '../../finding.js';
import type { FindingSlot, LintFinding, LintFindingData } from '../lint-finding.js';
import { EMBED_RULES } from '../lint-rules.js';
import { lintSource } from '../ad-tag/lint-source.js';
import { lintWith } from '../rule.js';
import { writeInEnglish } from '../write-english.js';
import { startOf, typicalViewer, withClock } from '../ad-tag/typical-viewer.js';

const withDevice = (viewer: Viewer, type: DeviceType): Viewer => ({
  ...viewer,
  device: typeof viewer.device === 'object' ? { ...viewer.device, type } : type,
});

const slotsByPath = ({
  config,
  ads,
}: EmbedSubject): ReadonlyMap<string, readonly FindingSlot[]> => {
  const slots = new Map<string, FindingSlot[]>();
  for (const { slot, ad } of ads) {
    const findingSlot = { slot, device: config.device };
    const adSlots = slots.get(ad.path);
    if (adSlots === undefined) slots.set(ad.path, [findingSlot]);
    else adSlots.push(findingSlot);
  }
  return slots;
};

const withSlots = (
  finding: LintFindingData,
  slots: ReadonlyMap<string, readonly FindingSlot[]>,
): LintFindingData => {
  for (let { path } = finding; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const pathSlots = slots.get(path);
    if (pathSlots !== undefined) return { ...finding, slots: pathSlots };
  }
  return finding;
};

const isSameSlot = (a: FindingSlot, b: FindingSlot): boolean =>
  a.slot === b.slot && a.device === b.device;

/** A finding with the slots of another one that says the same. */
const withSlotsOf = (
  finding: LintFindingData,
  { slots = [] }: LintFindingData,
): LintFindingData => {
  const findingSlots = finding.slots ?? [];
  const added = slots.filter(
    (slot) => !findingSlots.some((findingSlot) => isSameSlot(findingSlot, slot)),
  );
  return added.length === 0 ? finding : { ...finding, slots: [...findingSlots, ...added] };
};

/** The findings with the slots of those that have the same key added to the first of them. Findings with a null key stay on their own. */
const merged = (
  findings: readonly LintFindingData[],
  keyOf: (finding: LintFindingData) => string | null,
): readonly LintFindingData[] => {
  const indexes = new Map<string, number>();
  const kept: LintFindingData[] = [];
  for (const finding of findings) {
    const key = keyOf(finding);
    const index = key === null ? undefined : indexes.get(key);
    const first = index === undefined ? undefined : kept[index];
    if (index !== undefined && first !== undefined) kept[index] = withSlotsOf(first, finding);
    else {
      kept.push(finding);
      if (key !== null) indexes.set(key, kept.length - 1);
    }
  }
  return kept;
};

/** The same for findings that say the same about the same field, or about the same value. */
const keyOf = (finding: LintFindingData, about: unknown): string => {
  const { id, params, position } = finding;
  return JSON.stringify([id, params, position, about]);
};

/** Rules about a tag and its viewer, which say nothing new about the same tag in another slot. */
const ONCE_PER_TAG: readonly string[] = ['consent-absent'];

/** The findings for one viewer; for the typical one, the embed says how the player starts. */
const lintFor = (
  embed: Embed,
  viewer: Viewer,
  options: ResolveOptions,
  hasViewer: boolean,
): readonly LintFindingData[] => {
  const resolveFindings: FindingData[] = [];
  const config = interpretEmbed(embed, viewer, options, findingCollector(resolveFindings));
  const player = hasViewer ? viewer.player : { ...viewer.player, ...startOf(config) };
  const otherViewer = withDevice(viewer, otherDeviceType(config.device));
  const subject = embedSubject(embed, {
    config,
    findings: resolveFindings,
    viewer: { ...viewer, ...(player && { player }) },
    facts: {
      usesIma: config.ads.manager.toLowerCase() === 'ima',
      hasViewer,
      hasPlayback: player !== undefined,
    },
    otherDevice: interpretEmbed(embed, otherViewer, options),
  });
  const findings = [
    ...lintWith(EMBED_RULES, subject),
    ...subject.ads.flatMap(({ source }) => (source === null ? [] : lintSource(source))),
  ];
  const slots = slotsByPath(subject);
  return merged(
    findings.map((finding) => withSlots(finding, slots)),
    (finding) =>
      ONCE_PER_TAG.includes(finding.id) ? keyOf(finding, valueAt(embed, finding.path)) : null,
  );
};

/** Bulks that are linted without a viewer: each takes as long as the embed. */
const MAX_BULKS = 20;

/** Labels of the bulks; undefined is for the settings of a page that none of them names. */
export const bulkLabels = (embed: Embed): readonly (string | undefined)[] => {
  const labels = objects(readRoot(embed), 'bulks').map(({ object }) => object['label']);
  const texts = labels.filter((label) => typeof label === 'string' && label !== '');
  return [undefined, ...new Set(texts.slice(0, MAX_BULKS) as readonly string[])];
};

/** The findings on desktop and mobile with every bulk, each once, in the order of the first of these views that has it. */
const lintForAll = (embed: Embed, options: ResolveOptions): readonly LintFindingData[] => {
  const labels = options.bulkLabel === undefined ? bulkLabels(embed) : [options.bulkLabel];
  const findings = labels.flatMap((bulkLabel) => {
    const viewOptions = bulkLabel === undefined ? options : { ...options, bulkLabel };
    return (['desktop', 'mobile'] as const).flatMap((type) =>
      lintFor(embed, typicalViewer(type), viewOptions, false),
    );
  });
  return merged(findings, (finding) => keyOf(finding, finding.path));
};

export const embedFindings = (
  embed: Embed,
  viewer?: Viewer,
  options: ResolveOptions = {},
): readonly LintFindingData[] =>
  viewer === undefined
    ? lintForAll(embed, options)
    : lintFor(embed, withClock(viewer), options, true);

/**
 * Finds what is wrong with an embed and with its ad tags, in the order of the rules in docs/lint-rules.md: the findings
 * of `resolveEmbed`, those of `expandAdTag` for every tag in every slot, and what only a person would notice. Without a
 * viewer, it lints the embed for desktop and for mobile with each of its bulks. It assumes
 * a usual page, player and consent platform then, so that only faults of the embed are reported. A viewer without a clock
 * or a random number gets them, because every player has both. For any JSON, it returns findings; it never throws and never changes its input.
 * Takes time linear to the size of the embed.
 */
export const lintEmbed = (
  embed: Embed,
  viewer?: Viewer,
  options: ResolveOptions = {},
): readonly LintFinding[] => writeInEnglish(embedFindings(embed, viewer, options));
