import { hasAds } from '../../../src/player/ads/has-ads.js';
import { overlaySchedule, staySeconds } from '../../../src/player/ads/ad-schedule.js';
import type { Ad, Overlay, PlayerConfig } from '../../../src/index.js';
import { type EffectLanguage, type FieldEffect, given, when } from './field-effect.js';

const kinds = (all: readonly Ad[], { texts }: EffectLanguage): string => {
  const videos = all.filter(({ kind }) => kind === 'video').length;
  const hasWaterfall = all.some((ad) => ad.kind === 'tag' && ad.tags.length > 1);
  return `${texts.ads(all.length)}${videos > 0 ? texts.hosted(videos) : ''}${hasWaterfall ? texts.fallback : ''}`;
};

const overlaySentence = (
  overlays: readonly Overlay[],
  config: PlayerConfig,
  { texts, seconds }: EffectLanguage,
): string | null => {
  const schedule = overlaySchedule(config.ads);
  const first = schedule.find(({ overlay }) => overlays.includes(overlay));
  if (first === undefined) return null;
  const stay = staySeconds(first.overlay);
  const ads = texts.ads(overlays.length);
  return stay === null
    ? texts.overlayToEnd(ads, seconds(first.at))
    : texts.overlayFor(ads, seconds(first.at), seconds(stay));
};

/** The ad fields of one device: `preroll` or `mobile_preroll`, and so on. */
const slots = (device: PlayerConfig['device'], prefix: '' | 'mobile_'): readonly FieldEffect[] => {
  const own =
    (describe: FieldEffect['describe']): FieldEffect['describe'] =>
    (config, language) =>
      config.device === device ? describe(config, language) : null;
  return [
    {
      field: `${prefix}preroll`,
      describe: own(({ ads: { preroll } }, language) =>
        when(preroll.length > 0, language.texts.preroll(kinds(preroll, language))),
      ),
    },
    {
      field: `${prefix}midroll`,
      describe: own(({ ads: { midroll } }, { texts, seconds, and }) => {
        const times = midroll.flatMap(({ at }) => at ?? []).map(seconds);
        return when(times.length > 0, texts.midroll(and(times)));
      }),
    },
    {
      field: `${prefix}postroll`,
      describe: own(({ ads: { postroll } }, language) =>
        when(postroll.length > 0, language.texts.postroll(kinds(postroll, language))),
      ),
    },
    {
      field: `${prefix}overlay_initial`,
      describe: own((config, language) =>
        overlaySentence(config.ads.overlayInitial, config, language),
      ),
    },
    {
      field: `${prefix}overlay_main`,
      describe: own((config, language) =>
        overlaySentence(config.ads.overlayMain, config, language),
      ),
    },
  ];
};

/** Fields about ads. */
export const AD_FIELDS: readonly FieldEffect[] = [
  ...slots('desktop', ''),
  ...slots('mobile', 'mobile_'),
  {
    field: 'skip_time',
    describe: ({ ads: { skip, preroll } }, { texts, seconds }) =>
      preroll.length === 0 ? null : given(skip, ({ after }) => texts.skip(seconds(after))),
  },
  {
    field: 'setting_volume',
    describe: ({ ads }, { texts }) =>
      hasAds(ads) && ads.volume !== 'player' ? texts.volumes[ads.volume] : null,
  },
  {
    field: 'player_adv_manager',
    describe: ({ ads }, { texts }) =>
      when(hasAds(ads) && ads.manager.toLowerCase() === 'ima', texts.ima),
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
  describe: ({ analytics }, { texts }) =>
    when(
      analytics.some((configuration) => configuration.provider === provider),
      texts.analytics,
    ),
}));
