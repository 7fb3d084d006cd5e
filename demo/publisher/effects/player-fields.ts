import type { Watermark } from '../../../src/index.js';
import {
  type DescribeEffect,
  type EffectMessage,
  type FieldEffects,
  given,
  plain,
  when,
} from './field-effect.js';

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
