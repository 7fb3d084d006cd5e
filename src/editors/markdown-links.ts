import type { EmbedBlock } from './embed-block.js';
import { embedRecognizer, type EmbedSites } from './embed-recognizer.js';

export type { EmbedSites } from './embed-recognizer.js';

/** Characters that Markdown could read as markup. CommonMark lets each be escaped by a backslash. */
const MARKUP = /[\\`*_[\]<>&!~#|]/g;

export const escapedMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(MARKUP, (character) => `\\${character}`);

export const markdownLink = ({ page, title }: EmbedBlock): string =>
  `[${escapedMarkdown(title ?? page)}](${page})`;

const PARAGRAPH_END = /(\r?\n[ \t]*\r?\n)/;
const FENCE = /^ {0,3}(?:```|~~~)/gm;
const INDENTED = /^(?: {4}|\t)/;

/**
 * The Markdown, in which each paragraph that is the address or the code of an embed has become a link to it: for tools
 * that drop HTML or make no link of an address. Code blocks stay as they are.
 */
export const embedsAsLinks = (markdown: string, sites: EmbedSites): string => {
  const recognizer = embedRecognizer(sites);
  let isInFence = false;
  const parts = markdown.split(PARAGRAPH_END).map((part) => {
    const fences = part.match(FENCE)?.length ?? 0;
    const isCode = isInFence || fences > 0 || INDENTED.test(part);
    if (fences % 2 === 1) isInFence = !isInFence;
    const block = isCode ? null : recognizer.blockIn(part);
    return block === null ? part : markdownLink(block);
  });
  return parts.join('');
};
