import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { embedsAsLinks } from '../../../.build/src/editors/markdown-links.js';

// recipe
/** A plugin for Vite, before that of MDX. */
const mdxMediaEmbed = (options) => ({
  name: 'media-embed',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.mdx') ? embedsAsLinks(code, options) : null),
});
// end of recipe

export const render = async ({ text }, options) => {
  const source = options ? mdxMediaEmbed(options).transform(text, 'article.mdx') : text;
  const { default: Content } = await evaluate(source, runtime);
  return renderToStaticMarkup(createElement(Content));
};
