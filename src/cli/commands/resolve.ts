import type { PlayerConfig } from '../../resolve/player-config.js';
import { resolveEmbed } from '../../resolve/resolve-embed.js';
import { slottedAds } from '../../resolve/slot-context.js';
import { columns, type Line } from '../colors.js';
import type { Command } from '../command.js';
import {
  CONTEXT_OPTIONS,
  DEVICE_OPTION,
  FINDING_OPTIONS,
  type OptionTable,
  POSITIVE,
} from '../options.js';
import { processInputs } from '../process-inputs.js';
import { readEmbeds } from '../read-embed.js';
import { contextOf } from '../viewer-options.js';

const OPTIONS = {
  ...DEVICE_OPTION,
  page: CONTEXT_OPTIONS.page,
  'bulk-label': { value: '<label>', description: 'label of the bulk to use on every page' },
  'midroll-at': {
    ...POSITIVE,
    value: '<seconds>',
    multiple: true,
    expected: 'a number of seconds above 0',
    description: 'when a midroll plays, in seconds; repeated for each midroll in order',
  },
  ...FINDING_OPTIONS,
} as const satisfies OptionTable;

const sizeOf = ({ size }: PlayerConfig): string => {
  const { width, height, aspectRatio, responsive } = size;
  const ratio = `aspect ratio ${Number(aspectRatio.toFixed(3))}`;
  const box =
    width === null && height === null ? ratio : `${width ?? 'auto'} × ${height ?? 'auto'}`;
  return responsive ? `${box}, responsive` : box;
};

const playbackOf = ({ playback, controls }: PlayerConfig): string =>
  [
    playback.autoplay ? 'starts by itself' : 'starts on a click',
    ...(playback.muted ? ['muted'] : []),
    ...(controls.visible ? [] : ['no controls']),
    ...(controls.seekable ? [] : ['no seeking']),
  ].join(', ');

const adsOf = (config: PlayerConfig): string => {
  const counts = new Map<string, number>();
  for (const { slot } of slottedAds(config)) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  const texts = [...counts].map(([slot, count]) => `${count} ${slot}`);
  return `${texts.length === 0 ? 'none' : texts.join(', ')} (${config.device})`;
};

const sourceOf = ({ source, state }: PlayerConfig): string =>
  source === null
    ? state
    : `${source.kind} ${source.id} (${state})${source.url === null ? '' : `, ${source.url}`}`;

const summaryOf = (config: PlayerConfig): readonly Line[] => {
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['id', config.identity.id],
    ['title', config.title],
    ['source', sourceOf(config)],
    ['size', sizeOf(config)],
    ['playback', playbackOf(config)],
    ['bulk', config.bulk === null ? '' : `${config.bulk.label} (by ${config.bulk.by})`],
    ['ads', adsOf(config)],
    ['subtitles', config.subtitles.tracks.map(({ label }) => label).join(', ')],
    ['analytics', config.analytics.map(({ provider }) => provider).join(', ')],
  ];
  return columns(
    rows.filter(([, text]) => text !== '').map(([name, text]) => [['dim', name], text] as const),
  );
};

/** `media-embed resolve`: what an embed means for one viewer. */
export const RESOLVE: Command<typeof OPTIONS> = {
  name: 'resolve',
  usage: '[options] <file…>',
  description:
    'Writes what a player does with an embed, and what of the embed it could not read.\n' +
    'The format json has the whole player configuration.',
  options: OPTIONS,
  examples: [
    ['resolve festival.json', 'show what an embed means'],
    ['resolve festival.json --format json > config.json', 'write the player configuration'],
    ['resolve embeds/*.json --fail-on warning', 'check the fields of all embeds'],
  ],
  run: (invocation) => {
    const { values, terminal } = invocation;
    const { 'bulk-label': bulkLabel, 'midroll-at': midrollAt } = values;
    const options = {
      ...(bulkLabel !== undefined && { bulkLabel }),
      ...(midrollAt.length > 0 && { midrollAt }),
    };
    const viewer = contextOf(values, terminal);
    return processInputs(RESOLVE, invocation, (input) =>
      readEmbeds(input).map((place) => {
        const { config, findings } = resolveEmbed(place.embed, viewer, options);
        const lines = summaryOf(config);
        const { range } = place;
        return { input, kind: 'embed', place, range, findings, data: { config }, lines };
      }),
    );
  },
};
