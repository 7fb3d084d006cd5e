import type { PlayerConfig, Watermark } from '../../../src/index.js';
import { type FieldEffect, given, seconds, when } from './field-effect.js';

const LETTERS = /\p{L}/u;

const CONTENT_FIELDS: readonly FieldEffect[] = [
  {
    field: 'title',
    describe: ({ title }) =>
      given(title, () => 'The title of the player, unless the page sets one.'),
  },
  {
    field: 'public_id',
    describe: ({ identity }) =>
      given(identity.publicId, (id) => `The URL of the player contains ${id} instead of the id.`),
  },
  {
    field: 'video',
    describe: ({ source, state }) => {
      if (source?.kind !== 'video') return null;
      if (state === 'processing') return 'Is still being converted, so a message is shown.';
      if (state === 'failed') return 'Could not be converted, so a message is shown.';
      return source.duration === null ? 'Plays.' : `Plays for ${seconds(source.duration)}.`;
    },
  },
  {
    field: 'live',
    describe: ({ source }) =>
      when(source?.kind === 'live', 'Plays as a live stream: with a badge, without a time bar.'),
  },
  {
    field: 'crop',
    describe: ({ size }) => when(size.crop, 'Fills the box and crops the edges.'),
  },
  {
    field: 'subtitles',
    describe: ({ subtitles: { tracks } }) =>
      when(
        tracks.length > 0,
        `Offers subtitles: ${tracks
          .map(({ label, language }) => (LETTERS.test(label) ? label : (language ?? '?')))
          .join(', ')}.`,
      ),
  },
  {
    field: 'subtitles_default_lang',
    describe: ({ subtitles }) =>
      given(
        subtitles.defaultLanguage,
        (language) => `Shows subtitles in ${language} at the start.`,
      ),
  },
  {
    field: 'bulks',
    describe: ({ bulk }) =>
      given(bulk, ({ label, by }) => {
        const reason = {
          label: 'its label is set in the page',
          origin: 'it matches this page',
          any: 'it matches all pages',
        };
        return `The settings of the bulk “${label}” override the embed’s, because ${reason[by]}.`;
      }),
  },
];

const PLAYBACK_FIELDS: readonly FieldEffect[] = [
  {
    field: 'autoplay',
    describe: ({ playback }) =>
      when(playback.autoplay, 'Starts automatically; muted if the browser requires it.'),
  },
  { field: 'mute', describe: ({ playback }) => when(playback.muted, 'Starts muted.') },
  {
    field: 'preload',
    describe: ({ playback }) => when(playback.preload, 'Loads the media before playback starts.'),
  },
  {
    field: 'pip',
    describe: ({ playback }) =>
      when(playback.pictureInPicture, 'Adds a button for picture-in-picture.'),
  },
  {
    field: 'controlbar_visible',
    describe: ({ controls }) => when(!controls.visible, 'Removes the control bar.'),
  },
  {
    field: 'controlbar_auto_hide',
    describe: ({ controls }) =>
      when(controls.visible && !controls.autoHide, 'Keeps the control bar visible.'),
  },
  {
    field: 'seekable',
    describe: ({ controls, source }) =>
      when(!controls.seekable && source?.kind === 'video', 'Prevents seeking forward.'),
  },
  {
    field: 'background_color',
    describe: ({ look }) =>
      when(
        look.backgroundColor !== null && !/^#0{3,8}$/.test(look.backgroundColor),
        `Fills the area around the video with ${look.backgroundColor ?? ''}.`,
      ),
  },
  {
    field: 'background_image',
    describe: ({ look }) =>
      given(look.backgroundImage, () => 'Shows an image in the area around the video.'),
  },
  {
    field: 'player_color',
    describe: ({ look }) =>
      given(look.playerColor, (color) => `Shows the player’s buttons and bars in ${color}.`),
  },
  {
    field: 'scrollmode_enabled',
    describe: ({ scrollMode }) =>
      when(scrollMode.enabled, 'Follows the reader down the page while it plays.'),
  },
  {
    field: 'scrollmode_mute_on_mouse_over',
    describe: ({ scrollMode }) =>
      when(
        scrollMode.enabled && scrollMode.muteOnMouseOver,
        'Mutes the floating player while the mouse is over it.',
      ),
  },
  {
    field: 'scrollmode_destroy_on',
    describe: ({ scrollMode: { enabled, destroyOn } }) =>
      when(
        enabled && destroyOn.length > 0,
        `Removes the player on ${destroyOn.map(({ name }) => name).join(' or ')}.`,
      ),
  },
];

const ofWatermark =
  (sentence: (watermark: Watermark) => string | null) =>
  ({ watermark }: PlayerConfig): string | null =>
    watermark && sentence(watermark);

const WATERMARK_FIELDS: readonly FieldEffect[] = [
  { field: 'watermark', describe: ofWatermark(() => 'Shows an image over the video.') },
  {
    field: 'watermark_width',
    describe: ofWatermark(({ width }) => given(width, (px) => `The image is ${px} px wide.`)),
  },
  {
    field: 'watermark_height',
    describe: ofWatermark(({ height }) => given(height, (px) => `The image is ${px} px high.`)),
  },
  {
    field: 'watermark_opacity',
    describe: ofWatermark(({ opacity }) =>
      when(opacity !== 1, `The image is ${Math.round((1 - opacity) * 100)} % transparent.`),
    ),
  },
  {
    field: 'watermark_displaytime',
    describe: ofWatermark(({ displayTime }) =>
      given(displayTime, (time) => `The image disappears after ${seconds(time)} of playback.`),
    ),
  },
  {
    field: 'watermark_hide',
    describe: ofWatermark(({ hidesWithControls }) =>
      when(hidesWithControls, 'The image is hidden together with the controls.'),
    ),
  },
  {
    field: 'watermark_link',
    describe: ofWatermark(({ link }) => given(link, (url) => `A click on the image opens ${url}.`)),
  },
  ...(['top', 'right', 'bottom', 'left'] as const).map((side) => ({
    field: `watermark_${side}`,
    describe: ofWatermark(({ offset }) =>
      given(
        offset[side],
        ({ value, unit }) => `The image is ${value}${unit} from the ${side} edge.`,
      ),
    ),
  })),
];

/** Fields about content, playback, look and watermark. */
export const PLAYER_FIELDS: readonly FieldEffect[] = [
  ...CONTENT_FIELDS,
  ...PLAYBACK_FIELDS,
  ...WATERMARK_FIELDS,
];
