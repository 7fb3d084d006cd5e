/** Defaults of a new ad tag (platform facts 1.1). */
export const ADDART_DEFAULTS = { adv_type: 'dart', replace_rules: [], description: '' };

/** Defaults of a new bulk (platform facts 2.2). */
export const BULK_DEFAULTS = {
  responsive: '0',
  background_color: '000000',
  background_image: null,
  player_color: 'FFCE3E',
  autoplay: '0',
  mute: '0',
  controlbar_visible: '1',
};

const nulls = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, null]));

/** Defaults of a new embed: every field of spec 2.5 except id, title, date and codes. */
export const EMBED_DEFAULTS = {
  public_id: null,
  short_description: '',
  description: '',
  tags: '',
  ...nulls('primary_url', 'secondary_url', 'tertiary_url'),
  skin: 'default',
  width: '540',
  height: '302',
  ...BULK_DEFAULTS,
  crop: '0',
  controlbar_auto_hide: '1',
  seekable: '1',
  preload: '0',
  pip: '0',
  wmode: 'opaque',
  skip_preroll: '0',
  skip_time: 0,
  setting_volume: '-1',
  desktop_player: 'html5',
  scrollmode_enabled: '0',
  scrollmode_mute_on_mouse_over: '0',
  scrollmode_destroy_on: [],
  ...nulls('video', 'live'),
  preroll: [],
  ...nulls('midroll', 'postroll', 'overlay_initial', 'overlay_main'),
  mobile_preroll: [],
  ...nulls('mobile_midroll', 'mobile_postroll', 'mobile_overlay_initial', 'mobile_overlay_main'),
  player_adv_manager: 'ima',
  adsdk_vpaid_mode: 'disabled',
  ...nulls('subtitles', 'subtitles_default_lang'),
  ...nulls('watermark', 'watermark_width', 'watermark_height', 'watermark_opacity'),
  watermark_displaytime: null,
  watermark_hide: '0',
  ...nulls('watermark_link', 'watermark_bottom', 'watermark_right', 'watermark_top'),
  watermark_left: null,
  categories: [],
  application_published: '0',
  ...nulls('bulks', 'tracka_account', 'ama_configuration', 'trackb_account', 'trackc_account'),
};
