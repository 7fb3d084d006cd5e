import type { Ad, Analytics, Overlay, PlayerConfig, Watermark } from '../../../src/index.js';
import type { MessageData, NoParams } from '../../../src/messages/format.js';
import type { DemoMessages } from '../../../src/messages/generated/demo/index.js';
import { overlaySchedule, staySeconds } from '../../../src/player/ads/ad-schedule.js';
import { hasAds } from '../../../src/player/ads/has-ads.js';

type EffectId = keyof DemoMessages & `effect-${string}`;

type PlainEffectId = {
  [Id in EffectId]: DemoMessages[Id] extends NoParams ? Id : never;
}[EffectId];

export type EffectMessage = MessageData<DemoMessages, EffectId>;

type DescribeEffect = (config: PlayerConfig) => EffectMessage | null;

/** What fields of the embed do, by field. */
type FieldEffects = Readonly<Record<string, DescribeEffect>>;

/** A message without parameters if the condition holds. */
const when = <Id extends PlainEffectId>(
  condition: boolean,
  id: Id,
): MessageData<DemoMessages, Id> | null => (condition ? plain(id) : null);

const plain = <Id extends PlainEffectId>(id: Id): MessageData<DemoMessages, Id> => ({
  id,
  params: {},
});

/** The message about a value that is set. */
const given = <Value>(
  value: Value | null | undefined | '',
  message: (value: Value) => EffectMessage,
): EffectMessage | null =>
  value === null || value === undefined || value === '' ? null : message(value);

const LETTERS = /\p{L}/u;

const ofWatermark =
  (message: (watermark: Watermark) => EffectMessage | null): DescribeEffect =>
  ({ watermark }) =>
    watermark && message(watermark);

const ofOffset = (side: keyof Watermark['offset']): DescribeEffect =>
  ofWatermark(({ offset }) =>
    given(offset[side], ({ value, unit }) => ({
      id: `effect-watermark-offset-${side}`,
      params: { length: `${value}${unit}` },
    })),
  );

/** Fields about content, playback, look and watermark. */
export const PLAYER_FIELDS: FieldEffects = {
  title: ({ title }) => given(title, () => plain('effect-title')),
  public_id: ({ identity }) =>
    given(identity.publicId, (id) => ({ id: 'effect-public-id', params: { id } })),
  video: ({ source, state }) => {
    if (source?.kind !== 'video') return null;
    if (state === 'processing') return plain('effect-converting');
    if (state === 'failed') return plain('effect-conversion-failed');
    return source.duration === null
      ? plain('effect-plays')
      : { id: 'effect-plays-for', params: { seconds: source.duration } };
  },
  live: ({ source }) => when(source?.kind === 'live', 'effect-live'),
  crop: ({ size }) => when(size.crop, 'effect-crop'),
  subtitles: ({ subtitles: { tracks } }) => {
    const labels = tracks.map(({ label, language }) =>
      LETTERS.test(label) ? label : (language ?? '?'),
    );
    return labels.length === 0 ? null : { id: 'effect-subtitles', params: { labels } };
  },
  subtitles_default_lang: ({ subtitles }) =>
    given(subtitles.defaultLanguage, (language) => ({
      id: 'effect-subtitles-default',
      params: { language },
    })),
  bulks: ({ bulk }) =>
    given(bulk, ({ label, by }) => ({ id: `effect-bulk-${by}`, params: { label } })),
  autoplay: ({ playback }) => when(playback.autoplay, 'effect-autoplay'),
  mute: ({ playback }) => when(playback.muted, 'effect-mute'),
  preload: ({ playback }) => when(playback.preload, 'effect-preload'),
  pip: ({ playback }) => when(playback.pictureInPicture, 'effect-picture-in-picture'),
  controlbar_visible: ({ controls }) => when(!controls.visible, 'effect-no-bar'),
  controlbar_auto_hide: ({ controls }) =>
    when(controls.visible && !controls.autoHide, 'effect-keeps-bar'),
  seekable: ({ controls, source }) =>
    when(!controls.seekable && source?.kind === 'video', 'effect-no-seeking'),
  background_color: ({ look: { backgroundColor: color } }) =>
    color === null || /^#0{3,8}$/.test(color)
      ? null
      : { id: 'effect-background', params: { color } },
  background_image: ({ look }) =>
    given(look.backgroundImage, () => plain('effect-background-image')),
  player_color: ({ look }) =>
    given(look.playerColor, (color) => ({ id: 'effect-player-color', params: { color } })),
  scrollmode_enabled: ({ scrollMode }) => when(scrollMode.enabled, 'effect-floats'),
  scrollmode_mute_on_mouse_over: ({ scrollMode }) =>
    when(scrollMode.enabled && scrollMode.muteOnMouseOver, 'effect-float-muted'),
  scrollmode_destroy_on: ({ scrollMode: { enabled, destroyOn } }) =>
    enabled && destroyOn.length > 0
      ? { id: 'effect-destroy-on', params: { events: destroyOn.map(({ name }) => name) } }
      : null,
  watermark: ofWatermark(() => plain('effect-watermark')),
  watermark_width: ofWatermark(({ width }) =>
    given(width, (pixels) => ({ id: 'effect-watermark-width', params: { pixels } })),
  ),
  watermark_height: ofWatermark(({ height }) =>
    given(height, (pixels) => ({ id: 'effect-watermark-height', params: { pixels } })),
  ),
  watermark_opacity: ofWatermark(({ opacity }) =>
    opacity === 1 ? null : { id: 'effect-watermark-opacity', params: { share: 1 - opacity } },
  ),
  watermark_displaytime: ofWatermark(({ displayTime }) =>
    given(displayTime, (seconds) => ({ id: 'effect-watermark-time', params: { seconds } })),
  ),
  watermark_hide: ofWatermark(({ hidesWithControls }) =>
    when(hidesWithControls, 'effect-watermark-hidden'),
  ),
  watermark_link: ofWatermark(({ link }) =>
    given(link, (url) => ({ id: 'effect-watermark-link', params: { url } })),
  ),
  watermark_top: ofOffset('top'),
  watermark_right: ofOffset('right'),
  watermark_bottom: ofOffset('bottom'),
  watermark_left: ofOffset('left'),
};

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
