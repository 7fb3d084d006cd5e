import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { rehypeMediaEmbed } from '../../../.build/src/editors/rehype-sanitize.js';

// recipe
const markdownProcessor = (options) =>
  unified()
    .use(remarkParse)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeMediaEmbed, options)
    .use(rehypeStringify);
// end of recipe

const plain = () => unified().use(remarkParse).use(remarkRehype).use(rehypeStringify);

export const render = ({ text }, options) =>
  String((options ? markdownProcessor(options) : plain()).processSync(text));
