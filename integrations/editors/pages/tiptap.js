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
    focus: () => editor.commands.focus('end'),
    output: () => editor.getHTML(),
    load: (html) => editor.commands.setContent(html),
  };
};
