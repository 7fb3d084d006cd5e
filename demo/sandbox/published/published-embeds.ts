import type { SandboxContext } from '../server/environment.js';
import { embedInPath } from '../resources/embeds.js';
import { embed as presentEmbed, presented } from '../resources/presentation.js';
import { AD_SLOTS } from '../resources/references.js';
import { MAX_UNPAGED } from '../resources/schemas.js';
import { numberIn, objectIn, objectsIn, textIn, type WireObject } from '../wire-object.js';
import { contentOf } from './content.js';

/** The allowed form of a value: `scalar`, or an object with these fields and no others; lists are read item by item. */
type AllowedValue = 'scalar' | AllowedFields;

interface AllowedFields {
  readonly [field: string]: AllowedValue;
}

/** Deeper lists are dropped. */
const MAX_DEPTH = 8;

const projectFields = (value: object, fields: AllowedFields, depth: number): WireObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, allowed]) => {
      if (!Object.hasOwn(value, name)) return [];
      const projected = project((value as WireObject)[name], allowed, depth + 1);
      return projected === undefined ? [] : [[name, projected]];
    }),
  );

/**
 * Copies the allowed fields of a value. A scalar instead of an object is copied, so that readers see
 * the mistake; an object instead of a scalar is not.
 */
const project = (value: unknown, allowed: AllowedValue, depth = 0): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => project(item, allowed, depth + 1))
      .filter((item) => item !== undefined);
  }
  return allowed === 'scalar' ? undefined : projectFields(value, allowed, depth);
};

const scalars = (names: string): AllowedFields =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'scalar' as const]),
  );

/** Spec 2.7, and the fields of an `advideo` (platform facts 1.3). */
const AD: AllowedFields = {
  ...scalars(`adv_type id type title source_url description created_at after_time stay_time fixed delay_time
    max_width max_height destination_url destination_url_title short_description tags available_video
    preview_image url_iphone url_video url_video_mp4`),
  replace_rules: scalars('subject value'),
};

const AD_SETTINGS: AllowedFields = {
  ...scalars('player_adv_manager adsdk_vpaid_mode skip_preroll skip_time setting_volume'),
  ...Object.fromEntries(AD_SLOTS.map((slot) => [slot, AD])),
};

/** Settings of embeds and bulks (platform facts 2.1). */
const PLAYER_SETTINGS: AllowedFields = {
  ...scalars(`skin responsive background_color background_image player_color autoplay mute controlbar_visible
    controlbar_auto_hide seekable preload pip wmode desktop_player scrollmode_enabled
    scrollmode_mute_on_mouse_over scrollmode_destroy_on`),
  ...AD_SETTINGS,
};

/**
 * The fields of an embed that may be public. User, password, stream name and entry points of a live
 * are left out, and so are its xml attachments, whose content is not known.
 */
const EMBED: AllowedFields = {
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

export const publicFields = (embed: WireObject): unknown => project(embed, EMBED);

/** An embed without secrets, for pages; reading it needs no token. */
export const publishedEmbed = async (c: SandboxContext): Promise<Response> =>
  c.json(publicFields(await embedInPath(c)) as object, 200, {
    'Cache-Control': 'public, max-age=5, stale-while-revalidate=60',
  });

const MAX_PIXELS = 99_999;

const kindOf = (embed: WireObject): 'video' | 'live' | 'none' => {
  if (objectIn(embed, 'video') !== null) return 'video';
  return objectIn(embed, 'live') === null ? 'none' : 'live';
};

/** The entry of an embed in the list: enough to choose one, nothing secret. Not in the specification. */
const listEntry = (embed: WireObject) => ({
  id: textIn(embed, 'id'),
  public_id: textIn(embed, 'public_id') || null,
  title: textIn(embed, 'title'),
  kind: kindOf(embed),
  state: contentOf(embed).state,
  width: numberIn(embed, 'width', 1, MAX_PIXELS),
  height: numberIn(embed, 'height', 1, MAX_PIXELS),
  ads: AD_SLOTS.flatMap((slot) => objectsIn(embed, slot)).length,
});

/** The published embeds, oldest first; reading them needs no token. */
export const publishedList = async (c: SandboxContext): Promise<Response> => {
  const texts = await c.env.objects.list('embed', {}, { offset: 0, limit: MAX_UNPAGED });
  return c.json((await presented(texts, presentEmbed, c)).map(listEntry));
};
