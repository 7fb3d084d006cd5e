/** Tools that run in Node: each makes HTML of a text, with and without the module of this library. */
import MarkdownIt from 'markdown-it';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import sanitizeHtml from 'sanitize-html';
import { unified } from 'unified';
import { markdownItMediaEmbed } from '../../.build/src/editors/markdown-it.js';
import { mediaEmbedSchema, rehypeMediaEmbed } from '../../.build/src/editors/rehype-sanitize.js';
import { sanitizeHtmlMediaEmbed } from '../../.build/src/editors/sanitize-html.js';

const markdownIt = (text, options) => {
  const md = new MarkdownIt({ linkify: true });
  if (options) md.use(markdownItMediaEmbed, options);
  return md.render(text);
};

const rehype = (html, options) => {
  const processor = unified().use(rehypeParse, { fragment: true });
  if (options) processor.use(rehypeMediaEmbed, options);
  const schema = options ? mediaEmbedSchema(defaultSchema) : defaultSchema;
  return String(processor.use(rehypeSanitize, schema).use(rehypeStringify).processSync(html));
};

export const TOOLS_IN_NODE = {
  'markdown-it': markdownIt,
  'sanitize-html': (html, options) =>
    sanitizeHtml(
      html,
      options ? sanitizeHtmlMediaEmbed(options, sanitizeHtml.defaults) : undefined,
    ),
  'rehype-sanitize': rehype,
};
