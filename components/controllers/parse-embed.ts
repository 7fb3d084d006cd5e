import { isObject } from '../../src/resolve/field-reader.js';
import type { Embed } from '../../src/schema/embed.js';
import { EmbedError } from '../../src/player/embed-error.js';

/** The largest JSON taken, in bytes when fetched and in UTF-16 units when inline. */
export const LARGEST_EMBED = 2_000_000;

/**
 * Takes any object for an embed: its fields are read by `resolveEmbed`, which is total.
 * Throws EmbedError `not-an-embed`.
 */
export const asEmbed = (value: unknown): Embed => {
  if (!isObject(value)) throw new EmbedError('not-an-embed', 'Not JSON.');
  return value as unknown as Embed;
};

export const tooLarge = (): EmbedError => new EmbedError('too-large', 'Too large.');

/** Reads the JSON text of an embed. Throws EmbedError `too-large`, `not-json` or `not-an-embed`. */
export const parseEmbed = (text: string): Embed => {
  if (text.length > LARGEST_EMBED) throw tooLarge();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new EmbedError('not-json', 'Not JSON.', { cause });
  }
  return asEmbed(value);
};
