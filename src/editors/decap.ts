import { element, type Markup, textMarkup as textOf } from '../render/markup.js';
import { blockCode, type EmbedBlock, titleOf } from './embed-block.js';
import { editorLabels } from './editor-labels.js';
import type { EditorOptions } from './editor-options.js';
import { embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { escapedMarkdown, markdownLink } from './markdown-links.js';
import { pagePatterns } from './page-patterns.js';
import { previewCode } from './preview-code.js';

export type { EditorOptions } from './editor-options.js';

/** The values of the fields, as the form holds them. */
export interface DecapMediaEmbedData {
  /** The link to the embed, or its code. */
  readonly address?: unknown;
  /** The accessible name of the player. */
  readonly title?: unknown;
}

export interface DecapOptions extends EditorOptions {
  /**
   * What the Markdown has: `link` (default), a link alone in a paragraph, for any renderer; `element`, a line with
   * `<media-embed src>`, for renderers that keep HTML.
   */
  readonly form?: 'link' | 'element' | undefined;
}

interface DecapField {
  readonly name: string;
  readonly label: string;
  readonly widget: 'string';
  readonly required?: boolean;
  readonly pattern?: readonly [pattern: string, message: string];
}

/** A component for `CMS.registerEditorComponent`. */
export interface DecapEditorComponent {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly fields: DecapField[];
  readonly pattern: RegExp;
  fromBlock(match: RegExpMatchArray): { address: string; title: string };
  toBlock(data: DecapMediaEmbedData): string;
  toPreview(data: DecapMediaEmbedData): string;
}

const TITLE = '(?:\\\\[^\\n]|[^\\\\[\\]\\n]){1,600}';

/** An element with its fallback, on one line. */
const ELEMENT = '<media-embed\\s[^<>\\n]{1,4000}>[^\\n]{0,4000}?</media-embed>';

/** The end of a paragraph. */
const END = '(?=[ \\t]*(?:\\n[ \\t]*(?:\\n|$)|$))';

const LINK = new RegExp(`^\\[(${TITLE})\\]\\(<?([^\\s<>()]+)>?\\)$`);

/** The sources of the patterns of pages, without anchors, in a paragraph. */
const addressSource = (folders: readonly string[]): string => {
  const sources = pagePatterns(folders).map(({ source }) => source.replace(/^\^|\$$/g, ''));
  return sources.length === 0 ? '(?!)' : sources.map((source) => `(?:${source})`).join('|');
};

/** Matches a paragraph that is an address, an autolink or a link to an embed, or its element. */
const patternOf = (folders: readonly string[]): RegExp => {
  // A query ends with the link.
  const address = `(?:${addressSource(folders).replaceAll('\\S*', '[^\\s<>()]*')})`;
  const sources = folders.map((folder) => folder.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const embedElement = `(?=<media-embed\\s[^<>\\n]{0,4000}?src="(?:${sources || '(?!)'})/)${ELEMENT}`;
  return new RegExp(
    `^(?:<${address}>|${address}|\\[${TITLE}\\]\\(<?${address}>?\\)|${embedElement})${END}`,
  );
};

const blockOf = (
  recognizer: EmbedRecognizer,
  { address, title }: DecapMediaEmbedData,
): EmbedBlock | null => {
  const block = recognizer.blockIn(address);
  return block && { ...block, title: titleOf(title) ?? block.title };
};

const markdownOf = (block: EmbedBlock, form: DecapOptions['form']): string => {
  if (form === 'element') return blockCode(block);
  return block.title === null ? `<${block.page}>` : markdownLink(block);
};

/** The values of the fields for a paragraph that matches the pattern. */
const dataOf = (recognizer: EmbedRecognizer, text: string): { address: string; title: string } => {
  const [, name, linked] = LINK.exec(text) ?? [];
  const block = recognizer.blockIn(linked ?? text.replace(/^<(https?:[^<>]*)>$/, '$1'));
  const title = name === undefined ? block?.title : name.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  // Other paragraphs stay as they were written, and so does code that has a size.
  const address = block?.width === null ? block.page : text;
  return { address, title: title ?? '' };
};

/** The player, which Decap CMS drops unless the field has `sanitize_preview: false`, and a link, which it keeps. */
const previewOf = (block: EmbedBlock, name: string): Markup => {
  const link = element('a', { href: block.page }, textOf(block.title ?? block.page));
  return element('figure', {}, previewCode(block, name), element('p', {}, link));
};

const oneLine = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/**
 * The component `media-embed` for the Markdown editor of Decap CMS: a form with the link to an embed and a title,
 * and a preview. It writes a link alone in a paragraph, or `<media-embed src>`, and reads both.
 *
 * @example
 * CMS.registerEditorComponent(decapMediaEmbed({ embeds: ['https://www.example/embeds'] }));
 */
export const decapMediaEmbed = (options: DecapOptions): DecapEditorComponent => {
  const recognizer = embedRecognizer(options);
  const label = editorLabels(options.language);
  const valid = `^\\s*(?:<.*|${addressSource(recognizer.folders)})\\s*$`;
  return {
    id: 'media-embed',
    label: label('name'),
    icon: 'media',
    fields: [
      {
        name: 'address',
        label: label('address'),
        widget: 'string',
        pattern: [valid, label('unknown')],
      },
      { name: 'title', label: label('title'), widget: 'string', required: false },
    ],
    pattern: patternOf(recognizer.folders),
    fromBlock: ([text]) => dataOf(recognizer, text),
    toBlock: (data) => {
      const block = blockOf(recognizer, data);
      return block ? markdownOf(block, options.form) : escapedMarkdown(oneLine(data.address));
    },
    toPreview: (data) => {
      const block = blockOf(recognizer, data);
      return block ? previewOf(block, label('name')) : '';
    },
  };
};
