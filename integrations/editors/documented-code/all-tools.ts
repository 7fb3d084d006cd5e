/** The lines of docs/guides/cms/editors.md and docs/guides/cms/sanitizers.md, compiled with the types of the tools. */
import EditorJS from '@editorjs/editorjs';
import { Editor, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { ClassicEditor, MediaEmbed } from 'ckeditor5';
import DOMPurify from 'dompurify';
import * as lexical from 'lexical';
import { Schema } from 'prosemirror-model';
import { schema } from 'prosemirror-schema-basic';
import { type Command, EditorState, Plugin as ProsemirrorPlugin } from 'prosemirror-state';
import Quill from 'quill';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import tinymce from 'tinymce';
import { unified } from 'unified';
import { ckeditorMediaEmbed } from '../../../.build/src/editors/ckeditor5.js';
import { domPurifyMediaEmbed } from '../../../.build/src/editors/dompurify.js';
import {
  editorjsMediaEmbed,
  listenForEditorjsPaste,
} from '../../../.build/src/editors/editorjs.js';
import { lexicalMediaEmbed } from '../../../.build/src/editors/lexical.js';
import { prosemirrorMediaEmbed } from '../../../.build/src/editors/prosemirror.js';
import { registerQuillMediaEmbed } from '../../../.build/src/editors/quill.js';
import { mediaEmbedSchema, rehypeMediaEmbed } from '../../../.build/src/editors/rehype-sanitize.js';
import { tinymceMediaEmbed } from '../../../.build/src/editors/tinymce.js';
import { tiptapMediaEmbed } from '../../../.build/src/editors/tiptap.js';

const options = { embeds: ['https://www.example/embeds'], players: ['https://media.example'] };

export const useAll = async (element: HTMLElement): Promise<void> => {
  const { provider, plugin } = ckeditorMediaEmbed(options);
  await ClassicEditor.create(element, {
    licenseKey: 'GPL',
    plugins: [MediaEmbed, plugin],
    mediaEmbed: { extraProviders: [provider] },
  });
  tinymce.PluginManager.add('mediaembed', tinymceMediaEmbed(options));
  new Editor({ element, extensions: [tiptapMediaEmbed({ Node, Plugin }, options)] });
  const prosemirror = prosemirrorMediaEmbed({ Plugin: ProsemirrorPlugin }, options);
  const nodes = schema.spec.nodes.addToEnd('mediaEmbed', prosemirror.nodeSpec);
  EditorState.create({ schema: new Schema({ nodes }), plugins: [prosemirror.plugin] });
  prosemirror.insert('https://www.example/embeds/7') satisfies Command;
  const { node, register, $insertMediaEmbed } = lexicalMediaEmbed(lexical, options);
  const lexicalEditor = lexical.createEditor({ nodes: [node] });
  register(lexicalEditor);
  lexicalEditor.update(() => void $insertMediaEmbed('https://www.example/embeds/7'));
  registerQuillMediaEmbed(Quill, options);
  const editor = new EditorJS({ tools: { mediaEmbed: editorjsMediaEmbed(options) } });
  listenForEditorjsPaste(editor, element, options);
  DOMPurify.sanitize('', domPurifyMediaEmbed(DOMPurify, options));
  unified().use(rehypeMediaEmbed, options).use(rehypeSanitize, mediaEmbedSchema(defaultSchema));
};
