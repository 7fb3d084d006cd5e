import { Editor, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { tiptapMediaEmbed } from 'media-embed-elements/editors/tiptap.js';

export const start = (element, options) => {
  const extensions = options
    ? [StarterKit, tiptapMediaEmbed({ Node, Plugin }, options)]
    : [StarterKit];
  const editor = new Editor({ element, extensions });
  return {
    // The command `focus` waits for a frame, and a key pressed before would go elsewhere.
    focus: () => {
      editor.commands.setTextSelection(editor.state.doc.content.size);
      editor.view.focus();
    },
    output: () => editor.getHTML(),
    load: (html) => editor.commands.setContent(html),
  };
};
