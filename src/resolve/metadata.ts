import { address } from './address.js';
import { objects } from './read-list.js';
import type { FieldReader } from './field-reader.js';
import { text } from './read-value.js';
import type { Category, EmbedUrls } from './player-config.js';

/** The full description, else the short one (spec 2.5). */
export const description = (embed: FieldReader): string =>
  text(embed, 'description') || text(embed, 'short_description');

/** The tags, which the service separates by commas (spec 2.5). */
export const tags = (embed: FieldReader): readonly string[] =>
  text(embed, 'tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** The embed's addresses for replace rules (spec 2.5). */
export const embedUrls = (embed: FieldReader): EmbedUrls => ({
  primary: address(embed, 'primary_url'),
  secondary: address(embed, 'secondary_url'),
  tertiary: address(embed, 'tertiary_url'),
});

/** Categories of the embed (spec 2.4). */
export const categories = (embed: FieldReader): readonly Category[] =>
  objects(embed, 'categories').map((category) => ({
    id: text(category, 'id'),
    title: text(category, 'title'),
    parentId: text(category, 'father_id') || null,
  }));
