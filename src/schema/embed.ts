import { adSettingsSchema } from './ad-settings.js';
import { AmaSchema, TrackaSchema, TrackbSchema, TrackcSchema } from './analytics.js';
import { BulkSchema } from './bulk.js';
import { CategorySchema } from './category.js';
import { LiveSchema } from './live.js';
import { playerSettings } from './player-settings.js';
import { identity, texts } from './shared-fields.js';
import { VideoSchema } from './video.js';
import {
  flag,
  integer,
  length,
  list,
  numeric,
  object,
  open,
  optional,
  text,
  type Infer,
} from './field-types.js';

/** The watermark of an embed and an embed template (spec 2.5). */
const watermarkSettings = {
  /** URL of the watermark image, or null for none. */
  watermark: optional(text),
  /** Width in CSS pixels to which the image is resized. */
  watermark_width: optional(integer),
  /** Height in CSS pixels to which the image is resized. */
  watermark_height: optional(integer),
  /** Opacity, 0 to 1. */
  watermark_opacity: optional(numeric),
  /** Display time in seconds. */
  watermark_displaytime: optional(integer),
  /** 1 if the watermark disappears with the controls. */
  watermark_hide: optional(flag),
  /** URL to which a click leads. */
  watermark_link: optional(text),
  /** Offset from the bottom edge. */
  watermark_bottom: optional(length),
  /** Offset from the right edge. */
  watermark_right: optional(length),
  /** Offset from the top edge. */
  watermark_top: optional(length),
  /** Offset from the left edge. */
  watermark_left: optional(length),
};

/** The settings that an embed shares with its template. */
const embedSettings = {
  /** Default player width in CSS pixels. */
  width: optional(length),
  /** Default player height in CSS pixels. */
  height: optional(length),
  /** 1 to crop the video to the set size. */
  crop: optional(flag),
  ...playerSettings,
  ...adSettingsSchema,
  ...watermarkSettings,
  /** Categories of the embed. */
  categories: optional(list(CategorySchema)),
  /** 1 if published in applications. */
  application_published: optional(flag),
  /** Named settings that override those of the embed on some pages, or null. */
  bulks: optional(list(BulkSchema)),
  /** The tracka configuration attached, or null. */
  tracka_account: optional(TrackaSchema),
  /** The ama configuration attached, or null. */
  ama_configuration: optional(AmaSchema),
  /** The trackb configuration attached, or null. */
  trackb_account: optional(TrackbSchema),
  /** The trackc configuration attached, or null. */
  trackc_account: optional(TrackcSchema),
};

/**
 * An embed: the player settings of one video or live and everything attached to them
 * (spec 2.5). Both generations have this field set.
 *
 * Only `id` is required, since no complete reply is known; every other field may be
 * absent or null. `resolveEmbed` never depends on this schema: it reads any JSON.
 */
export const EmbedSchema = object({
  ...texts,
  /** Public id; when not null it is used instead of `id` in embed code. */
  public_id: optional(text),
  /** URL that the replace rule `url-primary` puts into ad tags. */
  primary_url: optional(text),
  /** URL that the replace rule `url-secondary` puts into ad tags. */
  secondary_url: optional(text),
  /** URL that the replace rule `url-tertiary` puts into ad tags. */
  tertiary_url: optional(text),
  ...embedSettings,
  /** HTML embed code. */
  code: optional(text),
  /** Embed code, iframe version. */
  code_iframe: optional(text),
  /** Embed code, 360 version. */
  code_360: optional(text),
  /** Embed code, AMP version. */
  code_amp: optional(text),
  /** Embed code, instant-article version. */
  code_instant_article: optional(text),
  /** The video used as source; null when a live is used. */
  video: optional(VideoSchema),
  /** The live used as source; null when a video is used. */
  live: optional(LiveSchema),
  /** Subtitles, or null; the interface leaves the shape of an element open. */
  subtitles: optional(list(open)),
  /** Default subtitle language, or null. */
  subtitles_default_lang: optional(text),
});

/** An embed (spec 2.5): only `id` is always there. */
export interface Embed extends Infer<typeof EmbedSchema> {}

/** An embed template: the settings of an embed without source, texts and code (spec 2.6). */
export const EmbedTemplateSchema = object({ ...identity, ...embedSettings });

/** An embed template (spec 2.6). */
export interface EmbedTemplate extends Infer<typeof EmbedTemplateSchema> {}
