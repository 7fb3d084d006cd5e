import { isJsonObject } from '../../src/text/json.js';
import type { Embed } from '../../src/schema/embed.js';
import { EmbedError } from '../../src/player/embed-error.js';

/** Maximum length of the JSON: bytes if it is fetched, UTF-16 units if it is inline. */
export const MAX_EMBED_LENGTH = 2_000_000;

/** Accepts any object as an embed, because `resolveEmbed` is total. Throws EmbedError `not-an-embed`. */
export const asEmbed = (value: unknown): Embed => {
  if (!isJsonObject(value))
    throw new EmbedError(
      'not-an-embed',
      Array.isArray(value) ? 'a list' : `of type ${typeof value}`,
    );
  return value as unknown as Embed;
};

/** Parses the JSON text of an embed. Throws EmbedError `too-large`, `not-json` or `not-an-embed`. */
export const parseEmbed = (text: string): Embed => {
  if (text.length > MAX_EMBED_LENGTH) throw new EmbedError('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new EmbedError('not-json', '', { cause });
  }
  return asEmbed(value);
};
