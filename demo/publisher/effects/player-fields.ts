import type { PlayerConfig, Watermark } from '../../../src/index.js';
import { type EffectLanguage, type FieldEffect, given, when } from './field-effect.js';

const LETTERS = /\p{L}/u;

const CONTENT_FIELDS: readonly FieldEffect[] = [
  { field: 'title', describe: ({ title }, { texts }) => given(title, () => texts.title) },
  {
    field: 'public_id',
    describe: ({ identity }, { texts }) => given(identity.publicId, texts.publicId),
  },
  {
    field: 'video',
    describe: ({ source, state }, { texts, seconds }) => {
      if (source?.kind !== 'video') return null;
      if (state === 'processing') return texts.converting;
      if (state === 'failed') return texts.conversionFailed;
      return source.duration === null ? texts.plays : texts.playsFor(seconds(source.duration));
    },
  },
  {
    field: 'live',
    describe: ({ source }, { texts }) => when(source?.kind === 'live', texts.live),
  },
  { field: 'crop', describe: ({ size }, { texts }) => when(size.crop, texts.crop) },
  {
    field: 'subtitles',
    describe: ({ subtitles: { tracks } }, { texts }) =>
      when(
        tracks.length > 0,
        texts.subtitles(
          tracks
            .map(({ label, language }) => (LETTERS.test(label) ? label : (language ?? '?')))
            .join(', '),
        ),
      ),
  },
  {
    field: 'subtitles_default_lang',
    describe: ({ subtitles }, { texts }) =>
      given(subtitles.defaultLanguage, texts.subtitlesDefault),
  },
  {
    field: 'bulks',
    describe: ({ bulk }, { texts }) => given(bulk, ({ label, by }) => texts.bulk[by](label)),
  },
];

const PLAYBACK_FIELDS: readonly FieldEffect[] = [
  {
    field: 'autoplay',
    describe: ({ playback }, { texts }) => when(playback.autoplay, texts.autoplay),
  },
  { field: 'mute', describe: ({ playback }, { texts }) => when(playback.muted, texts.mute) },
  {
    field: 'preload',
    describe: ({ playback }, { texts }) => when(playback.preload, texts.preload),
  },
  {
    field: 'pip',
    describe: ({ playback }, { texts }) => when(playback.pictureInPicture, texts.pictureInPicture),
  },
  {
    field: 'controlbar_visible',
    describe: ({ controls }, { texts }) => when(!controls.visible, texts.noBar),
  },
  {
    field: 'controlbar_auto_hide',
    describe: ({ controls }, { texts }) =>
      when(controls.visible && !controls.autoHide, texts.keepsBar),
  },
  {
    field: 'seekable',
    describe: ({ controls, source }, { texts }) =>
      when(!controls.seekable && source?.kind === 'video', texts.noSeeking),
  },
  {
    field: 'background_color',
    describe: ({ look: { backgroundColor: color } }, { texts }) =>
      color === null || /^#0{3,8}$/.test(color) ? null : texts.background(color),
  },
  {
    field: 'background_image',
    describe: ({ look }, { texts }) => given(look.backgroundImage, () => texts.backgroundImage),
  },
  {
    field: 'player_color',
    describe: ({ look }, { texts }) => given(look.playerColor, texts.playerColor),
  },
  {
    field: 'scrollmode_enabled',
    describe: ({ scrollMode }, { texts }) => when(scrollMode.enabled, texts.floats),
  },
  {
    field: 'scrollmode_mute_on_mouse_over',
    describe: ({ scrollMode }, { texts }) =>
      when(scrollMode.enabled && scrollMode.muteOnMouseOver, texts.floatMuted),
  },
  {
    field: 'scrollmode_destroy_on',
    describe: ({ scrollMode: { enabled, destroyOn } }, { texts, or }) =>
      when(enabled && destroyOn.length > 0, texts.destroyOn(or(destroyOn.map(({ name }) => name)))),
  },
];

const ofWatermark =
  (sentence: (watermark: Watermark, language: EffectLanguage) => string | null) =>
  ({ watermark }: PlayerConfig, language: EffectLanguage): string | null =>
    watermark && sentence(watermark, language);

const WATERMARK_FIELDS: readonly FieldEffect[] = [
  { field: 'watermark', describe: ofWatermark((_, { texts }) => texts.watermark) },
  {
    field: 'watermark_width',
    describe: ofWatermark(({ width }, { texts }) => given(width, texts.watermarkWidth)),
  },
  {
    field: 'watermark_height',
    describe: ofWatermark(({ height }, { texts }) => given(height, texts.watermarkHeight)),
  },
  {
    field: 'watermark_opacity',
    describe: ofWatermark(({ opacity }, { texts, percent }) =>
      when(opacity !== 1, texts.watermarkOpacity(percent(1 - opacity))),
    ),
  },
  {
    field: 'watermark_displaytime',
    describe: ofWatermark(({ displayTime }, { texts, seconds }) =>
      given(displayTime, (time) => texts.watermarkTime(seconds(time))),
    ),
  },
  {
    field: 'watermark_hide',
    describe: ofWatermark(({ hidesWithControls }, { texts }) =>
      when(hidesWithControls, texts.watermarkHidden),
    ),
  },
  {
    field: 'watermark_link',
    describe: ofWatermark(({ link }, { texts }) => given(link, texts.watermarkLink)),
  },
  ...(['top', 'right', 'bottom', 'left'] as const).map((side) => ({
    field: `watermark_${side}`,
    describe: ofWatermark(({ offset }, { texts }) =>
      given(offset[side], ({ value, unit }) => texts.watermarkOffset[side](`${value}${unit}`)),
    ),
  })),
];

/** Fields about content, playback, look and watermark. */
export const PLAYER_FIELDS: readonly FieldEffect[] = [
  ...CONTENT_FIELDS,
  ...PLAYBACK_FIELDS,
  ...WATERMARK_FIELDS,
];
