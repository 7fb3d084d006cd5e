import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { mediaEmbedSchema, rehypeMediaEmbed } from '../../../.build/src/editors/rehype-sanitize.js';

export const render = ({ text }, options) => {
  const processor = unified().use(rehypeParse, { fragment: true });
  if (options) processor.use(rehypeMediaEmbed, options);
  const schema = options ? mediaEmbedSchema(defaultSchema) : defaultSchema;
  return String(processor.use(rehypeSanitize, schema).use(rehypeStringify).processSync(text));
};
