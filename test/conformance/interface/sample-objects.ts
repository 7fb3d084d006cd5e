import type { WireObject } from '../../../demo/sandbox/object-kind.js';

/** One object of every kind. Every field has a distinct value, so that a test notices swapped fields. */

const CREATED = '2026-03-01 18:00:00';

/** Spec 2.1. `duration` is of the nested form (spec 2.1), `url_video` of platform facts 7.1. */
export const VIDEO: WireObject = {
  id: '71',
  title: 'A video',
  short_description: 'Short of 71',
  description: 'Description of 71',
  tags: 'tide,night',
  available_video: '1',
  invalid_video: '0',
  created_at: CREATED,
  preview_image: 'https://images.example/71.jpg',
  duration: 12.5,
  url_video: 'https://streams.example/71.m3u8',
};

/** Spec 2.3. */
export const LIVE: WireObject = {
  id: '72',
  title: 'A live',
  short_description: 'Short of 72',
  description: 'Description of 72',
  tags: 'tower,harbour',
  created_at: '2026-03-02 18:00:00',
  entry_point_primary: 'rtmp://primary.example/72',
  entry_point_backup: 'rtmp://backup.example/72',
  stream_name: 'stream-72',
  user: 'user-72',
  pass: 'pass-72',
  secondary_streams: 'secondary-72',
  multi_stream_name_fmle: 'multi-72',
  preview_image: 'https://images.example/72.jpg',
  xml1: 'https://xml.example/72-1.xml',
  xml2: 'https://xml.example/72-2.xml',
};

/** Spec 2.4. */
export const CATEGORY: WireObject = {
  id: '73',
  title: 'A category',
  description: 'Description of 73',
  created_at: '2026-03-03 18:00:00',
  father_id: 70,
};

const described = (id: string): WireObject => ({
  id,
  title: `Configuration ${id}`,
  description: `Description of ${id}`,
  default: '0',
  created_at: `2026-03-04 18:00:${id}`,
});

/** Spec 2.8. */
export const TRACKA: WireObject = {
  ...described('41'),
  default: '1',
  track_id: 'track-41',
  track_domain: 'track.example',
  mg: 'mg8=a;mg15=b',
};

export const AMA: WireObject = { ...described('42'), url_beacon: 'https://beacon.example/42.xml' };

export const TRACKB: WireObject = {
  ...described('43'),
  clientid: 'client-43',
  adtrack_start: 'start-43',
  adtrack_complete: 'complete-43',
  adtrack_standard: 'standard-43',
};

export const TRACKC: WireObject = {
  ...described('44'),
  clientid: 'client-44',
  vcid: 'vc-44',
  cisuffix: 'suffix-44',
  sfcode: 'sf-44',
  prod: 'prod-44',
};

const ad = (id: string, type: string, more: WireObject = {}): WireObject => ({
  adv_type: 'dart',
  id,
  type,
  title: `Ad ${id}`,
  source_url: `https://ads.example/${id}?rnd=[rnd]`,
  replace_rules: [{ subject: '[rnd]', value: 'random-number' }],
  description: `Description of ${id}`,
  created_at: '2026-03-05 18:00:00',
  ...more,
});

const MAIN_OVERLAY = { fixed: 1, delay_time: 3, max_width: '300', max_height: '60' };

/** Spec 2.6. */
export const TEMPLATE: WireObject = {
  id: '75',
  title: 'A template',
  skin: 'skin-75',
  created_at: '2026-03-06 18:00:00',
  width: '800',
  height: '450',
  responsive: '1',
  crop: '0',
  background_color: '102030',
  background_image: 'https://images.example/background-75.jpg',
  player_color: 'FFCE3E',
  autoplay: '0',
  mute: '1',
  controlbar_visible: '1',
  controlbar_auto_hide: '0',
  seekable: '1',
  preload: '0',
  pip: '1',
  wmode: 'opaque',
  skip_preroll: '1',
  skip_time: 5,
  setting_volume: 'defaultOff',
  desktop_player: 'html5',
  scrollmode_enabled: '1',
  scrollmode_mute_on_mouse_over: '0',
  scrollmode_destroy_on: ['AD_ERROR', 'ENDED'],
  preroll: [ad('51', 'linear')],
  midroll: [ad('52', 'linear')],
  postroll: ad('53', 'linear'),
  overlay_initial: ad('54', 'non-linear', { after_time: 1, stay_time: 8 }),
  overlay_main: ad('55', 'non-linear', { after_time: 2, stay_time: 9, ...MAIN_OVERLAY }),
  mobile_preroll: [ad('56', 'linear')],
  mobile_midroll: null,
  mobile_postroll: null,
  mobile_overlay_initial: null,
  mobile_overlay_main: null,
  player_adv_manager: 'ima',
  adsdk_vpaid_mode: 'enabled',
  watermark: 'https://images.example/watermark-75.png',
  watermark_width: 120,
  watermark_height: 40,
  watermark_opacity: 0.5,
  watermark_displaytime: 7,
  watermark_hide: '1',
  watermark_link: 'https://news.example/75',
  watermark_bottom: '11',
  watermark_right: '12',
  watermark_top: '13',
  watermark_left: '14',
  categories: [CATEGORY],
  application_published: '1',
  bulks: null,
  tracka_account: TRACKA,
  ama_configuration: AMA,
  trackb_account: TRACKB,
  trackc_account: TRACKC,
};

/** Spec 2.5. */
export const EMBED: WireObject = {
  ...TEMPLATE,
  id: '74',
  public_id: 'tide-2026',
  title: 'An embed',
  short_description: 'Short of 74',
  description: 'Description of 74',
  tags: 'embed,tide',
  primary_url: 'https://news.example/primary',
  secondary_url: 'https://news.example/secondary',
  tertiary_url: 'https://news.example/tertiary',
  code: '<div class="media-embed-container" data-embed="tide-2026"></div>',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/tide-2026/acme"></iframe>',
  code_360: '<iframe src="https://media.example/360/tide-2026"></iframe>',
  code_amp: '<amp-iframe src="https://media.example/amp/tide-2026"></amp-iframe>',
  code_instant_article: '<figure class="op-interactive"></figure>',
  video: VIDEO,
  live: null,
  subtitles: [{ lang: 'en', label: 'English', src: 'https://subtitles.example/en.vtt' }],
  subtitles_default_lang: 'en',
};
