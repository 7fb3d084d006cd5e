import { blockSize, type BlockSize } from '../../../src/editors/block-size.js';
import { isJsonObject, type JsonObject } from '../../../src/text/json.js';
import { CmsError } from './cms-error.js';
import type { Language } from '../../../src/messages/languages.js';

const MARKS = ['bold', 'italic', 'strike', 'underline', 'code'] as const;

export type Mark = (typeof MARKS)[number];

export type Inline =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly marks: readonly Mark[];
      readonly href: string | null;
    }
  | { readonly type: 'break' };

export type Block =
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly content: readonly Inline[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly Blocks[] }
  | { readonly type: 'quote'; readonly content: Blocks }
  | { readonly type: 'rule' }
  | ({ readonly type: 'embed'; readonly id: string; readonly title: string } & BlockSize);

export type Blocks = readonly Block[];

export interface ArticleText {
  readonly title: string;
  readonly language: Language;
  readonly author: string;
  readonly content: Blocks;
}

export interface Article extends ArticleText {
  readonly slug: string;
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  readonly publishedAt: string;
}

/** Quotes and lists in each other, more than anybody writes; the size of an article is limited by its request. */
const MAX_DEPTH = 100;

const MAX_TITLE_LENGTH = 200;

/** The address of a published embed on any name of this server; `oembed` is the endpoint for others. */
const EMBED_ADDRESS = /^https?:\/\/[^/]+\/embeds\/(?!oembed\.json$)([\w-]{1,64})\.json$/;

/** Control characters except tabs and line breaks are left out, and half a surrogate pair becomes U+FFFD. */
const cleanText = (value: unknown): string =>
  typeof value === 'string'
    ? value.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '').replace(/\p{Surrogate}/gu, '\ufffd')
    : '';

/** The title on one line, or the empty string. */
export const articleTitle = (value: unknown): string =>
  cleanText(typeof value === 'string' ? value.slice(0, MAX_TITLE_LENGTH) : '')
    .replace(/\s+/g, ' ')
    .trim();

const objectsIn = (list: unknown): readonly JsonObject[] =>
  Array.isArray(list) ? (list as readonly unknown[]).filter(isJsonObject) : [];

const childrenOf = (node: JsonObject): readonly JsonObject[] => objectsIn(node['content']);

const attributesOf = (node: JsonObject): JsonObject =>
  isJsonObject(node['attrs']) ? node['attrs'] : {};

/** The address of a link, if it is one that a reader may follow: http, https, mailto, or an address of this site. */
const hrefOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
};

const textOf = (node: JsonObject): Inline => {
  const marks = objectsIn(node['marks']);
  const names = marks.map((mark) => mark['type']);
  const link = marks.find((mark) => mark['type'] === 'link');
  return {
    type: 'text',
    text: cleanText(node['text']),
    marks: MARKS.filter((mark) => names.includes(mark)),
    href: link === undefined ? null : hrefOf(attributesOf(link)['href']),
  };
};

/** What the account knows of an embed, for what its block in the article does not say. */
export type EmbedFacts = (id: string) => {
  readonly title: string;
  readonly width: number | null;
  readonly height: number | null;
} | null;

/** Reads the JSON of an editor. Only what is listed here gets into the article; everything else is left out. */
class ArticleReader {
  readonly #embedFacts: EmbedFacts;

  constructor(embedFacts: EmbedFacts) {
    this.#embedFacts = embedFacts;
  }

  blocks(nodes: readonly JsonObject[], depth: number): Blocks {
    return nodes.flatMap((node) => this.#block(node, depth));
  }

  #block(node: JsonObject, depth: number): Blocks {
    if (depth > MAX_DEPTH) throw new CmsError(413, 'article-too-deep');
    switch (node['type']) {
      case 'paragraph':
        return [{ type: 'paragraph', content: this.#inlines(node) }];
      case 'heading':
        return [this.#heading(node)];
      case 'bulletList':
      case 'orderedList':
        return [this.#list(node, depth)];
      case 'blockquote':
        return [{ type: 'quote', content: this.blocks(childrenOf(node), depth + 1) }];
      case 'horizontalRule':
        return [{ type: 'rule' }];
      case 'mediaEmbed':
        return this.#embed(node);
      default:
        return this.#unknown(node, depth);
    }
  }

  /** The content of a block that is not known stays. */
  #unknown(node: JsonObject, depth: number): Blocks {
    const inlines = this.#inlines(node);
    return inlines.length > 0
      ? [{ type: 'paragraph', content: inlines }]
      : this.blocks(childrenOf(node), depth + 1);
  }

  #heading(node: JsonObject): Block {
    const level = attributesOf(node)['level'] === 3 ? 3 : 2;
    return { type: 'heading', level, content: this.#inlines(node) };
  }

  #list(node: JsonObject, depth: number): Block {
    const items = childrenOf(node).map((item) => this.blocks(childrenOf(item), depth + 1));
    return { type: 'list', isOrdered: node['type'] === 'orderedList', items };
  }

  #embed(node: JsonObject): Blocks {
    const { src, title, width, height, responsive } = attributesOf(node);
    const [, id] = EMBED_ADDRESS.exec(cleanText(src)) ?? [];
    if (id === undefined) return [];
    const facts = this.#embedFacts(id);
    const written = blockSize(width, height, responsive);
    const size = written.width === null ? blockSize(facts?.width, facts?.height, true) : written;
    return [{ type: 'embed', id, title: articleTitle(title) || (facts?.title ?? ''), ...size }];
  }

  #inlines(node: JsonObject): readonly Inline[] {
    return childrenOf(node).flatMap((child): readonly Inline[] => {
      if (child['type'] === 'hardBreak') return [{ type: 'break' }];
      return child['type'] === 'text' ? [textOf(child)] : [];
    });
  }
}

/**
 * The content of an article from the JSON of the editor, without anything that an article may not have.
 * Throws CmsError 413 for one that has too many quotes and lists in each other.
 */
export const articleContent = (document: unknown, embedFacts: EmbedFacts): Blocks =>
  isJsonObject(document) ? new ArticleReader(embedFacts).blocks(childrenOf(document), 0) : [];

const MAX_EXCERPT_LENGTH = 120;

const blockText = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('');
    case 'list':
      return block.items.map((item) => item.map(blockText).join(' ')).join(' ');
    case 'quote':
      return block.content.map(blockText).join(' ');
    case 'rule':
      return '';
    case 'embed':
      return block.title;
  }
};

export const isBlank = (content: Blocks): boolean =>
  content.every((block) => {
    if (block.type === 'embed') return false;
    if (block.type === 'quote') return isBlank(block.content);
    return block.type === 'list' ? block.items.every(isBlank) : blockText(block).trim() === '';
  });

/** The beginning of the text of an article on one line, by which its author recognizes it. */
export const excerptOf = (content: Blocks): string => {
  const text = content.map(blockText).join(' ').replace(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length <= MAX_EXCERPT_LENGTH
    ? text
    : `${letters.slice(0, MAX_EXCERPT_LENGTH).join('').trimEnd()} …`;
};

const MAX_SLUG_LENGTH = 60;

/** The name of an article in its address: lowercase letters and digits of its title, with hyphens. */
export const slugOf = (title: string, normalize: (text: string) => string): string =>
  normalize(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '') || 'article';
