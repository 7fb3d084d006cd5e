import MarkdownIt from 'markdown-it';
import { markdownItMediaEmbed } from '../../../.build/src/editors/markdown-it.js';

export const render = ({ text }, options) => {
  const md = new MarkdownIt();
  if (options) md.use(markdownItMediaEmbed, options);
  return md.render(text);
};
