import { color, flag, list, optional, text } from './field-types.js';

/** Fields about the player that an embed, an embed template and a bulk share (spec 2.5, platform facts 2.1). */
export const playerSettings = {
  /** Player skin chosen at creation. */
  skin: optional(text),
  /** 1 if the player takes the width of its container. */
  responsive: optional(flag),
  /** Hexadecimal color, with `#` or without. */
  background_color: optional(color),
  /** URL of the background image. */
  background_image: optional(text),
  /** Hexadecimal color, with `#` or without. */
  player_color: optional(color),
  /** 1 if published with autoplay. */
  autoplay: optional(flag),
  /** 1 if published muted. */
  mute: optional(flag),
  /** 0 if the control bar is hidden, 1 otherwise. */
  controlbar_visible: optional(flag),
  /** 1 if the control bar hides itself. */
  controlbar_auto_hide: optional(flag),
  /** 0 if the seek bar is disabled. */
  seekable: optional(flag),
  /** 1 if preload is on. */
  preload: optional(flag),
  /** 1 if picture-in-picture is on. */
  pip: optional(flag),
  /** The `wmode` property of the old plug-in player. */
  wmode: optional(text),
  /** Player type for desktop users. */
  desktop_player: optional(text),
  /** 1 if scroll mode is active. */
  scrollmode_enabled: optional(flag),
  /** 1 if in scroll mode the video mutes on mouse over. */
  scrollmode_mute_on_mouse_over: optional(flag),
  /** Events on which the player is destroyed; `ENDED` and `AD_ERROR` are known, others are accepted too. */
  scrollmode_destroy_on: optional(list(text)),
};
