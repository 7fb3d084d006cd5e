import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import {
  blockCode,
  embedRecognizer,
  pastedParts,
  storedData,
} from '../../../.build/src/editors/recognizer.js';

const textNode = (text) => ({ type: 'text', version: 1, text, format: 0 });
const paragraph = (...children) => ({ type: 'paragraph', version: 1, children });

/** A copied link as Payload stores it. */
const linkNode = (html, text) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url: /href="([^"]*)"/.exec(html)[1] },
  children: [textNode(text)],
});

// recipe
/** The HTML of a field whose editor has the node of lexicalMediaEmbed. */
const htmlOf = (data, options) => {
  const recognizer = embedRecognizer(options);
  const mediaEmbed = ({ node }) => {
    const block = recognizer.storedBlock(node);
    return block ? blockCode(block) : '';
  };
  return convertLexicalToHTML({
    data,
    converters: ({ defaultConverters }) => ({ ...defaultConverters, 'media-embed': mediaEmbed }),
  });
};
// end of recipe

export const render = ({ text, html }, options) => {
  const nodes = (options && pastedParts(embedRecognizer(options), text)) ?? [
    html ? linkNode(html, text) : text,
  ];
  const children = nodes.map((part) => {
    if (typeof part === 'string') return paragraph(textNode(part));
    return part.type === 'link'
      ? paragraph(part)
      : { type: 'media-embed', version: 1, ...storedData(part) };
  });
  const data = { root: { type: 'root', children } };
  return options ? htmlOf(data, options) : convertLexicalToHTML({ data });
};
