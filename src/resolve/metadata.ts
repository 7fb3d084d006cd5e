import { address } from './address.js';
import { objects } from './read-list.js';
import { report, value, type FieldReader } from './field-reader.js';
import { text } from './read-value.js';
import type { Category, EmbedUrls, Identity } from './player-config.js';

/** Unlike in other texts, a number is not accepted: it would name the embed in published code. */
const publicIdOf = (fields: FieldReader): string | null => {
  const given = value(fields, 'public_id');
  if (typeof given === 'string') return given || null;
  if (given !== null) report(fields, 'public_id', 'not-text', given);
  return null;
};

/** Names of the embed: a public id that is a non-empty string is used instead of the id (spec 2.5). */
export const identity = (fields: FieldReader): Identity => {
  const embedId = text(fields, 'id');
  const publicId = publicIdOf(fields);
  return { id: publicId ?? embedId, embedId, publicId };
};

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
