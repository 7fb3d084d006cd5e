import { element, type Attributes, type Markup, text } from '../render/markup.js';

/** Where a block stands in its column. */
export type BlockAlignment = 'left' | 'center' | 'right';

/** A published embed as a block of an editor's document: plain data, as editors store it. */
export interface EmbedBlock {
  /** Address of the page of the embed, which people paste as a link. */
  readonly page: string;
  /** Address of the published JSON, for `<media-embed src>`. */
  readonly src: string;
  /** Accessible name of the player; null for the embed's own title. */
  readonly title: string | null;
  readonly align: BlockAlignment | null;
}

const ALIGNMENTS: ReadonlySet<string> = new Set<BlockAlignment>(['left', 'center', 'right']);

/** The value as an alignment, or null. */
export const alignmentOf = (value: unknown): BlockAlignment | null =>
  typeof value === 'string' && ALIGNMENTS.has(value) ? (value as BlockAlignment) : null;

/** Longer names are cut by screen readers. */
const MAX_TITLE_LENGTH = 300;

/** The value as a name of the player, or null if it is blank, an address or no text. */
export const titleOf = (value: unknown): string | null => {
  const title = typeof value === 'string' ? value.trim().slice(0, MAX_TITLE_LENGTH) : '';
  return title === '' || /^[a-z]+:\/\//i.test(title) ? null : title;
};

/** The attributes of the element that a document stores; null means that an attribute is not written. */
export const blockAttributes = ({ src, title, align }: EmbedBlock): Attributes => ({
  src,
  title,
  'data-align': align,
});

/** The `<media-embed>` element of a block. The link in it leads to the embed where the element is not defined. */
export const blockCode = (block: EmbedBlock): Markup =>
  element(
    'media-embed',
    blockAttributes(block),
    element('a', { href: block.page }, text(block.title ?? block.page)),
  );

/** The attributes of the frame that previews a block in an editor: the embed's page, without access to the editor. */
export const previewAttributes = ({ page, title }: EmbedBlock, name: string) => ({
  src: page,
  title: title === null ? name : `${name}: ${title}`,
  // Without an origin of its own, since the page may be published on the site of the editor.
  sandbox: 'allow-scripts',
  loading: 'lazy',
  referrerpolicy: 'no-referrer',
  // The block is selected and deleted as a whole.
  tabindex: '-1',
});
