import { hasAds } from '../../../src/player/ads/has-ads.js';
import type { Ad, Overlay, PlayerConfig } from '../../../src/index.js';
import { type FieldEffect, given, seconds, when } from './field-effect.js';

const ads = (count: number): string => (count === 1 ? 'an ad' : `${count} ads`);

const kinds = (all: readonly Ad[]): string => {
  const own = all.filter(({ kind }) => kind === 'video').length;
  const fallbacks = all.some((ad) => ad.kind === 'tag' && ad.tags.length > 1);
  return `${ads(all.length)}${own > 0 ? `, ${own} of them a creative of its own` : ''}${fallbacks ? ', with other tags to try when there is none' : ''}`;
};

const overlaySentence = (overlays: readonly Overlay[]): string | null => {
  const [first] = overlays;
  if (first === undefined) return null;
  const stay = first.stay === null || first.fixed ? 'and stays' : `for ${seconds(first.stay)}`;
  return `Lays ${ads(overlays.length)} over the picture after ${seconds(first.after + first.delay)}, ${stay}.`;
};

/** The fields of one device's slots: `preroll` or `mobile_preroll`, and so on. */
const slots = (device: PlayerConfig['device'], prefix: '' | 'mobile_'): readonly FieldEffect[] => {
  const own =
    (effect: (config: PlayerConfig) => string | null) =>
    (config: PlayerConfig): string | null =>
      config.device === device ? effect(config) : null;
  return [
    {
      field: `${prefix}preroll`,
      effect: own(({ ads: { preroll } }) =>
        when(preroll.length > 0, `Plays ${kinds(preroll)} before the content.`),
      ),
    },
    {
      field: `${prefix}midroll`,
      effect: own(({ ads: { midroll } }) => {
        const times = midroll.flatMap(({ at }) => at ?? []).map(seconds);
        return when(times.length > 0, `Interrupts the content after ${times.join(' and ')}.`);
      }),
    },
    {
      field: `${prefix}postroll`,
      effect: own(({ ads: { postroll } }) =>
        when(postroll.length > 0, `Plays ${kinds(postroll)} after the content.`),
      ),
    },
    {
      field: `${prefix}overlay_initial`,
      effect: own(({ ads: { overlayInitial } }) => overlaySentence(overlayInitial)),
    },
    {
      field: `${prefix}overlay_main`,
      effect: own(({ ads: { overlayMain } }) => overlaySentence(overlayMain)),
    },
  ];
};

const VOLUMES = {
  player: null,
  unchecked: 'Leaves the sound of ads alone.',
  on: 'Plays ads with sound.',
  off: 'Plays ads muted.',
} as const;

/** What is advertised, when, and how. */
export const AD_FIELDS: readonly FieldEffect[] = [
  ...slots('desktop', ''),
  ...slots('mobile', 'mobile_'),
  {
    field: 'skip_time',
    effect: ({ ads: { skip, preroll } }) =>
      preroll.length === 0
        ? null
        : given(skip, ({ after }) => `Lets the viewer skip the preroll after ${seconds(after)}.`),
  },
  {
    field: 'setting_volume',
    effect: (config) => (hasAds(config.ads) ? VOLUMES[config.ads.volume] : null),
  },
  {
    field: 'player_adv_manager',
    effect: (config) =>
      when(
        hasAds(config.ads) && config.ads.manager.toLowerCase() === 'ima',
        'Asks for the IMA SDK; this page does not allow its script, so the built-in ads play.',
      ),
  },
];

/** What is measured; nothing to be seen. */
export const ANALYTICS_FIELDS: readonly FieldEffect[] = (
  [
    ['tracka_account', 'tracka'],
    ['ama_configuration', 'ama'],
    ['trackb_account', 'trackb'],
    ['trackc_account', 'trackc'],
  ] as const
).map(([field, provider]) => ({
  field,
  effect: ({ analytics }) =>
    when(
      analytics.some((configuration) => configuration.provider === provider),
      'Is handed to the adapter that the page registered, if it did.',
    ),
}));
