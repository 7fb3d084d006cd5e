import { Eleventy } from '@11ty/eleventy';
import { fileURLToPath } from 'node:url';
import { markdownItMediaEmbed } from '../../../.build/src/editors/markdown-it.js';

const folder = fileURLToPath(new URL('../pages/', import.meta.url));

// recipe
const eleventyMediaEmbed = (eleventyConfig, options) =>
  eleventyConfig.amendLibrary('md', (md) => md.use(markdownItMediaEmbed, options));
// end of recipe

export const render = async ({ text }, options) => {
  const site = new Eleventy(folder, '_site', {
    quietMode: true,
    config: (eleventyConfig) => {
      eleventyConfig.setTemplateFormats('md');
      eleventyConfig.addTemplate('article.md', text);
      if (options) eleventyMediaEmbed(eleventyConfig, options);
    },
  });
  const [page] = await site.toJSON();
  return page.content;
};
