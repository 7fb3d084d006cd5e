import { hasAds } from '../../../src/player/ads/has-ads.js';
import { overlaySchedule, staySeconds } from '../../../src/player/ads/ad-schedule.js';
import type { Ad, Overlay, PlayerConfig } from '../../../src/index.js';
import { type EffectMessage, type FieldEffect, given, plain, when } from './field-effect.js';

const adFacts = (ads: readonly Ad[]) => ({
  count: ads.length,
  hosted: ads.filter(({ kind }) => kind === 'video').length,
  fallback: ads.some((ad) => ad.kind === 'tag' && ad.tags.length > 1)
    ? ('yes' as const)
    : ('no' as const),
});

const overlayMessage = (
  overlays: readonly Overlay[],
  { ads }: PlayerConfig,
): EffectMessage | null => {
  const first = overlaySchedule(ads).find(({ overlay }) => overlays.includes(overlay));
  if (first === undefined) return null;
  const stay = staySeconds(first.overlay);
  const params = { count: overlays.length, seconds: first.at };
  return stay === null
    ? { id: 'effect-overlay-to-end', params }
    : { id: 'effect-overlay-for', params: { ...params, duration: stay } };
};

/** The ad fields of one device: `preroll` or `mobile_preroll`, and so on. */
const slots = (device: PlayerConfig['device'], prefix: '' | 'mobile_'): readonly FieldEffect[] => {
  const own =
    (describe: FieldEffect['describe']): FieldEffect['describe'] =>
    (config) =>
      config.device === device ? describe(config) : null;
  return [
    {
      field: `${prefix}preroll`,
      describe: own(({ ads: { preroll } }) =>
        preroll.length === 0 ? null : { id: 'effect-preroll', params: adFacts(preroll) },
      ),
    },
    {
      field: `${prefix}midroll`,
      describe: own(({ ads: { midroll } }) => {
        const times = midroll.flatMap(({ at }) => at ?? []);
        return times.length === 0 ? null : { id: 'effect-midroll', params: { times } };
      }),
    },
    {
      field: `${prefix}postroll`,
      describe: own(({ ads: { postroll } }) =>
        postroll.length === 0 ? null : { id: 'effect-postroll', params: adFacts(postroll) },
      ),
    },
    {
      field: `${prefix}overlay_initial`,
      describe: own((config) => overlayMessage(config.ads.overlayInitial, config)),
    },
    {
      field: `${prefix}overlay_main`,
      describe: own((config) => overlayMessage(config.ads.overlayMain, config)),
    },
  ];
};

export const AD_FIELDS: readonly FieldEffect[] = [
  ...slots('desktop', ''),
  ...slots('mobile', 'mobile_'),
  {
    field: 'skip_time',
    describe: ({ ads: { skip, preroll } }) =>
      preroll.length === 0
        ? null
        : given(skip, ({ after }) => ({ id: 'effect-skip', params: { seconds: after } })),
  },
  {
    field: 'setting_volume',
    describe: ({ ads }) =>
      hasAds(ads) && ads.volume !== 'player' ? plain(`effect-volume-${ads.volume}`) : null,
  },
  {
    field: 'player_adv_manager',
    describe: ({ ads }) => when(hasAds(ads) && ads.manager.toLowerCase() === 'ima', 'effect-ima'),
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
      'effect-analytics',
    ),
}));
