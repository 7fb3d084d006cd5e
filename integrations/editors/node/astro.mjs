import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import rehypeRaw from 'rehype-raw';
import { rehypeMediaEmbed } from '../../../.build/src/editors/rehype-sanitize.js';

// recipe
// markdown: markdownSettings(options) in defineConfig({ … }) of astro.config.mjs
const markdownSettings = (options) => ({
  rehypePlugins: [rehypeRaw, [rehypeMediaEmbed, options]],
});
// end of recipe

export const render = async ({ text }, options) => {
  const processor = await createMarkdownProcessor(options ? markdownSettings(options) : {});
  return (await processor.render(text)).code;
};
