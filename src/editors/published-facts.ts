import { findTag } from '../service-markup.js';
import { type JsonObject, objectOf } from '../text/json.js';
import { blockSize, type BlockSize } from './block-size.js';
import { titleOf } from './embed-block.js';

export interface PublishedFacts {
  readonly title: string | null;
  /** Absolute http(s) address of the preview image, or null. */
  readonly poster: string | null;
  /** Address of its hosted player, or null. It is not checked. */
  readonly player: string | null;
  readonly size: BlockSize;
}

const httpAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)
    ? new URL(value).href
    : null;

const sizeIn = ({ width, height, responsive }: JsonObject): BlockSize =>
  blockSize(width, height, ['1', 1, true].includes(responsive as string));

const playerIn = ({ code_iframe: code }: JsonObject): string | null => {
  const tag = typeof code === 'string' ? findTag(code, ({ name }) => name === 'iframe') : null;
  return httpAddress(tag?.attributes.get('src'));
};

export const publishedFacts = (embed: unknown): PublishedFacts => {
  const fields = objectOf(embed);
  const source = objectOf(fields['video'] ?? fields['live']);
  return {
    title: titleOf(fields['title']),
    poster: httpAddress(source['preview_image']),
    player: playerIn(fields),
    size: sizeIn(fields),
  };
};

/** Reads the published embed at an address. Null if it cannot be loaded; never rejects. */
export const loadFacts = async (
  src: string,
  request: typeof fetch,
): Promise<PublishedFacts | null> => {
  try {
    const reply = await request(src, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    return reply.ok ? publishedFacts(await reply.json()) : null;
  } catch {
    return null;
  }
};
