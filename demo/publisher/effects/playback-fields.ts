import { type FieldEffect, given, when } from './field-effect.js';

/** How it starts, how it can be operated, and how it looks. */
export const PLAYBACK_FIELDS: readonly FieldEffect[] = [
  {
    field: 'autoplay',
    effect: ({ playback }) =>
      when(playback.autoplay, 'Starts by itself; muted, if the browser wants it so.'),
  },
  { field: 'mute', effect: ({ playback }) => when(playback.muted, 'Starts without sound.') },
  {
    field: 'preload',
    effect: ({ playback }) => when(playback.preload, 'Loads the media before it is started.'),
  },
  {
    field: 'pip',
    effect: ({ playback }) =>
      when(playback.pictureInPicture, 'Has a button for picture-in-picture.'),
  },
  {
    field: 'controlbar_visible',
    effect: ({ controls }) => when(!controls.visible, 'Has no control bar.'),
  },
  {
    field: 'controlbar_auto_hide',
    effect: ({ controls }) =>
      when(controls.visible && !controls.autoHide, 'Keeps the control bar in sight.'),
  },
  {
    field: 'seekable',
    effect: ({ controls, source }) =>
      when(!controls.seekable && source?.kind === 'video', 'Lets nobody jump ahead.'),
  },
  {
    field: 'background_color',
    effect: ({ look }) =>
      when(
        look.backgroundColor !== null && !/^#0{3,8}$/.test(look.backgroundColor),
        `Paints what the video leaves free ${look.backgroundColor ?? ''}.`,
      ),
  },
  {
    field: 'background_image',
    effect: ({ look }) =>
      given(look.backgroundImage, () => 'Lays a picture under what the video leaves free.'),
  },
  {
    field: 'player_color',
    effect: ({ look }) =>
      given(look.playerColor, (colour) => `Colours the player’s buttons and bars ${colour}.`),
  },
  {
    field: 'scrollmode_enabled',
    effect: ({ scrollMode }) =>
      when(scrollMode.enabled, 'Follows the reader down the page while it plays.'),
  },
  {
    field: 'scrollmode_mute_on_mouse_over',
    effect: ({ scrollMode }) =>
      when(
        scrollMode.enabled && scrollMode.muteOnMouseOver,
        'Is silent while the mouse is over the small player.',
      ),
  },
  {
    field: 'scrollmode_destroy_on',
    effect: ({ scrollMode: { enabled, destroyOn } }) =>
      when(
        enabled && destroyOn.length > 0,
        `Takes the player away on ${destroyOn.map(({ name }) => name).join(' or ')}.`,
      ),
  },
];
