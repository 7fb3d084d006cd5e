import { hasAds } from '../../../src/player/ads/has-ads.js';
import { overlaySchedule, staySeconds } from '../../../src/player/ads/ad-schedule.js';
import type { Ad, Overlay, PlayerConfig } from '../../../src/index.js';
import { type FieldEffect, given, seconds, when } from './field-effect.js';

const ads = (count: number): string => (count === 1 ? 'an ad' : `${count} ads`);

const kinds = (all: readonly Ad[]): string => {
  const videos = all.filter(({ kind }) => kind === 'video').length;
  const hasWaterfall = all.some((ad) => ad.kind === 'tag' && ad.tags.length > 1);
  return `${ads(all.length)}${videos > 0 ? ` (${videos} hosted by the service)` : ''}${hasWaterfall ? ', with fallback tags' : ''}`;
};

const overlaySentence = (overlays: readonly Overlay[], config: PlayerConfig): string | null => {
  const schedule = overlaySchedule(config.ads);
  const first = schedule.find(({ overlay }) => overlays.includes(overlay));
  if (first === undefined) return null;
  const stay = staySeconds(first.overlay);
  const duration = stay === null ? 'until the end' : `for ${seconds(stay)}`;
  return `Shows ${ads(overlays.length)} over the video after ${seconds(first.at)}, ${duration}.`;
};

/** The ad fields of one device: `preroll` or `mobile_preroll`, and so on. */
const slots = (device: PlayerConfig['device'], prefix: '' | 'mobile_'): readonly FieldEffect[] => {
  const own =
    (describe: (config: PlayerConfig) => string | null) =>
    (config: PlayerConfig): string | null =>
      config.device === device ? describe(config) : null;
  return [
    {
      field: `${prefix}preroll`,
      describe: own(({ ads: { preroll } }) =>
        when(preroll.length > 0, `Plays ${kinds(preroll)} before the content.`),
      ),
    },
    {
      field: `${prefix}midroll`,
      describe: own(({ ads: { midroll } }) => {
        const times = midroll.flatMap(({ at }) => at ?? []).map(seconds);
        return when(times.length > 0, `Interrupts the content after ${times.join(' and ')}.`);
      }),
    },
    {
      field: `${prefix}postroll`,
      describe: own(({ ads: { postroll } }) =>
        when(postroll.length > 0, `Plays ${kinds(postroll)} after the content.`),
      ),
    },
    {
      field: `${prefix}overlay_initial`,
      describe: own((config) => overlaySentence(config.ads.overlayInitial, config)),
    },
    {
      field: `${prefix}overlay_main`,
      describe: own((config) => overlaySentence(config.ads.overlayMain, config)),
    },
  ];
};

const VOLUMES = {
  player: null,
  unchecked: 'Leaves the sound of ads unchanged.',
  on: 'Plays ads with sound.',
  off: 'Plays ads muted.',
} as const;

/** Fields about ads. */
export const AD_FIELDS: readonly FieldEffect[] = [
  ...slots('desktop', ''),
  ...slots('mobile', 'mobile_'),
  {
    field: 'skip_time',
    describe: ({ ads: { skip, preroll } }) =>
      preroll.length === 0
        ? null
        : given(skip, ({ after }) => `Lets the viewer skip the preroll after ${seconds(after)}.`),
  },
  {
    field: 'setting_volume',
    describe: (config) => (hasAds(config.ads) ? VOLUMES[config.ads.volume] : null),
  },
  {
    field: 'player_adv_manager',
    describe: (config) =>
      when(
        hasAds(config.ads) && config.ads.manager.toLowerCase() === 'ima',
        'Requests the IMA SDK. This page does not allow its script, so the built-in ad manager plays the ads.',
      ),
  },
];

/** Fields about analytics; they have no visible effect. */
export const ANALYTICS_FIELDS: readonly FieldEffect[] = (
  [
    ['tracka_account', 'tracka'],
    ['ama_configuration', 'ama'],
    ['trackb_account', 'trackb'],
    ['trackc_account', 'trackc'],
  ] as const
).map(([field, provider]) => ({
  field,
  describe: ({ analytics }) =>
    when(
      analytics.some((configuration) => configuration.provider === provider),
      'Is passed to the analytics adapter that the page has registered, if any.',
    ),
}));
