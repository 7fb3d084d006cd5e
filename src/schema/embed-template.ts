import * as z from 'zod/mini';
import { EmbedSchema } from './embed.js';
import type { Wire } from './wire.js';

/** An embed template: the settings of an embed without source, texts and code (spec 2.6). */
export const EmbedTemplateSchema = z.omit(EmbedSchema, {
  public_id: true,
  short_description: true,
  description: true,
  tags: true,
  primary_url: true,
  secondary_url: true,
  tertiary_url: true,
  code: true,
  code_iframe: true,
  code_360: true,
  code_amp: true,
  code_instant_article: true,
  video: true,
  live: true,
  subtitles: true,
  subtitles_default_lang: true,
});

/** An embed template (spec 2.6). */
export interface EmbedTemplate extends Wire<typeof EmbedTemplateSchema> {}
