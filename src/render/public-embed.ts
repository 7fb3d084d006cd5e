import { isNumberKeyed, isObject, rootWire } from '../resolve/wire.js';
import type { Embed } from '../schema/embed.js';

/** Copies what of a value may be public; undefined when nothing may. */
type Projection = (value: unknown) => unknown;

/** Field names with their projections. */
type AllowList = Readonly<Record<string, Projection>>;

/** A JSON value without parts. What is of another kind than its field may hold anything, and is not public. */
const scalar: Projection = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return value === null || typeof value === 'string' || typeof value === 'boolean'
    ? value
    : undefined;
};

const allowed = (allowList: AllowList, value: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(allowList)
      .filter(([name]) => Object.hasOwn(value, name))
      .map(([name, project]) => [name, project(value[name])])
      .filter(([, projected]) => projected !== undefined),
  ) as object;

const object =
  (allowList: AllowList): Projection =>
  (value) => {
    if (isObject(value)) return allowed(allowList, value);
    return value === null ? null : undefined;
  };

/** A list, an object with numbers as keys, or the only element alone: the wire writes all three. */
const list =
  (project: Projection): Projection =>
  (value) => {
    if (Array.isArray(value)) return value.map((element: unknown) => project(element) ?? null);
    return isObject(value) && isNumberKeyed(value)
      ? list(project)(Object.values(value))
      : project(value);
  };

const each = (names: string, project: Projection = scalar): AllowList =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, project]));

const ABOUT = 'id title short_description description tags created_at preview_image';
const STREAM = 'url_iphone url_hls url_video url_video_mp4 url_mp4';

const ad = object({
  ...each(`id title adv_type type source_url after_time stay_time fixed delay_time max_width max_height
    destination_url destination_url_title preview_image available_video ${STREAM}`),
  replace_rules: list(object(each('subject value'))),
});

/** The settings of an embed, which a bulk may override (spec 2.5, platform facts 2.1). */
const SETTINGS: AllowList = {
  ...each(`width height responsive crop skin background_color background_image player_color autoplay mute
    preload pip desktop_player controlbar_visible controlbar_auto_hide seekable
    skip_preroll skip_time setting_volume player_adv_manager adsdk_vpaid_mode
    scrollmode_enabled scrollmode_mute_on_mouse_over
    watermark watermark_width watermark_height watermark_opacity watermark_displaytime watermark_hide
    watermark_link watermark_top watermark_right watermark_bottom watermark_left`),
  scrollmode_destroy_on: list(scalar),
  ...each(
    `preroll midroll postroll overlay_initial overlay_main
    mobile_preroll mobile_midroll mobile_postroll mobile_overlay_initial mobile_overlay_main`,
    list(ad),
  ),
};

const analytics = object(
  each(`id title track_id track_domain mg url_beacon clientid adtrack_start adtrack_complete
    adtrack_standard vcid cisuffix sfcode prod`),
);

const track = object(each('url src file source_url language lang srclang label title name'));

/** Of the service's code only what `<media-embed>` shows. */
const EMBED: AllowList = {
  ...each(
    `${ABOUT} public_id primary_url secondary_url tertiary_url code code_iframe subtitles_default_lang`,
  ),
  ...SETTINGS,
  video: object(each(`${ABOUT} available_video invalid_video duration ${STREAM}`)),
  live: object(each(`${ABOUT} ${STREAM}`)),
  bulks: list(object({ ...each('id title label'), context_rules: list(scalar), ...SETTINGS })),
  subtitles: list((value) => (isObject(value) ? track(value) : scalar(value))),
  categories: list(object(each('id title father_id'))),
  ...each('tracka_account ama_configuration trackb_account trackc_account', analytics),
};

/**
 * What of an embed may stand in a page: built field by field from a list of what a player needs, so that
 * a field nobody thought of stays out. Stream user, password, name, entry points and secondary
 * streams (spec 2.3) are not in the list. It resolves to the same configuration as the embed itself.
 */
export const publicEmbed = (embed: Embed): object => allowed(EMBED, rootWire(embed).object);
