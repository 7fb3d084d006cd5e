import { htmlToPortableText } from '@portabletext/html';
import { toHTML } from '@portabletext/to-html';
import { JSDOM } from 'jsdom';
import {
  blockCode,
  embedRecognizer,
  pastedParts,
  storedData,
} from '../../../.build/src/editors/recognizer.js';

const parseHtml = (html) => new JSDOM(html).window.document;

const paragraph = (text) => {
  const { document } = new JSDOM().window;
  const element = document.createElement('p');
  element.textContent = text;
  return element.outerHTML;
};

// recipe
const portableTextMediaEmbed = (options) => {
  const recognizer = embedRecognizer(options);
  return {
    /** What is pasted: blocks, or null for a text without an embed, which the editor pastes itself. */
    blocksOf: (text) =>
      pastedParts(recognizer, text)?.map((part) =>
        typeof part === 'string'
          ? { _type: 'block', children: [{ _type: 'span', text: part }] }
          : { _type: 'mediaEmbed', ...storedData(part) },
      ) ?? null,
    /** For `components.types` of `toHTML`. */
    mediaEmbed: ({ value }) => {
      const block = recognizer.storedBlock(value);
      return block ? blockCode(block) : '';
    },
  };
};
// end of recipe

export const render = ({ text, html }, options) => {
  const media = options && portableTextMediaEmbed(options);
  const blocks =
    media?.blocksOf(text) ?? htmlToPortableText(html ?? paragraph(text), { parseHtml });
  return toHTML(blocks, { components: { types: media ? { mediaEmbed: media.mediaEmbed } : {} } });
};
