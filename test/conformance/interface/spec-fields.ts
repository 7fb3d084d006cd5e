import assert from 'node:assert/strict';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The fields of spec 2, by section; a field in brackets may be absent (spec 2.2, platform facts 7.1). Videos have the duration of platform facts 8. */
export const FIELDS = {
  video: words(`id title short_description description tags available_video invalid_video
    created_at preview_image duration [url_iphone] [url_video] [url_video_mp4]`),
  video1: words(`id titolo descrizione_breve descrizione tags video_disponibile invalid_video
    data_inserimento preview_image url_flash url_iphone`),
  live: words(`id title short_description description tags created_at entry_point_primary
    entry_point_backup stream_name user pass secondary_streams multi_stream_name_fmle preview_image
    xml1 xml2 [url_iphone] [url_video]`),
  category: words('id title description created_at father_id'),
  template: words(`id title skin created_at width height responsive crop background_color
    background_image player_color autoplay mute controlbar_visible controlbar_auto_hide seekable
    preload pip wmode skip_preroll skip_time setting_volume desktop_player scrollmode_enabled
    scrollmode_mute_on_mouse_over scrollmode_destroy_on preroll midroll postroll overlay_initial
    overlay_main mobile_preroll mobile_midroll mobile_postroll mobile_overlay_initial
    mobile_overlay_main player_adv_manager adsdk_vpaid_mode watermark watermark_width
    watermark_height watermark_opacity watermark_displaytime watermark_hide watermark_link
    watermark_bottom watermark_right watermark_top watermark_left categories application_published
    bulks tracka_account ama_configuration trackb_account trackc_account`),
  tracka1: words('id titolo track_id track_domain mg descrizione predefinito data_inserimento'),
  ama: words('id title default description url_beacon created_at'),
  slot: words('slot video'),
  page: words(`current_page data first_page_url from last_page last_page_url next_page_url path
    per_page prev_page_url to total`),
  authorization: words('access_token refresh_token data_creazione data_scadenza state'),
};

/** Those of an embed (spec 2.5). */
export const EMBED = [
  ...FIELDS.template,
  ...words(`public_id short_description description tags primary_url secondary_url tertiary_url code
    code_iframe code_360 code_amp code_instant_article video live subtitles subtitles_default_lang`),
];

/** Asserts that an object has the fields of the list and no others. */
export const checkFields = (item: object, fields: readonly string[], row: string): void => {
  const always = fields.filter((name) => !name.startsWith('['));
  const all = fields.map((name) => name.replace(/[[\]]/g, ''));
  const names = Object.keys(item);
  assert.deepEqual(
    always.filter((name) => !names.includes(name)),
    [],
    `${row} lacks fields`,
  );
  assert.deepEqual(
    names.filter((name) => !all.includes(name)),
    [],
    `${row} has fields too many`,
  );
};
