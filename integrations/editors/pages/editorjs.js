import EditorJS from '@editorjs/editorjs';
import {
  editorjsMediaEmbed,
  listenForEditorjsPaste,
  renderEditorjsMediaEmbed,
} from 'media-embed-elements/editors/editorjs.js';

export const start = async (holder, options) => {
  const tools = options ? { mediaEmbed: editorjsMediaEmbed(options) } : {};
  const editor = new EditorJS({ holder, tools, autofocus: true });
  await editor.isReady;
  if (options) listenForEditorjsPaste(editor, holder, options);
  const html = ({ type, data }) =>
    type === 'mediaEmbed' ? renderEditorjsMediaEmbed(data, options) : `<p>${data.text}</p>`;
  return {
    focus: () => editor.focus(true),
    output: async () => (await editor.save()).blocks.map(html).join('\n'),
    load: (html) => editor.blocks.renderFromHTML(html),
  };
};
