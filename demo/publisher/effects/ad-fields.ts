import { hasAds } from '../../../src/player/ads/has-ads.js';
import { overlaySchedule, staySeconds } from '../../../src/player/ads/ad-schedule.js';
import type { Ad, Analytics, Overlay, PlayerConfig } from '../../../src/index.js';
import {
  type DescribeEffect,
  type EffectMessage,
  type FieldEffects,
  given,
  plain,
  when,
} from './field-effect.js';

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
const slots = (device: PlayerConfig['device'], prefix: '' | 'mobile_'): FieldEffects => {
  const forDevice =
    (describe: DescribeEffect): DescribeEffect =>
    (config) =>
      config.device === device ? describe(config) : null;
  return {
    [`${prefix}preroll`]: forDevice(({ ads: { preroll } }) =>
      preroll.length === 0 ? null : { id: 'effect-preroll', params: adFacts(preroll) },
    ),
    [`${prefix}midroll`]: forDevice(({ ads: { midroll } }) => {
      const times = midroll.flatMap(({ at }) => at ?? []);
      return times.length === 0 ? null : { id: 'effect-midroll', params: { times } };
    }),
    [`${prefix}postroll`]: forDevice(({ ads: { postroll } }) =>
      postroll.length === 0 ? null : { id: 'effect-postroll', params: adFacts(postroll) },
    ),
    [`${prefix}overlay_initial`]: forDevice((config) =>
      overlayMessage(config.ads.overlayInitial, config),
    ),
    [`${prefix}overlay_main`]: forDevice((config) =>
      overlayMessage(config.ads.overlayMain, config),
    ),
  };
};

/** Whether a service of audience analytics is configured, which has no visible effect. */
const analytics =
  (provider: Analytics['provider']): DescribeEffect =>
  (config) =>
    when(
      config.analytics.some((configuration) => configuration.provider === provider),
      'effect-analytics',
    );

export const AD_FIELDS: FieldEffects = {
  ...slots('desktop', ''),
  ...slots('mobile', 'mobile_'),
  skip_time: ({ ads: { skip, preroll } }) =>
    preroll.length === 0
      ? null
      : given(skip, ({ after }) => ({ id: 'effect-skip', params: { seconds: after } })),
  setting_volume: ({ ads }) =>
    hasAds(ads) && ads.volume !== 'player' ? plain(`effect-volume-${ads.volume}`) : null,
  player_adv_manager: ({ ads }) =>
    when(hasAds(ads) && ads.manager.toLowerCase() === 'ima', 'effect-ima'),
  tracka_account: analytics('tracka'),
  ama_configuration: analytics('ama'),
  trackb_account: analytics('trackb'),
  trackc_account: analytics('trackc'),
};
