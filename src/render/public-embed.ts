import { isJsonObject } from '../text/json.js';
import { parseAddress } from '../resolve/address.js';
import { hostedPlayerUrl } from '../resolve/hosted-player.js';
import { STREAM_FIELDS } from '../resolve/stream.js';
import { readRoot } from '../resolve/field-reader.js';
import { isNumberKeyed } from '../resolve/read-list.js';
import { texts } from '../resolve/read-format.js';
import { boundedText } from '../resolve/read-value.js';
import { waterfall, WATERFALL_SEPARATOR } from '../ad-tags/split-waterfall.js';
import type { Embed } from '../schema/embed.js';
import { element } from './markup.js';

/** Copies the public part of a value; undefined when there is none. */
type Projection = (value: unknown) => unknown;

type AllowList = Readonly<Record<string, Projection>>;

/** A JSON value that is not a list or an object. Values of other types could contain anything and are not public. */
const scalar: Projection = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return boundedText(value);
  return value === null || typeof value === 'boolean' ? value : undefined;
};

/** User name and password at the start of a text with an authority. */
const USER_INFO = /^([^/\\?#@:]*:[/\\]*|[/\\]{2,})[^/\\?#]*@/;

/** The text without user name and password, even if tabs and line breaks hide them. */
const withoutUserInfo = (text: string): string => {
  const address = parseAddress(text);
  if (address !== null) return address.stripped ? address.href : text;
  const visible = text.replace(/[\t\n\r]/g, '');
  return USER_INFO.test(visible) ? visible.replace(USER_INFO, '$1') : text;
};

const textual =
  (rewrite: (text: string) => string): Projection =>
  (value) =>
    typeof value === 'string' ? rewrite(value) : scalar(value);

/** An address, or any other text in its field. */
const address = textual(withoutUserInfo);

const adTags = textual((sourceUrl) =>
  sourceUrl.includes('@')
    ? waterfall(sourceUrl).map(withoutUserInfo).join(WATERFALL_SEPARATOR)
    : sourceUrl,
);

/** A new frame with the address of the hosted player, the only part of the service's code that is used. */
const frame: Projection = (value) => {
  const src = hostedPlayerUrl(readRoot({ code_iframe: value }));
  return src === null ? null : element('iframe', { src });
};

/** Rules of a bulk. A rule with a user name matches no page and is left out. */
const rules: Projection = (value) =>
  texts(readRoot({ rules: value }), 'rules').filter((rule) => !rule.includes('@'));

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
    if (isJsonObject(value)) return allowed(allowList, value);
    return value === null ? null : undefined;
  };

/** A list, an object with numeric keys, or a single element without a list: the service sends all three. */
const list =
  (project: Projection): Projection =>
  (value) => {
    if (Array.isArray(value)) return value.map((element: unknown) => project(element) ?? null);
    if (isJsonObject(value) && isNumberKeyed(value)) return list(project)(Object.values(value));
    const single = project(value);
    // Readers take an object without keys for a list, too.
    return isJsonObject(single) && isNumberKeyed(single) ? [] : single;
  };

const each = (names: string, project: Projection = scalar): AllowList =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, project]));

const ABOUT: AllowList = {
  ...each('id title short_description description tags created_at'),
  ...each('preview_image', address),
};
const STREAM = each(STREAM_FIELDS.join(' '), address);

const ad = object({
  ...each(`id title adv_type type after_time stay_time fixed delay_time max_width max_height
    destination_url_title available_video`),
  ...each('destination_url preview_image', address),
  ...STREAM,
  source_url: adTags,
  replace_rules: list(object(each('subject value'))),
});

/** The settings of an embed, which a bulk may override (spec 2.5, platform facts 2.1). */
const SETTINGS: AllowList = {
  ...each(`width height responsive crop skin background_color player_color autoplay mute
    preload pip desktop_player controlbar_visible controlbar_auto_hide seekable
    skip_preroll skip_time setting_volume player_adv_manager adsdk_vpaid_mode
    scrollmode_enabled scrollmode_mute_on_mouse_over
    watermark_width watermark_height watermark_opacity watermark_displaytime watermark_hide
    watermark_top watermark_right watermark_bottom watermark_left`),
  ...each('background_image watermark watermark_link', address),
  scrollmode_destroy_on: list(scalar),
  ...each(
    `preroll midroll postroll overlay_initial overlay_main
    mobile_preroll mobile_midroll mobile_postroll mobile_overlay_initial mobile_overlay_main`,
    list(ad),
  ),
};

const analytics = object({
  ...each(`id title track_id track_domain mg clientid adtrack_start adtrack_complete adtrack_standard
    vcid cisuffix sfcode prod`),
  url_beacon: address,
});

const track = object({
  ...each('language lang srclang label title name'),
  ...each('url src file source_url', address),
});

/** Only the codes that `<media-embed>` shows are public. */
const EMBED: AllowList = {
  ...ABOUT,
  ...each('public_id code subtitles_default_lang'),
  ...each('primary_url secondary_url tertiary_url', address),
  code_iframe: frame,
  ...SETTINGS,
  video: object({ ...ABOUT, ...each('available_video invalid_video duration'), ...STREAM }),
  live: object({ ...ABOUT, ...STREAM }),
  bulks: list(object({ ...each('id title label'), context_rules: rules, ...SETTINGS })),
  subtitles: list((value) => (isJsonObject(value) ? track(value) : address(value))),
  categories: list(object(each('id title father_id'))),
  ...each('tracka_account ama_configuration trackb_account trackc_account', analytics),
};

/**
 * The public part of an embed: built field by field from an allow-list of what a player needs, so that
 * unknown fields are left out. Stream user, password, name, entry points and secondary streams (spec
 * 2.3) are not in the list, and user names and passwords are dropped from all addresses.
 *
 * It resolves to the same configuration as the embed, except for the values that the configuration keeps
 * unchanged: ads of an unknown kind and subtitles have only the listed fields, and tags have no passwords.
 */
export const publicEmbed = (embed: Embed): object => allowed(EMBED, readRoot(embed).object);
