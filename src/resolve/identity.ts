import { type FieldReader, report, value } from './field-reader.js';
import type { Identity } from './player-config.js';
import { text } from './read-value.js';

/** A number is refused, unlike in other texts, because the public id names the embed in published code. */
const publicIdOf = (fields: FieldReader): string | null => {
  const given = value(fields, 'public_id');
  if (typeof given === 'string') return given || null;
  if (given !== null) report(fields, 'public_id', 'not-text', { unread: given });
  return null;
};

/** Names of the embed: a public id that is a non-empty string is used instead of the id (spec 2.5). */
export const identity = (fields: FieldReader): Identity => {
  const embedId = text(fields, 'id');
  const publicId = publicIdOf(fields);
  return { id: publicId ?? embedId, embedId, publicId };
};
