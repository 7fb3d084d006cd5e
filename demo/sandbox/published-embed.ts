import type { Answer } from './call.js';
import { entityTag, isNamed } from './entity-tag.js';
import { textReply } from './json-reply.js';
import type { WireObject } from './object-kind.js';
import { type Fields, project } from './projection.js';
import { namedEmbed } from './resources/embeds.js';

const scalars = (names: string): Fields =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'scalar' as const]),
  );

/** Spec 2.7, and the fields of an `advideo` (platform facts 1.3). */
const AD: Fields = {
  ...scalars(`adv_type id type title source_url description created_at after_time stay_time fixed delay_time
    max_width max_height destination_url destination_url_title short_description tags available_video
    preview_image url_iphone url_video url_video_mp4`),
  replace_rules: scalars('subject value'),
};

const AD_SETTINGS: Fields = {
  ...scalars('player_adv_manager adsdk_vpaid_mode skip_preroll skip_time setting_volume'),
  ...Object.fromEntries(
    ['', 'mobile_'].flatMap((device) =>
      ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'].map((slot) => [
        device + slot,
        AD,
      ]),
    ),
  ),
};

/** Settings that an embed and a bulk have both (platform facts 2.1). */
const PLAYER_SETTINGS: Fields = {
  ...scalars(`skin responsive background_color background_image player_color autoplay mute controlbar_visible
    controlbar_auto_hide seekable preload pip wmode desktop_player scrollmode_enabled
    scrollmode_mute_on_mouse_over scrollmode_destroy_on`),
  ...AD_SETTINGS,
};

/**
 * The fields of an embed that may stand in a public page. Of a live they leave out user,
 * password, stream name and entry points, and the attached xml, whose content is not known.
 */
const EMBED: Fields = {
  ...PLAYER_SETTINGS,
  ...scalars(`id public_id title short_description description tags primary_url secondary_url tertiary_url
    created_at width height crop code code_iframe code_360 code_amp code_instant_article subtitles_default_lang
    watermark watermark_width watermark_height watermark_opacity watermark_displaytime watermark_hide
    watermark_link watermark_bottom watermark_right watermark_top watermark_left application_published`),
  video:
    scalars(`id title short_description description tags available_video invalid_video created_at
    preview_image duration url_iphone url_video url_video_mp4`),
  live: scalars(
    'id title short_description description tags created_at preview_image url_iphone url_video',
  ),
  subtitles: scalars(
    'id kind label title name language lang srclang url src file source_url default',
  ),
  categories: scalars('id title description created_at father_id'),
  bulks: { ...PLAYER_SETTINGS, ...scalars('id title label context_rules created_at') },
  tracka_account: scalars('id title track_id track_domain mg description default created_at'),
  ama_configuration: scalars('id title default description url_beacon created_at'),
  trackb_account:
    scalars(`id title clientid adtrack_start adtrack_complete adtrack_standard default description
    created_at`),
  trackc_account: scalars(
    'id title clientid vcid cisuffix sfcode prod description default created_at',
  ),
};

/** The fields of an embed that may stand in a public page, its lists and objects cut to theirs. */
export const published = (embed: WireObject): unknown => project(embed, EMBED);

/** An embed without secrets, for pages: no token is needed to read it. */
export const publishedEmbed: Answer = async (call) => {
  const json = JSON.stringify(published(await namedEmbed(call)));
  const tag = entityTag(json);
  const headers = { ETag: tag, 'Cache-Control': 'public, max-age=5, stale-while-revalidate=60' };
  if (isNamed(call.request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  return textReply(json, { headers });
};
