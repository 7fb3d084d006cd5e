import type { PlayerConfig, Watermark } from '../../../src/index.js';
import { type EffectMessage, type FieldEffect, given, plain, when } from './field-effect.js';

const LETTERS = /\p{L}/u;

const CONTENT_FIELDS: readonly FieldEffect[] = [
  { field: 'title', describe: ({ title }) => given(title, () => plain('effect-title')) },
  {
    field: 'public_id',
    describe: ({ identity }) =>
      given(identity.publicId, (id) => ({ id: 'effect-public-id', params: { id } })),
  },
  {
    field: 'video',
    describe: ({ source, state }) => {
      if (source?.kind !== 'video') return null;
      if (state === 'processing') return plain('effect-converting');
      if (state === 'failed') return plain('effect-conversion-failed');
      return source.duration === null
        ? plain('effect-plays')
        : { id: 'effect-plays-for', params: { seconds: source.duration } };
    },
  },
  { field: 'live', describe: ({ source }) => when(source?.kind === 'live', 'effect-live') },
  { field: 'crop', describe: ({ size }) => when(size.crop, 'effect-crop') },
  {
    field: 'subtitles',
    describe: ({ subtitles: { tracks } }) => {
      const labels = tracks.map(({ label, language }) =>
        LETTERS.test(label) ? label : (language ?? '?'),
      );
      return labels.length === 0 ? null : { id: 'effect-subtitles', params: { labels } };
    },
  },
  {
    field: 'subtitles_default_lang',
    describe: ({ subtitles }) =>
      given(subtitles.defaultLanguage, (language) => ({
        id: 'effect-subtitles-default',
        params: { language },
      })),
  },
  {
    field: 'bulks',
    describe: ({ bulk }) =>
      given(bulk, ({ label, by }) => ({ id: `effect-bulk-${by}`, params: { label } })),
  },
];

const PLAYBACK_FIELDS: readonly FieldEffect[] = [
  { field: 'autoplay', describe: ({ playback }) => when(playback.autoplay, 'effect-autoplay') },
  { field: 'mute', describe: ({ playback }) => when(playback.muted, 'effect-mute') },
  { field: 'preload', describe: ({ playback }) => when(playback.preload, 'effect-preload') },
  {
    field: 'pip',
    describe: ({ playback }) => when(playback.pictureInPicture, 'effect-picture-in-picture'),
  },
  {
    field: 'controlbar_visible',
    describe: ({ controls }) => when(!controls.visible, 'effect-no-bar'),
  },
  {
    field: 'controlbar_auto_hide',
    describe: ({ controls }) => when(controls.visible && !controls.autoHide, 'effect-keeps-bar'),
  },
  {
    field: 'seekable',
    describe: ({ controls, source }) =>
      when(!controls.seekable && source?.kind === 'video', 'effect-no-seeking'),
  },
  {
    field: 'background_color',
    describe: ({ look: { backgroundColor: color } }) =>
      color === null || /^#0{3,8}$/.test(color)
        ? null
        : { id: 'effect-background', params: { color } },
  },
  {
    field: 'background_image',
    describe: ({ look }) => given(look.backgroundImage, () => plain('effect-background-image')),
  },
  {
    field: 'player_color',
    describe: ({ look }) =>
      given(look.playerColor, (color) => ({ id: 'effect-player-color', params: { color } })),
  },
  {
    field: 'scrollmode_enabled',
    describe: ({ scrollMode }) => when(scrollMode.enabled, 'effect-floats'),
  },
  {
    field: 'scrollmode_mute_on_mouse_over',
    describe: ({ scrollMode }) =>
      when(scrollMode.enabled && scrollMode.muteOnMouseOver, 'effect-float-muted'),
  },
  {
    field: 'scrollmode_destroy_on',
    describe: ({ scrollMode: { enabled, destroyOn } }) =>
      enabled && destroyOn.length > 0
        ? { id: 'effect-destroy-on', params: { events: destroyOn.map(({ name }) => name) } }
        : null,
  },
];

const ofWatermark =
  (message: (watermark: Watermark) => EffectMessage | null) =>
  ({ watermark }: PlayerConfig): EffectMessage | null =>
    watermark && message(watermark);

const WATERMARK_FIELDS: readonly FieldEffect[] = [
  { field: 'watermark', describe: ofWatermark(() => plain('effect-watermark')) },
  {
    field: 'watermark_width',
    describe: ofWatermark(({ width }) =>
      given(width, (pixels) => ({ id: 'effect-watermark-width', params: { pixels } })),
    ),
  },
  {
    field: 'watermark_height',
    describe: ofWatermark(({ height }) =>
      given(height, (pixels) => ({ id: 'effect-watermark-height', params: { pixels } })),
    ),
  },
  {
    field: 'watermark_opacity',
    describe: ofWatermark(({ opacity }) =>
      opacity === 1 ? null : { id: 'effect-watermark-opacity', params: { share: 1 - opacity } },
    ),
  },
  {
    field: 'watermark_displaytime',
    describe: ofWatermark(({ displayTime }) =>
      given(displayTime, (seconds) => ({ id: 'effect-watermark-time', params: { seconds } })),
    ),
  },
  {
    field: 'watermark_hide',
    describe: ofWatermark(({ hidesWithControls }) =>
      when(hidesWithControls, 'effect-watermark-hidden'),
    ),
  },
  {
    field: 'watermark_link',
    describe: ofWatermark(({ link }) =>
      given(link, (url) => ({ id: 'effect-watermark-link', params: { url } })),
    ),
  },
  ...(['top', 'right', 'bottom', 'left'] as const).map((side) => ({
    field: `watermark_${side}`,
    describe: ofWatermark(({ offset }) =>
      given(offset[side], ({ value, unit }) => ({
        id: `effect-watermark-offset-${side}`,
        params: { length: `${value}${unit}` },
      })),
    ),
  })),
];

/** Fields about content, playback, look and watermark. */
export const PLAYER_FIELDS: readonly FieldEffect[] = [
  ...CONTENT_FIELDS,
  ...PLAYBACK_FIELDS,
  ...WATERMARK_FIELDS,
];
