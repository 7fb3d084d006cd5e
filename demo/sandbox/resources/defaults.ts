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

const NO_ADS = {
  preroll: [],
  midroll: null,
  postroll: null,
  overlay_initial: null,
  overlay_main: null,
  mobile_preroll: [],
  mobile_midroll: null,
  mobile_postroll: null,
  mobile_overlay_initial: null,
  mobile_overlay_main: null,
};

const NO_WATERMARK = {
  watermark: null,
  watermark_width: null,
  watermark_height: null,
  watermark_opacity: null,
  watermark_displaytime: null,
  watermark_hide: '0',
  watermark_link: null,
  watermark_bottom: null,
  watermark_right: null,
  watermark_top: null,
  watermark_left: null,
};

/** Defaults of a new embed: every field of spec 2.5 except id, title, date and codes. */
export const EMBED_DEFAULTS = {
  public_id: null,
  short_description: '',
  description: '',
  tags: '',
  primary_url: null,
  secondary_url: null,
  tertiary_url: null,
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
  video: null,
  live: null,
  ...NO_ADS,
  player_adv_manager: 'ima',
  adsdk_vpaid_mode: 'disabled',
  subtitles: null,
  subtitles_default_lang: null,
  ...NO_WATERMARK,
  categories: [],
  application_published: '0',
  bulks: null,
  tracka_account: null,
  ama_configuration: null,
  trackb_account: null,
  trackc_account: null,
};
