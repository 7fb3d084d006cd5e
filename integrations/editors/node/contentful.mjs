import { documentToHtmlString } from '@contentful/rich-text-html-renderer';
import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import { embedsAsLinks } from '../../../.build/src/editors/markdown-links.js';

// recipe
const richTextOf = (markdown, options) => richTextFromMarkdown(embedsAsLinks(markdown, options));
// end of recipe

export const render = async ({ text }, options) =>
  documentToHtmlString(await (options ? richTextOf(text, options) : richTextFromMarkdown(text)));
