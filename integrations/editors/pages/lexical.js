import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { LinkNode } from '@lexical/link';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import * as lexical from 'lexical';
import { lexicalMediaEmbed } from 'media-embed-elements/editors/lexical.js';

const { $createParagraphNode, $getRoot, createEditor } = lexical;

export const start = (element, options) => {
  element.contentEditable = 'true';
  const media = options && lexicalMediaEmbed(lexical, options);
  const editor = createEditor({
    namespace: 'article',
    nodes: [HeadingNode, QuoteNode, LinkNode, ...(media ? [media.node] : [])],
    onError: (error) => {
      throw error;
    },
  });
  editor.setRootElement(element);
  registerRichText(editor);
  registerHistory(editor, createEmptyHistoryState(), 300);
  media?.register(editor);
  editor.update(() => $getRoot().append($createParagraphNode()), { discrete: true });
  return {
    focus: () => new Promise((resolve) => editor.focus(() => resolve(element.focus()))),
    output: () => editor.read(() => $generateHtmlFromNodes(editor)),
    load: (html) =>
      editor.update(() => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        $getRoot()
          .clear()
          .append(...$generateNodesFromDOM(editor, body.ownerDocument));
      }),
  };
};
