import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, Editor, Text, Transforms } from 'slate';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import {
  blockCode,
  domSource,
  embedRecognizer,
  pastedParts,
  storedData,
} from 'media-embed-elements/editors/recognizer.js';

// recipe
/** The embeds of what is pasted. Slate reads no HTML, so that a copied link would lose its address. */
const pasted = (recognizer, data) => {
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  const link = body.querySelector('a');
  const isAlone = link?.textContent === body.textContent.trim();
  const block = isAlone ? recognizer.blockOf(domSource(link)) : null;
  return block ? [block] : pastedParts(recognizer, data.getData('text/plain'));
};

const withMediaEmbed = (editor, recognizer) => {
  const { insertData, isVoid } = editor;
  editor.isVoid = (element) => element.type === 'media-embed' || isVoid(element);
  editor.insertData = (data) => {
    const parts = pasted(recognizer, data);
    if (parts === null) return insertData(data);
    const nodes = parts.map((part) =>
      typeof part === 'string'
        ? { type: 'paragraph', children: [{ text: part }] }
        : { type: 'media-embed', ...storedData(part), children: [{ text: '' }] },
    );
    Transforms.insertNodes(editor, nodes);
  };
  return editor;
};

/** For your function that writes HTML. */
const htmlOfMediaEmbed = (element, recognizer) => {
  const block = recognizer.storedBlock(element);
  return block ? blockCode(block) : '';
};
// end of recipe

const escaped = (text) => {
  const holder = document.createElement('p');
  holder.textContent = text;
  return holder.innerHTML;
};

const htmlOf = (node, recognizer) => {
  if (Text.isText(node)) return escaped(node.text);
  if (node.type === 'media-embed') return htmlOfMediaEmbed(node, recognizer);
  return `<p>${node.children.map((child) => htmlOf(child, recognizer)).join('')}</p>`;
};

export const start = (element, options) => {
  const recognizer = options && embedRecognizer(options);
  const plain = withReact(createEditor());
  const editor = recognizer ? withMediaEmbed(plain, recognizer) : plain;
  const initialValue = [{ type: 'paragraph', children: [{ text: '' }] }];
  const field = createElement(Editable, { id: 'field' });
  createRoot(element).render(createElement(Slate, { editor, initialValue }, field));
  return {
    focus: async () => {
      while (!document.querySelector('#field')) await new Promise(requestAnimationFrame);
      ReactEditor.focus(editor);
      Transforms.select(editor, Editor.end(editor, []));
      const isReady = () =>
        document.activeElement.id === 'field' && document.getSelection().rangeCount > 0;
      while (!isReady()) await new Promise(requestAnimationFrame);
    },
    output: () =>
      editor.children
        .map((node) => htmlOf(node, recognizer))
        .filter((html) => html !== '<p></p>')
        .join(''),
  };
};
