import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { expandAdTag, type ExpandedAdTag } from '../../ad-tags/expand-ad-tag.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { recognizeInput } from '../../diagnosis/input/recognize-input.js';
import { resolveEmbed } from '../../resolve/resolve-embed.js';
import { adTagContext, slottedAds } from '../../resolve/slot-context.js';
import type { Embed } from '../../schema/embed.js';
import type { DeviceType } from '../../viewer.js';
import { InputError } from '../cli-error.js';
import { columns, type Color, type Line } from '../colors.js';
import type { Command } from '../command.js';
import type { Input } from '../input.js';
import { CONTEXT_OPTIONS, FINDING_OPTIONS } from '../options.js';
import { processInputs } from '../process-inputs.js';
import { looksLikeJson, readEmbeds } from '../read-embed.js';
import type { InputReport } from '../report.js';
import { contextOf } from '../viewer-options.js';

const OPTIONS = { ...CONTEXT_OPTIONS, ...FINDING_OPTIONS };

interface ExpandedTag {
  /** `preroll`, `midroll`, …; null for an ad tag outside of an embed. */
  readonly slot: string | null;
  /** JSON Pointer of the ad object, or the empty string. */
  readonly path: string;
  readonly expanded: ExpandedAdTag;
}

const OUTCOME_COLORS: Readonly<Partial<Record<Expansion['outcome'], Color>>> = {
  'no-rule': 'yellow',
  'unknown-rule': 'red',
  'not-allowed-here': 'red',
  'no-value': 'yellow',
  'ad-server': 'yellow',
};

const expansionLine = ({ placeholder, outcome, name, encoded }: Expansion): Line => [
  placeholder,
  [OUTCOME_COLORS[outcome] ?? 'dim', outcome],
  name ?? '',
  encoded ?? '',
];

const linesOf = ({ slot, path, expanded }: ExpandedTag): readonly Line[] => [
  ...(slot === null ? [] : [[`${slot} ${path}`]]),
  [expanded.url === '' ? (['red', expanded.text] as const) : expanded.url],
  ...columns(expanded.expansions.map(expansionLine)),
];

/** What compares names is loaded only for a tag with a placeholder that was kept. */
const findingsOf = async (tags: readonly ExpandedTag[]): Promise<InputReport['findings']> => {
  const findings = tags.flatMap(({ expanded }) => expanded.findings);
  if (!findings.some(({ id }) => id === 'macro-unknown' || id === 'macro-value-missing'))
    return findings;
  const { withRemedies } = await import('../placeholder-remedies.js');
  return tags.flatMap(({ expanded }) => withRemedies(expanded));
};

const reportOf = async (
  tags: readonly ExpandedTag[],
): Promise<Pick<InputReport, 'findings' | 'data' | 'lines'>> => ({
  findings: await findingsOf(tags),
  data: {
    tags: tags.map(({ slot, path, expanded: { url, text, template, expansions } }) => ({
      slot,
      path,
      url,
      text,
      template,
      expansions,
    })),
  },
  lines: tags.flatMap((tag, at) => (at === 0 ? linesOf(tag) : [[], ...linesOf(tag)])),
});

const tagsOf = (embed: Embed, context: AdTagContext): readonly ExpandedTag[] => {
  const { config } = resolveEmbed(embed, context);
  return slottedAds(config).flatMap(({ slot, position, ad }) =>
    ad.kind === 'tag'
      ? ad.tags.map((tag) => ({
          slot,
          path: ad.path,
          expanded: expandAdTag(tag, adTagContext(config, ad, context, position)),
        }))
      : [],
  );
};

const expandEmbeds = async (
  input: Input,
  context: AdTagContext,
  device: DeviceType,
): Promise<readonly InputReport[]> => {
  const reports = await Promise.all(
    readEmbeds(input).map(async (place): Promise<InputReport> => ({
      input,
      kind: 'embed',
      place,
      range: place.range,
      ...(await reportOf(tagsOf(place.embed, context))),
    })),
  );
  if (reports.some(({ lines }) => lines.length > 0)) return reports;
  throw new InputError(
    `${input.name} has no ad tag for ${device}: add one to a slot, or use --device for the other device.`,
  );
};

/** The tags of a text. One line that begins with a tag is the tag: a blank in it may belong to a value. */
const tagsInText = ({ text }: Input): readonly string[] => {
  const input = recognizeInput(text);
  if (input.kind !== 'ad-tag') return [];
  const line = text.trim();
  return input.changes?.includes('text-behind') === true && !line.includes('\n')
    ? [line]
    : input.tags;
};

const expandText = async (input: Input, context: AdTagContext): Promise<readonly InputReport[]> => {
  const tags = tagsInText(input);
  if (tags.length === 0)
    throw new InputError(
      `${input.name} is neither an ad tag nor an embed: give an ad tag that starts with https://, or the JSON of an embed.`,
    );
  const expanded = tags.map((tag) => ({
    slot: null,
    path: '',
    expanded: expandAdTag(tag, context),
  }));
  return [{ input, kind: 'ad-tag', ...(await reportOf(expanded)) }];
};

/** `media-embed expand`: what a player would request, and what happened to each placeholder. */
export const EXPAND: Command<typeof OPTIONS> = {
  name: 'expand',
  usage: '[options] <input…>',
  description:
    'Writes the URL that a player would request for an ad tag, or for every ad tag of an embed,\n' +
    'and what happened to each placeholder.',
  options: OPTIONS,
  examples: [
    [
      "expand 'https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]' --page https://news.example/",
      'fill in an ad tag',
    ],
    ['expand festival.json --device mobile', 'every ad tag that a phone would request'],
    [
      "expand tag.txt --values IFA=8f14e45f --fail-on warning && echo 'no placeholder is left'",
      'fail if a placeholder has no value',
    ],
  ],
  run: (invocation) => {
    const { values, terminal } = invocation;
    const context = contextOf(values, terminal);
    return processInputs(EXPAND, invocation, (input) =>
      looksLikeJson(input)
        ? expandEmbeds(input, context, values.device)
        : expandText(input, context),
    );
  },
};
