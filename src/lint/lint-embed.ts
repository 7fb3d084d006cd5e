import { readRoot } from '../resolve/field-reader.js';
import { objects } from '../resolve/read-list.js';
import { resolveEmbed } from '../resolve/resolve-embed.js';
import type { ResolveOptions } from '../resolve/resolve-options.js';
import type { Embed } from '../schema/embed.js';
import type { DeviceType, Viewer } from '../viewer.js';
import { embedSubject } from './embed-subject.js';
import type { LintFinding } from './lint-finding.js';
import { EMBED_RULES } from './lint-rules.js';
import { lintSource } from './lint-source.js';
import { lintWith } from './rule.js';
import { startOf, typicalViewer } from './typical-viewer.js';

const otherType = (device: DeviceType): DeviceType => (device === 'mobile' ? 'desktop' : 'mobile');

const withDevice = (viewer: Viewer, type: DeviceType): Viewer => ({
  ...viewer,
  device: typeof viewer.device === 'object' ? { ...viewer.device, type } : type,
});

/** The findings for one viewer; for the typical one, the embed says how the player starts. */
const lintFor = (
  embed: Embed,
  viewer: Viewer,
  options: ResolveOptions,
  hasViewer: boolean,
): readonly LintFinding[] => {
  const resolved = resolveEmbed(embed, viewer, options);
  const { config } = resolved;
  const player = hasViewer ? viewer.player : { ...viewer.player, ...startOf(config) };
  const other = withDevice(viewer, otherType(config.device));
  const subject = embedSubject(embed, {
    resolved,
    viewer: { ...viewer, ...(player && { player }) },
    facts: {
      usesIma: config.ads.manager.toLowerCase() === 'ima',
      hasViewer,
      hasPlayback: player !== undefined,
    },
    otherDevice: resolveEmbed(embed, other, options).config,
  });
  return [
    ...lintWith(EMBED_RULES, subject),
    ...subject.ads.flatMap(({ source }) => (source === null ? [] : lintSource(source))),
  ];
};

/** Bulks that are linted without a viewer: each takes as long as the embed. */
const MAX_BULKS = 20;

/** Labels of the bulks; undefined is for the settings of a page that none of them names. */
const labelsOf = (embed: Embed): readonly (string | undefined)[] => {
  const labels = objects(readRoot(embed), 'bulks').map(({ object }) => object['label']);
  const texts = labels.filter((label) => typeof label === 'string' && label !== '');
  return [undefined, ...new Set(texts.slice(0, MAX_BULKS) as readonly string[])];
};

const keyOf = ({ id, path, message, position }: LintFinding): string =>
  JSON.stringify([id, path, message, position]);

/** The findings on desktop and mobile with every bulk, each only in the first of these views that has it. */
const lintForAll = (embed: Embed, options: ResolveOptions): readonly LintFinding[] => {
  const labels = options.bulkLabel === undefined ? labelsOf(embed) : [options.bulkLabel];
  const reported = new Set<string>();
  return labels.flatMap((bulkLabel) =>
    (['desktop', 'mobile'] as const).flatMap((type) => {
      const viewOptions = bulkLabel === undefined ? options : { ...options, bulkLabel };
      const findings = lintFor(embed, typicalViewer(type), viewOptions, false);
      const added = findings.filter((finding) => !reported.has(keyOf(finding)));
      for (const finding of added) reported.add(keyOf(finding));
      return added;
    }),
  );
};

/**
 * Finds what is wrong with an embed and with its ad tags, in the order of the rules in docs/lint-rules.md: the findings
 * of `resolveEmbed`, those of `expandAdTag` for every tag in every slot, and what only a person would notice. Without a
 * viewer, it lints the embed for desktop and for mobile with each of its bulks, and assumes a usual page, player and consent platform, so that
 * only faults of the embed are reported. For any JSON, it returns findings; it never throws and never changes its input.
 * Takes time linear to the size of the embed.
 */
export const lintEmbed = (
  embed: Embed,
  viewer?: Viewer,
  options: ResolveOptions = {},
): readonly LintFinding[] =>
  viewer === undefined ? lintForAll(embed, options) : lintFor(embed, viewer, options, true);
