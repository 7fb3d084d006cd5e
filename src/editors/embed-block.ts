import { element, type Attributes, type Markup, textMarkup } from '../render/markup.js';
import { aspectRatioOf, type BlockSize } from './block-size.js';

const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** Where a block stands in its column. */
export type BlockAlignment = (typeof ALIGNMENTS)[number];

/** A published embed as a block of an editor's document: plain data, as editors store it. */
export interface EmbedBlock extends BlockSize {
  /** Address of the page of the embed, which people paste as a link. */
  readonly page: string;
  /** Address of the published JSON, for `<media-embed src>`. */
  readonly src: string;
  /** Accessible name of the player; null for the embed's own title. */
  readonly title: string | null;
  readonly align: BlockAlignment | null;
}

export const alignmentOf = (value: unknown): BlockAlignment | null =>
  ALIGNMENTS.find((alignment) => alignment === value) ?? null;

/** Longer names are cut by screen readers. */
const MAX_TITLE_LENGTH = 300;

/** The value as a name of the player, or null if it is blank, an address or not a text. */
export const titleOf = (value: unknown): string | null => {
  const title = typeof value === 'string' ? value.trim().slice(0, MAX_TITLE_LENGTH) : '';
  return title === '' || /^[a-z]+:\/\//i.test(title) ? null : title;
};

/** What editors store of a block, besides its page, which follows from its address. */
export type StoredBlock = Omit<EmbedBlock, 'page'>;

export const storedData = ({
  src,
  title,
  align,
  width,
  height,
  responsive,
}: EmbedBlock): StoredBlock => ({ src, title, align, width, height, responsive });

/**
 * The attributes of the element that a document stores; null means that an attribute is not written. A responsive
 * player has only the style, since its attributes would limit its width.
 */
const blockAttributes = (block: EmbedBlock): Attributes => {
  const ratio = aspectRatioOf(block);
  return {
    src: block.src,
    title: block.title,
    width: block.responsive ? null : block.width,
    height: block.responsive ? null : block.height,
    'data-align': block.align,
    style: ratio === null ? null : `aspect-ratio:${ratio}`,
  };
};

/** The attributes that sanitizers keep. */
export const STORED_ATTRIBUTES = [
  'src',
  'title',
  'width',
  'height',
  'data-align',
  'style',
] as const;

/** The attributes that are written, as text. */
export const writtenAttributes = (block: EmbedBlock): Record<string, string> =>
  Object.fromEntries(
    Object.entries(blockAttributes(block)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/** The same for elements of other names, of which `upgrade-links.js` makes players. */
export const sizeData = ({ width, height, responsive }: BlockSize) => ({
  'data-width': width === null ? null : String(width),
  'data-height': height === null ? null : String(height),
  'data-responsive': responsive ? 'true' : null,
});

/** The `<media-embed>` element of a block. The link in it leads to the embed where the element is not defined. */
export const blockCode = (block: EmbedBlock): Markup =>
  element(
    'media-embed',
    blockAttributes(block),
    element('a', { href: block.page }, textMarkup(block.title ?? block.page)),
  );

/** The attributes of the frame that previews a block in an editor: the embed's page, without access to the editor. */
export const previewAttributes = ({ page, title }: EmbedBlock, name: string) => ({
  src: page,
  title: title === null ? name : `${name}: ${title}`,
  // With an opaque origin, since the page may be published on the site of the editor.
  sandbox: 'allow-scripts',
  loading: 'lazy',
  referrerpolicy: 'no-referrer',
  // The block is selected and deleted as a whole.
  tabindex: '-1',
});
